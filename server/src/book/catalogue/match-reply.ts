import { stageKey } from '@touchline/domain/feed/stage';
import { slugOf } from '@touchline/domain/slug';
import type { MatchReply } from '@touchline/wire/catalogue';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { marketReply } from './market-reply';
import { matchRows, type MatchRow } from './match-rows';

/** Shows a match in a locale. */
export type MatchCard = (locale: string) => MatchReply;

/** Reads a match once, to be shown in any number of locales; null when there is none. */
export async function matchCard(db: Kysely<Database>, matchId: number): Promise<MatchCard | null> {
  const page = { limit: 1, offset: 0 };
  const { rows } = await matchRows(db, { ids: [matchId] }, 'start_time:asc', page);
  const [row] = rows;
  return row ? (locale) => asReply(row, locale) : null;
}

/** A match with its main market, in one locale; null when there is none. */
export async function matchReply(
  db: Kysely<Database>,
  matchId: number,
  locale: string,
): Promise<MatchReply | null> {
  const card = await matchCard(db, matchId);
  return card && card(locale);
}

/** The slug of a match (DESIGN §4.2). */
export function matchSlug(id: number, home: string, away: string): string {
  return slugOf('match', id, [home, away]);
}

/** A row as SPEC §3 "Match" has it. */
export function asReply(row: MatchRow, locale: string): MatchReply {
  return {
    id: row.id,
    urn_id: row.urn,
    slug: matchSlug(row.id, row.home_name, row.away_name),
    type: 'match',
    tournament: tournamentOf(row),
    competitors: competitorsOf(row),
    stadium: row.stadium,
    city: row.city,
    status: row.status,
    stage: stageKey(row.stage_code),
    start_time: row.start_time.toISOString(),
    statistics: row.statistics,
    available_markets: row.available_markets,
    main_market: mainMarket(row, locale),
    provider: row.provider,
    has_video: false,
    version: Number(row.version),
  };
}

/** The league of a row, with its category and sport. */
export function tournamentOf(
  row: Pick<MatchRow, `tournament_${string}` & keyof MatchRow> &
    Pick<MatchRow, 'category_id' | 'category_name' | 'category_priority' | 'country_code'> &
    Pick<MatchRow, 'sport_id' | 'sport_key' | 'sport_name' | 'sport_type'>,
): MatchReply['tournament'] {
  return {
    id: row.tournament_id,
    urn_id: row.tournament_urn,
    slug: slugOf('league', row.tournament_id, [row.tournament_name]),
    name: row.tournament_name,
    priority: row.tournament_priority,
    sport: { id: row.sport_id, key: row.sport_key, name: row.sport_name, type: row.sport_type },
    category: {
      id: row.category_id,
      slug: slugOf('category', row.category_id, [row.category_name]),
      name: row.category_name,
      country_code: row.country_code,
      priority: row.category_priority,
    },
  };
}

/** Crests are drawn by the page from the name, so there is no address of a logo. */
function competitorsOf(row: MatchRow): MatchReply['competitors'] {
  return {
    home: {
      id: row.home_id,
      urn_id: row.home_urn,
      name: row.home_name,
      abbreviation: row.home_abbreviation,
      logo: null,
    },
    away: {
      id: row.away_id,
      urn_id: row.away_urn,
      name: row.away_name,
      abbreviation: row.away_abbreviation,
      logo: null,
    },
  };
}

function mainMarket(row: MatchRow, locale: string): MatchReply['main_market'] {
  if (!row.main) return null;
  const line = { ...row.main, version: BigInt(row.main.version) };
  const match = { id: row.id, urn: row.urn, home: row.home_name, away: row.away_name };
  return marketReply(line, match, locale);
}
