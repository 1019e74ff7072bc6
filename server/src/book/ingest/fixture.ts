import { sql, type Transaction } from 'kysely';
import type { Database, StoredStatistics } from '../../db/schema';
import { sportKeyOf, sportPriority } from '../market-catalogue';
import type { FixtureFacts } from './change';

const NOTHING_YET: StoredStatistics = {
  clock: null,
  total_score: null,
  period_score: [],
  red_cards: null,
};

/**
 * Writes a match and all above it: sport, category, league and sides, made where they are new and brought up to
 * date where they are not. Answers with the match's id when anything of it changed, null when nothing did.
 */
export async function saveFixture(
  tx: Transaction<Database>,
  provider: string,
  fixture: FixtureFacts,
): Promise<number | null> {
  const sport = await saveSport(tx, provider, fixture.sport);
  const category = await saveCategory(tx, sport, fixture.category);
  const tournament = await saveTournament(tx, category, fixture.tournament);
  const home = await saveCompetitor(tx, fixture.home);
  const away = await saveCompetitor(tx, fixture.away);
  const { rows } = await sql<{ id: number }>`
    insert into matches (urn, provider, tournament_id, home_id, away_id, stadium, city, start_time,
      statistics, version)
    values (${fixture.urn}, ${provider}, ${tournament.id}, ${home.id}, ${away.id},
      ${fixture.venue?.name ?? null}, ${fixture.venue?.city ?? null},
      ${new Date(fixture.startTime)}, ${JSON.stringify(NOTHING_YET)}, 1)
    on conflict (urn) do update set tournament_id = excluded.tournament_id,
      home_id = excluded.home_id, away_id = excluded.away_id, stadium = excluded.stadium,
      city = excluded.city, start_time = excluded.start_time, version = matches.version + 1
    where ${[tournament, home, away].some(({ changed }) => changed)}
      or (matches.tournament_id, matches.home_id, matches.away_id, matches.stadium, matches.city,
          matches.start_time)
        is distinct from (excluded.tournament_id, excluded.home_id, excluded.away_id,
          excluded.stadium, excluded.city, excluded.start_time)
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

interface Saved {
  readonly id: number;
  readonly changed: boolean;
}

async function saveSport(
  tx: Transaction<Database>,
  provider: string,
  { urn, name }: FixtureFacts['sport'],
): Promise<Saved> {
  const key = sportKeyOf(urn) ?? keyFor(name, urn);
  const type = CYBER.has(key) ? 'cyber' : 'regular';
  const { rows } = await sql<Saved>`
    with saved as (
      insert into sports (urn, key, name, priority, type, provider)
      values (${urn}, ${key}, ${name}, ${sportPriority(urn)}, ${type}, ${provider})
      on conflict (urn) do update set name = excluded.name where sports.name <> excluded.name
      returning id)
    select id, true as changed from saved
    union all select id, false from sports where urn = ${urn}
    limit 1`.execute(tx);
  return one(rows);
}

async function saveCategory(
  tx: Transaction<Database>,
  sport: Saved,
  { urn, name, countryCode }: FixtureFacts['category'],
): Promise<Saved> {
  const country = countryCode === '' ? null : countryCode;
  const { rows } = await sql<Saved>`
    with saved as (
      insert into categories (urn, sport_id, name, country_code, priority)
      values (${urn}, ${sport.id}, ${name}, ${country}, ${priorityOf(urn)})
      on conflict (urn) do update set name = excluded.name, country_code = excluded.country_code
      where (categories.name, categories.country_code)
        is distinct from (excluded.name, excluded.country_code)
      returning id)
    select id, true as changed from saved
    union all select id, false from categories where urn = ${urn}
    limit 1`.execute(tx);
  return one(rows, sport);
}

async function saveTournament(
  tx: Transaction<Database>,
  category: Saved,
  { urn, name }: FixtureFacts['tournament'],
): Promise<Saved> {
  const { rows } = await sql<Saved>`
    with saved as (
      insert into tournaments (urn, category_id, name, priority)
      values (${urn}, ${category.id}, ${name}, ${priorityOf(urn)})
      on conflict (urn) do update set name = excluded.name, category_id = excluded.category_id
      where (tournaments.name, tournaments.category_id)
        is distinct from (excluded.name, excluded.category_id)
      returning id)
    select id, true as changed from saved
    union all select id, false from tournaments where urn = ${urn}
    limit 1`.execute(tx);
  return one(rows, category);
}

async function saveCompetitor(
  tx: Transaction<Database>,
  { urn, name, abbreviation }: FixtureFacts['home'],
): Promise<Saved> {
  const { rows } = await sql<Saved>`
    with saved as (
      insert into competitors (urn, name, abbreviation) values (${urn}, ${name}, ${abbreviation})
      on conflict (urn) do update set name = excluded.name, abbreviation = excluded.abbreviation
      where (competitors.name, competitors.abbreviation)
        is distinct from (excluded.name, excluded.abbreviation)
      returning id)
    select id, true as changed from saved
    union all select id, false from competitors where urn = ${urn}
    limit 1`.execute(tx);
  return one(rows);
}

/** A card shows the names above the match as well, so a change up there is one of the match. */
function one(rows: readonly Saved[], above?: Saved): Saved {
  const [row] = rows;
  if (!row) throw new Error('a row that was written is not there');
  return { id: row.id, changed: row.changed || (above?.changed ?? false) };
}

const CYBER: ReadonlySet<string> = new Set(['csgo', 'lol', 'dota2']);

/** A provider numbers what is followed most first, so the number of a urn is its place. */
function priorityOf(urn: string): number {
  const number = Number(urn.split(':').at(-1));
  return Number.isSafeInteger(number) ? Math.min(number, LAST) : LAST;
}

const LAST = 2_000_000_000;

function keyFor(name: string, urn: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words === '' ? urn.replaceAll(':', '-') : words;
}
