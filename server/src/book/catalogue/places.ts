import type { EventType, SportType } from '@touchline/domain/event';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { localPriority, priorityOf } from './match-order';
import type { ShareAnswer } from './shared-answer';

/** A sport; its priority is that of the locale that was asked for. */
export interface SportPlace {
  sport_id: number;
  sport_urn: string;
  sport_key: string;
  sport_name: string;
  sport_type: SportType;
  sport_provider: string;
  sport_priority: number;
}

/** A category and its sport. */
export interface CategoryPlace extends SportPlace {
  category_id: number;
  category_urn: string;
  category_name: string;
  category_priority: number;
  country_code: string | null;
}

/** A league and what it belongs to. */
export interface TournamentPlace extends CategoryPlace {
  tournament_id: number;
  tournament_urn: string;
  tournament_name: string;
  tournament_priority: number;
  tournament_kind: EventType;
}

const SPORT = sql`s.id as sport_id, s.urn as sport_urn, s.key as sport_key, s.name as sport_name,
  s.type as sport_type, s.provider as sport_provider, ${priorityOf('sport')} as sport_priority`;

const CATEGORY = sql`c.id as category_id, c.urn as category_urn, c.name as category_name,
  c.country_code, ${priorityOf('category')} as category_priority`;

/** Every sport. */
export async function readSports(db: Kysely<Database>, locale: string): Promise<SportPlace[]> {
  const { rows } = await sql<SportPlace>`
    select ${SPORT} from sports s ${localPriority('sport', locale)}`.execute(db);
  return rows;
}

/** Every category, or the one with this id. */
export async function readCategories(
  db: Kysely<Database>,
  locale: string,
  id?: number,
): Promise<CategoryPlace[]> {
  const { rows } = await sql<CategoryPlace>`${PREPARED}
    select ${SPORT}, ${CATEGORY}
    from categories c join sports s on s.id = c.sport_id
      ${localPriority('category', locale)} ${localPriority('sport', locale)}
    where ${among('c', id === undefined ? undefined : [id])}`.execute(db);
  return rows;
}

/** Every league, or those with these ids. */
export async function readTournaments(
  db: Kysely<Database>,
  locale: string,
  ids?: readonly number[],
): Promise<TournamentPlace[]> {
  const { rows } = await sql<TournamentPlace>`${PREPARED}
    select ${SPORT}, ${CATEGORY}, t.id as tournament_id, t.urn as tournament_urn,
      t.name as tournament_name, t.kind as tournament_kind,
      ${priorityOf('tournament')} as tournament_priority
    from tournaments t
      join categories c on c.id = t.category_id
      join sports s on s.id = c.sport_id
      ${localPriority('tournament', locale)} ${localPriority('category', locale)}
      ${localPriority('sport', locale)}
    where ${among('t', ids)}`.execute(db);
  return rows;
}

/** Finds the leagues with these ids, with the priorities of a locale. */
export type FindTournaments = (
  locale: string,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, TournamentPlace>>;

/**
 * Leagues are so few and change so seldom that all of a locale are read at once and shared, so that lists of matches
 * join none. One that is newer is read by itself.
 */
export function tournamentShelf(db: Kysely<Database>, share: ShareAnswer): FindTournaments {
  return async (locale, ids) => {
    const known = placesById(await allTournaments(db, share, locale));
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    return new Map([...known, ...placesById(await readTournaments(db, locale, missing))]);
  };
}

/** Every league, shared by whoever asks for it within a while. */
export function allTournaments(
  db: Kysely<Database>,
  share: ShareAnswer,
  locale: string,
): Promise<TournamentPlace[]> {
  return share(`tournaments ${locale}`, () => readTournaments(db, locale));
}

const maps = new WeakMap<readonly TournamentPlace[], ReadonlyMap<number, TournamentPlace>>();

/** Leagues by id; the same list serves many replies. */
export function placesById(all: readonly TournamentPlace[]): ReadonlyMap<number, TournamentPlace> {
  const known = maps.get(all);
  if (known) return known;
  const map = new Map(all.map((league) => [league.tournament_id, league]));
  maps.set(all, map);
  return map;
}

function among(alias: 'c' | 't', ids: readonly number[] | undefined): RawBuilder<unknown> {
  return ids === undefined
    ? sql`true`
    : sql`${sql.raw(`${alias}.id`)} = any(${unseen(ids, 'integer[]')})`;
}
