import { minor } from '@touchline/domain/money';
import { matchResult } from '@touchline/testkit/feed/markets';
import { type FeedMessage, LIVE, ScriptedFeed } from '@touchline/testkit/feed/scripted-feed';
import { ScriptedMatch } from '@touchline/testkit/feed/scripted-match';
import { serverProcess, type ServerProcess } from '@touchline/testkit/processes/server-process';
import { openDatabase, type OpenDatabase } from '../../server/src/db/connect';
import type { SignedIn } from '../place/http-clients';
import { signedInPlayers } from '../place/players';
import { silentDns, smallDisk } from './machine';
import { movingPrices } from './moving-prices';
import { VouchedPrices } from './vouched-prices';

const CASH = minor(1_000_000_00n);
const DISK_MB = 700;

/** A match in play of the benchmark's own feed, by the provider's id and by ours. */
export interface PlayedMatch {
  readonly urn: string;
  readonly id: number;
  readonly script: ScriptedMatch;
}

/** A built server whose feed, database and machine the benchmark can hurt. */
export interface World {
  readonly server: ServerProcess;
  readonly feed: ScriptedFeed;
  readonly vouched: VouchedPrices;
  readonly players: readonly SignedIn[];
  readonly matches: readonly PlayedMatch[];
  /** The small disk that holds its data; null where this user may not make one. */
  readonly disk: string | null;
  /** Whether names beyond this machine are asked of a resolver that never answers. */
  readonly hasSilentDns: boolean;
  inDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T>;
  /** The feed says prices, and moves them every second, until `quiet`. */
  talk(): void;
  quiet(): void;
  /** The feed says no more prices of this match. */
  retire(urn: string): void;
  close(): Promise<void>;
}

interface WorldOptions {
  players: number;
  matches: number;
  env?: Record<string, string>;
  /** Whether its disk can be filled and its resolver falls silent, where this user may arrange that. */
  isBreakable?: boolean;
}

/** Opens a server with players who have money and matches in play that take bets. */
export async function openWorld({
  players,
  matches,
  env = {},
  isBreakable = false,
}: WorldOptions): Promise<World> {
  const disk = isBreakable ? smallDisk(DISK_MB) : null;
  const dns = isBreakable ? silentDns() : null;
  const feed = await ScriptedFeed.open([LIVE]);
  const vouched = new VouchedPrices();
  feed.onAlive = (at) => vouched.sign(at);
  const tell = async (messages: readonly FeedMessage[]) => {
    for (const message of messages) feed.say(message);
  };
  const scripts = Array.from({ length: matches }, (_, n) => {
    const fixture = fixtureOf(`sr:match:${91_000_000 + n}`, n);
    return new ScriptedMatch(fixture, [matchResult(2, 3.4, 3.6)], { now: Date.now, tell });
  });
  for (const script of scripts) {
    feed.add(script);
    await script.open({ inPlay: true });
  }
  const server = await serverProcess(
    {
      FEED: 'script',
      FEED_SCRIPT: feed.path,
      LIVE_DELAYS: '1',
      LOG_LEVEL: 'error',
      ...env,
    },
    { folder: disk?.dir, launcher: dns?.launcher, hasOwnDatabase: true },
  );
  const prices = movingPrices({ feed, vouched }, scripts);
  const inDatabase = <T>(work: (database: OpenDatabase) => Promise<T>) =>
    withDatabase(server.databaseUrl(), work);
  prices.talk();
  return {
    server,
    feed,
    vouched,
    players: await inDatabase((database) => signedInPlayers(database, players, CASH)),
    matches: await inDatabase((database) => known(database, scripts)),
    disk: disk?.dir ?? null,
    hasSilentDns: dns !== null,
    inDatabase,
    ...prices,
    close: async () => {
      prices.quiet();
      await server.remove();
      await feed.close();
      dns?.close();
      disk?.remove();
    },
  };
}

async function withDatabase<T>(
  url: string,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl: url, dir: '', log: () => {}, poolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Waits until the book knows every match with a price. */
async function known(
  { pool }: OpenDatabase,
  scripts: readonly ScriptedMatch[],
): Promise<PlayedMatch[]> {
  const byUrn = new Map(scripts.map((script) => [script.fixture.urn, script]));
  const until = performance.now() + 30_000;
  for (;;) {
    const { rows } = await pool.query<{ urn: string; id: number }>(
      'select urn, id from matches where urn = any($1) and available_markets > 0 order by urn',
      [[...byUrn.keys()]],
    );
    const played = rows.flatMap(({ urn, id }) => {
      const script = byUrn.get(urn);
      return script ? [{ urn, id, script }] : [];
    });
    if (played.length === scripts.length) return played;
    if (performance.now() > until) throw new Error(`only ${rows.length} matches are known`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function fixtureOf(urn: string, n: number) {
  const side = (at: number) => ({
    urn: `sr:competitor:${91_000_000 + 2 * n + at}`,
    name: `Side ${2 * n + at}`,
    abbreviation: 'SID',
  });
  return {
    urn,
    startTime: Date.now() - 600_000,
    sport: { urn: 'sr:sport:1', name: 'Soccer' },
    category: { urn: 'sr:category:1', name: 'England', countryCode: 'ENG' },
    tournament: { urn: 'sr:tournament:17', name: 'Premier League' },
    home: side(0),
    away: side(1),
  };
}
