import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

let last = 0;
/** A number that nothing else in this process was given. */
const unused = () => (last += 1);

export interface SeededLeague {
  sportId: number;
  categoryId: number;
  tournamentId: number;
}

/** A league with its sport and category; the sport is shared by leagues that name the same key. */
export async function aLeague(
  pool: Pool,
  given: { sportKey?: string; name?: string; priority?: number; country?: string } = {},
): Promise<SeededLeague> {
  const { sportKey = 'soccer', name = 'Premier League', priority = 1, country = 'England' } = given;
  // Two statements: the first waits for whoever adds the same sport at once, and does not see what they added.
  await pool.query(
    `insert into sports (urn, key, name, priority, type, provider)
     values ('sr:sport:' || $1, $1, initcap($1), 1, 'regular', 'betradar')
     on conflict do nothing`,
    [sportKey],
  );
  const sportId = await idOf(pool, 'select id from sports where key = $1', [sportKey]);
  const categoryId = await idOf(
    pool,
    `insert into categories (urn, sport_id, name, country_code, priority)
     values ($1, $2, $3, 'ENG', 1) returning id`,
    [`sr:category:${unused()}`, sportId, country],
  );
  const tournamentId = await idOf(
    pool,
    'insert into tournaments (urn, category_id, name, priority) values ($1, $2, $3, $4) returning id',
    [`sr:tournament:${unused()}`, categoryId, name, priority],
  );
  return { sportId, categoryId, tournamentId };
}

export interface MatchGiven {
  tournamentId?: number;
  home?: string;
  away?: string;
  /** As SPEC §3 counts: 0 prematch, 1 live. */
  status?: number;
  stageCode?: number | null;
  startTime?: string;
  score?: { home: number; away: number } | null;
  provider?: string;
}

/** A match, with a league of its own unless one is given. */
export async function aMatch(pool: Pool, given: MatchGiven = {}): Promise<number> {
  const { home = 'Arsenal', away = 'Chelsea', status = 0, provider = 'betradar' } = given;
  const { stageCode = null, startTime = '2036-03-01T15:00:00Z', score = null } = given;
  const tournamentId = given.tournamentId ?? (await aLeague(pool)).tournamentId;
  const statistics = { clock: null, total_score: score, period_score: [], red_cards: null };
  const values = [tournamentId, await aCompetitor(pool, home), await aCompetitor(pool, away)];
  return idOf(
    pool,
    `insert into matches (tournament_id, home_id, away_id, urn, provider, start_time, status,
       stage_code, statistics, available_markets, version, sport_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, 1, (
       select c.sport_id from tournaments t join categories c on c.id = t.category_id
       where t.id = $1)) returning id`,
    [
      ...values,
      `sr:match:${unused()}`,
      provider,
      startTime,
      status,
      stageCode,
      JSON.stringify(statistics),
    ],
  );
}

async function aCompetitor(pool: Pool, name: string): Promise<number> {
  return idOf(
    pool,
    'insert into competitors (urn, name, abbreviation) values ($1, $2, upper(left($2, 3))) returning id',
    [`sr:competitor:${unused()}`, name],
  );
}

export interface LineGiven {
  matchId: number;
  marketId?: number;
  specifier?: string;
  /** As SPEC §3 counts: 1 active, -1 suspended. */
  status?: number;
  /** Thousandths by outcome id; null is an outcome without a price. */
  odds?: Readonly<Record<string, number | null>>;
  favourite?: boolean;
  product?: number;
}

/** A line that takes bets: by default 1x2 at 2.00, 3.50 and 4.00 of a producer that is up. */
export async function aLine(pool: Pool, given: LineGiven): Promise<void> {
  const {
    matchId,
    marketId = 1,
    specifier = '',
    status = 1,
    favourite = false,
    product = 1,
  } = given;
  const { odds = { 1: 2000, 2: 3500, 3: 4000 } } = given;
  await producerOfMatch(pool, matchId, product);
  const outcomes = Object.fromEntries(
    Object.entries(odds).map(([id, price]) => [id, { odds: price, active: true }]),
  );
  await pool.query(
    `insert into markets (match_id, market_id, specifier, status, product, favourite, outcomes, version)
     values ($1, $2, $3, $4, $5, $6, $7, 1)`,
    [matchId, marketId, specifier, status, product, favourite, JSON.stringify(outcomes)],
  );
}

