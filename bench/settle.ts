import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { settleLine } from '@touchline/testkit/betting/rows';
import { httpClient } from './place/http-clients';
import { openHouse } from './place/house';
import { bareSettling } from './settle/bare';
import { openBetsOn } from './settle/open-bets';
import { openDatabase } from '../server/src/db/connect';
import { DEFAULT_MAINTENANCE_LIMITS } from '../server/src/db/limits';

/**
 * How long it takes until all open bets of an event are settled and paid, over the bare updates and inserts that this
 * cannot do without, in a server that goes on taking bets on other matches. Every player is told of every bet, as
 * always. `npm run bench settle 10000` settles that many bets instead of 100,000.
 */
const BETS = Number(process.argv[2] ?? 100_000);
const PLAYERS = 5000;
const WITHIN_MS = 30_000;
/** Of the bare time. */
const GOAL = 8;
const PLACING_EVERY_MS = 100;
/** Whoever places meanwhile is answered within this, at the 99th percentile. */
const PLACED_WITHIN_MS = 1000;

const OPEN_ON = `select from bet_selections s join bets b on b.id = s.bet_id
  where s.market_id = 1 and b.status = 'waiting_results' and s.match_id =`;

const house = await openHouse(PLAYERS, 2);
try {
  await compare();
} finally {
  await house.remove();
}

async function compare(): Promise<void> {
  const database = await openDatabase({
    databaseUrl: house.databaseUrl,
    dir: '',
    log: () => {},
    limits: DEFAULT_MAINTENANCE_LIMITS,
  });
  const { pool } = database;
  try {
    const [settled = 0, other = 0] = house.matches;
    const playerIds = house.players.map(({ playerId }) => playerId);
    const bareMs = await bareSettling(pool, PLAYERS, BETS);
    await openBetsOn(database, playerIds, settled, BETS);
    while (await isTrue("select from bets where cashout_stale and status = 'waiting_results'"))
      await pause(200);
    await pool.query('checkpoint');
    const place = httpClient({ ...house, matches: [other] }, 'singles');
    const placing = placeUntil(place);
    const began = performance.now();
    await settleLine(pool, { matchId: settled }, { 1: 'win_entire', 2: 'lose_entire' });
    while (await isTrue(`${OPEN_ON} ${settled}`)) await pause(200);
    const ms = performance.now() - began;
    report(ms, bareMs, await placing.end());
    async function isTrue(query: string): Promise<boolean> {
      const { rows } = await pool.query<{ found: boolean }>(`select exists (${query}) as found`);
      return rows[0]?.found ?? false;
    }
  } finally {
    await database.close();
  }
}

/** Places a bet now and then; answers with how long each took, in ms. */
function placeUntil(place: ReturnType<typeof httpClient>): { end(): Promise<number[]> } {
  const ending = new AbortController();
  const run = async () => {
    const took: number[] = [];
    while (!ending.signal.aborted) {
      const from = performance.now();
      await place(randomUUID(), took.length);
      took.push(performance.now() - from);
      await pause(PLACING_EVERY_MS);
    }
    return took;
  };
  const running = run();
  return {
    end: () => {
      ending.abort();
      return running;
    },
  };
}

function report(ms: number, bareMs: number, took: readonly number[]): void {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN);
  const placed = {
    count: took.length,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    goal_ms: PLACED_WITHIN_MS,
  };
  const ratio = Number((ms / bareMs).toFixed(2));
  const ok =
    ms <= WITHIN_MS && ratio <= GOAL && took.length > 0 && placed.p99_ms <= PLACED_WITHIN_MS;
  console.log(
    JSON.stringify({
      bench: 'settle',
      bets: BETS,
      seconds: Number((ms / 1000).toFixed(1)),
      goal_seconds: WITHIN_MS / 1000,
      bare_seconds: Number((bareMs / 1000).toFixed(1)),
      placed_meanwhile: placed,
      ratio,
      goal: GOAL,
      ok,
    }),
  );
  process.exitCode = ok ? 0 : 1;
}
