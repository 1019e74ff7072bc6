import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openDatabase } from '../../server/src/db/connect';
import { DEFAULT_MAINTENANCE_LIMITS } from '../../server/src/db/limits';
import { migrate } from '../../server/src/db/migrate';
import { type BenchLine, boardOf, cardsOf } from './board';
import { clubNames } from './club-names';

/** What is asked for while measuring: ids of leagues and matches, and words to search for. */
export interface Stored {
  url: string;
  tournaments: number[];
  matches: number[];
  words: string[];
  remove(): Promise<void>;
}

const MATCHES_A_LEAGUE = 50;
const CLUBS_A_LEAGUE = 20;
const LEAGUES_A_CATEGORY = 10;
/** As many as a busy evening has, however many are yet to come. */
const LIVE = 200;
const AT_ONCE = 500;

/** The sports, each with the share of all leagues that it has; main and secondary lines are among those written. */
const SPORTS = [
  ['soccer', 'sr:sport:1'],
  ['tennis', 'sr:sport:5'],
  ['basketball', 'sr:sport:2'],
  ['icehockey', 'sr:sport:4'],
] as const;

/** Makes a database of its own with so many matches, each with `lines` lines, and looks its tables over. */
export async function storedMatches(count: number, lines: number): Promise<Stored> {
  const dir = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  // As root the database runs as another user, who has to get into the folder.
  chmodSync(dir, 0o711);
  const database = await openDatabase({
    databaseUrl: undefined,
    dir: join(dir, 'pg'),
    log: () => {},
    limits: DEFAULT_MAINTENANCE_LIMITS,
  });
  await migrate(database.maintenance);
  const { pool } = database;
  const leagues = Math.max(SPORTS.length, Math.round(count / MATCHES_A_LEAGUE));
  const names = clubNames(leagues * CLUBS_A_LEAGUE);
  await writeLeagues(pool, leagues, names);
  const board = boardOf(lines);
  await writeMatches(pool, count, leagues, board);
  await writeLines(pool, count, board);
  for (const table of ['words', 'name_words', 'competitors', 'tournaments', 'matches', 'markets']) {
    await pool.query(`vacuum (analyze) ${table}`);
  }
  return {
    url: database.url,
    tournaments: idsUpTo(leagues),
    matches: idsUpTo(count),
    words: names.map((name) => name.split(' ')[0] ?? name),
    remove: async () => {
      await database.close();
      rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Ids count from 1 in the order of writing. */
function idsUpTo(last: number): number[] {
  return Array.from({ length: last }, (_, at) => at + 1);
}

async function writeLeagues(pool: Pool, leagues: number, names: readonly string[]): Promise<void> {
  await pool.query(
    `insert into sports (urn, key, name, priority, type, provider)
     select urn, key, initcap(key), place, 'regular', 'betradar'
     from unnest($1::text[], $2::text[]) with ordinality as s (key, urn, place)`,
    [SPORTS.map(([key]) => key), SPORTS.map(([, urn]) => urn)],
  );
  await pool.query(
    `insert into categories (urn, sport_id, name, country_code, priority)
     select 'sr:category:' || n, 1 + n % $2, 'Land ' || n, null, n
     from generate_series(0, ceil($1::float8 / $3)::integer) n`,
    [leagues, SPORTS.length, LEAGUES_A_CATEGORY],
  );
  await pool.query(
    `insert into tournaments (urn, category_id, name, priority)
     select 'sr:tournament:' || n, 1 + n / $2, 'League ' || n || ' of ' || name, n
     from unnest($1::text[]) with ordinality as l (name, n)`,
    [names.slice(0, leagues), LEAGUES_A_CATEGORY],
  );
  await pool.query(
    `insert into competitors (urn, name, abbreviation)
     select 'sr:competitor:' || n, name, upper(left(name, 3))
     from unnest($1::text[]) with ordinality as c (name, n)`,
    [names],
  );
}

/** Matches of a league follow each other; the first of all are in play, some are over, the rest begin later. */
async function writeMatches(
  pool: Pool,
  count: number,
  leagues: number,
  board: readonly BenchLine[],
): Promise<void> {
  const cards = cardsOf(
    SPORTS.map(([key]) => key),
    board,
  );
  await pool.query(
    `insert into matches (urn, provider, tournament_id, sport_id, home_id, away_id, start_time,
       status, stage_code, statistics, available_markets, card, version)
     select 'sr:match:' || n, 'betradar', t.id, c.sport_id,
       (t.id - 1) * $3 + 1 + n / $2 % $3, (t.id - 1) * $3 + 1 + (n / $2 + 7) % $3,
       now() + (n - $4) * interval '1 minute',
       case when n < $4 then 1 when n % 20 = 0 then 4 else 0 end,
       case when n < $4 then 6 end,
       '{"clock":{"match_time":"12:00","stoppage_time":null,"remaining_time":null,"stopped":false},
         "total_score":{"home":1,"away":0},"red_cards":null,
         "period_score":[{"home":1,"away":0,"number":1,"period_key":"first_half"}]}'::jsonb,
       90, card.lines, 1
     from generate_series(0, $1 - 1) n
     join tournaments t on t.id = 1 + n % $2
     join categories c on c.id = t.category_id
     join jsonb_to_recordset($5::jsonb) as card (sport integer, kind integer, lines jsonb)
       on card.sport = c.sport_id and card.kind = (n + 1) % 10
     order by n`,
    [count, leagues, CLUBS_A_LEAGUE, LIVE, JSON.stringify(cards)],
  );
}

/**
 * The lines of every match: those that stand on its card, then totals and handicaps of many markets. As a feed writes
 * them: all of a match together.
 */
async function writeLines(pool: Pool, count: number, board: readonly BenchLine[]): Promise<void> {
  const client = await pool.connect();
  try {
    // A restored dump does the same: keys are not looked up one by one, and the index is built at the end.
    await client.query('set session_replication_role = replica');
    await client.query('alter table markets drop constraint markets_pkey, set unlogged');
    const written = JSON.stringify(board);
    for (let first = 1; first <= count; first += AT_ONCE) {
      await client.query(
        `insert into markets (match_id, market_id, specifier, status, product, favourite, outcomes, version)
         select m.id, l.id, l.specifier, case when (m.id + l.id) % 10 = 0 then -1 else 1 end, 3,
           l.favourite, l.outcomes, 1
         from generate_series($2::integer, $3::integer) m (id)
         cross join jsonb_to_recordset($1::jsonb) as l (
           id integer, specifier text, favourite boolean, outcomes jsonb)
         order by m.id, l.id, l.specifier`,
        [written, first, Math.min(count, first + AT_ONCE - 1)],
      );
    }
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('alter table markets add primary key (match_id, market_id, specifier)');
  } finally {
    client.release(true);
  }
}