/** A line is priced by a producer of its match's provider. */
async function producerOfMatch(pool: Pool, matchId: number, product: number): Promise<void> {
  const { rows } = await pool.query<{ provider: string }>(
    'select provider from matches where id = $1',
    [matchId],
  );
  await aProducer(pool, product, undefined, rows[0]?.provider);
}

/** How often producers give a sign of life, in milliseconds, as long as their pool is open. */
const SIGN_MS = 5_000;
const signing = new WeakSet<Pool>();

/** Those that no feed has written and nobody has silenced go on giving signs. */
function keepSigning(pool: Pool): void {
  if (signing.has(pool)) return;
  signing.add(pool);
  const sign = () => {
    if (pool.ending) return clearInterval(timer);
    pool
      .query('update producers set signed_at = clock_timestamp() where last_message_at is null')
      .catch(() => {});
  };
  const timer = setInterval(sign, SIGN_MS).unref();
}

/** The last sign of a provider's producers was so long ago, in milliseconds, and no other comes: their feed hangs. */
export async function silenceProducers(
  pool: Pool,
  agoMs: number,
  provider = 'betradar',
): Promise<void> {
  await pool.query(
    `update producers set last_message_at = now(),
       signed_at = clock_timestamp() - $1 * interval '1 ms' where provider = $2`,
    [agoMs, provider],
  );
}

/** A producer of a provider that gives signs of life; one that is known already keeps its status unless another is given. */
export async function aProducer(
  pool: Pool,
  id: number,
  status?: 'active' | 'down',
  provider = 'betradar',
): Promise<void> {
  await pool.query(
    `insert into producers (id, provider, status, signed_at)
     values ($1, $3, coalesce($2, 'active'), clock_timestamp())
     on conflict (provider, id) do update set status = coalesce($2, producers.status),
       signed_at = clock_timestamp(), last_message_at = null`,
    [id, status ?? null, provider],
  );
  keepSigning(pool);
}

/** Writes results on a line as the feed does, and queues it for settlement; null takes them back. */
export async function settleLine(
  pool: Pool,
  line: { matchId: number; marketId?: number; specifier?: string },
  results: Readonly<Record<string, string>> | null,
): Promise<void> {
  const { matchId, marketId = 1, specifier = '' } = line;
  await pool.query(
    `with settled as (
       update markets set results = $4, status = case when $4::jsonb is null then -1 else -3 end
       where (match_id, market_id, specifier) = ($1, $2, $3))
     insert into settlement_queue (match_id, market_id, specifier) values ($1, $2, $3)`,
    [matchId, marketId, specifier, results && JSON.stringify(results)],
  );
}

/** A player who may sign in, with an account in each of the currencies, the first being the player's own. */
export async function aPlayer(
  pool: Pool,
  given: { currencies?: readonly string[]; language?: string } = {},
): Promise<number> {
  const { currencies = ['EUR'], language = 'en' } = given;
  const id = await idOf(
    pool,
    `insert into players (email, password_hash, language, currency, birth_date, confirmed_at)
     values ($1, '', $2, $3, '1990-01-01', now()) returning id`,
    [`${randomUUID()}@example.org`, language, currencies[0]],
  );
  await pool.query(
    `insert into player_accounts (player_id, currency, active)
     select $1, currency, true from unnest($2::text[]) currency`,
    [id, currencies],
  );
  return id;
}

export interface PlayerLimitGiven {
  type: string;
  period?: string;
  /** Subunits, bets or milliseconds; left out for an exclusion. */
  most?: number;
  /** When an exclusion ends; left out, never. */
  until?: Date;
}

/** A limit a player has set, in force. */
export async function aPlayerLimit(
  pool: Pool,
  playerId: number,
  { type, period, most, until }: PlayerLimitGiven,
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into player_limits (id, player_id, type, period, most, until, status, asked_at)
     values ($1, $2, $3, $4, $5, $6, 'active', now())`,
    [id, playerId, type, period ?? null, most ?? null, until ?? null],
  );
  return id;
}

async function idOf(pool: Pool, statement: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(statement, values);
  const [row] = rows;
  if (!row) throw new Error('an insert answers with its id');
  return row.id;
}
