import type { ScriptedFixture } from '@touchline/wire/feed/script';
import { getMatch } from '@touchline/wire/calls/catalogue';
import { Pool } from 'pg';
import { matchResult, type PricedMarket } from '../feed/markets';
import { LIVE, PREMATCH, ScriptedFeed, type FeedMessage } from '../feed/scripted-feed';
import { ScriptedMatch } from '../feed/scripted-match';
import { type Machine, serverProcess, type ServerProcess } from '../processes/server-process';
import { Visitor } from './visitor';

const MINUTE_MS = 60_000;
const TAKEN_WITHIN_MS = 60_000;
/** Between two looks at what the database has, and between two signs of life meanwhile. */
const LOOK_MS = 10;
const SIGN_MS = 200;
/** Ids of matches of tests begin here: no programme has them. */
const FIRST_ID = 91_000_000;

export interface WorldOptions extends Machine {
  env?: Record<string, string>;
  prepare?: (feed: ScriptedFeed) => void;
}

/** A match as a test describes it; what it leaves out is as in any match. */
export interface MatchGiven {
  home?: string;
  away?: string;
  league?: string;
  /** Ms from now to its start. */
  startsIn?: number;
  /** Whether it is in play from the first word about it. */
  inPlay?: boolean;
  /** Whether it is shown, as the clip that every server has. */
  hasVideo?: boolean;
  markets?: readonly PricedMarket[];
}

/** A match of a world: what it says, and where the page shows it. */
export interface WorldMatch extends ScriptedMatch {
  /** The book's id of it. */
  readonly id: number;
  /** The path of its page. */
  readonly path: string;
}

/**
 * A server whose feed, clock and database a test says: nothing in it happens by chance, and nothing by itself but the
 * producers' signs of life.
 */
export class World {
  readonly server: ServerProcess;
  readonly feed: ScriptedFeed;
  readonly visitor: Visitor;
  readonly #pool: Pool;
  #aheadMs = 0;
  #matches = 0;

  constructor(server: ServerProcess, feed: ScriptedFeed, pool: Pool) {
    this.server = server;
    this.feed = feed;
    this.visitor = new Visitor(server);
    this.#pool = pool;
    feed.now = () => this.now();
  }

  /** Starts one. `prepare` says what the provider knows before the server first asks; the rest is as in `serverProcess`. */
  static async open({
    env = {},
    prepare = () => {},
    ...machine
  }: WorldOptions = {}): Promise<World> {
    const feed = await ScriptedFeed.open();
    prepare(feed);
    feed.start();
    const variables = { FEED: 'script', FEED_SCRIPT: feed.path, ...env };
    const server = await serverProcess(variables, machine).catch(async (error: unknown) => {
      await feed.close();
      throw error;
    });
    // Its database may be killed: then the next look connects anew.
    const pool = new Pool({ connectionString: server.databaseUrl(), max: 1 });
    pool.on('error', () => {});
    const world = new World(server, feed, pool);
    // A server that is given up here would go on running beside all journeys that follow.
    await world.caughtUp().catch(async (error: unknown) => {
      await world.close();
      throw error;
    });
    return world;
  }

  /** The time in this world, ms since epoch. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** So many ms later: for the server, its database and its feed. What is due by then happens when it is next looked for. */
  async later(ms: number): Promise<void> {
    this.#aheadMs += ms;
    await this.server.setClocks(this.#aheadMs);
    await this.caughtUp();
  }

  /** A match, on offer from now on. Resolves when pages show it. */
  async match({
    home = `Northgate ${this.#matches + 1}`,
    away = `Eastham ${this.#matches + 1}`,
    league = 'Founders League',
    startsIn = 60 * MINUTE_MS,
    inPlay = false,
    hasVideo = false,
    markets = [matchResult(2.1, 3.4, 3.3)],
  }: MatchGiven = {}): Promise<WorldMatch> {
    this.#matches += 1;
    const at = this.#matches;
    const startTime = inPlay ? this.now() - 10 * MINUTE_MS : this.now() + startsIn;
    const fixture = {
      ...fixtureOf(at, { home, away, league }, startTime),
      ...(hasVideo && { hasVideo, streamUrl: `${this.server.sportsbook}/streams/match.m3u8` }),
    };
    const teller = { now: () => this.now(), tell: (all: readonly FeedMessage[]) => this.tell(all) };
    const match = new ScriptedMatch(fixture, markets, teller);
    this.feed.add(match);
    await match.open({ inPlay });
    const id = await this.#idOf(fixture.urn);
    const { data } = await this.visitor.call(getMatch, { params: { id } });
    return Object.assign(match, { id, path: `/${data.tournament.sport.key}/${data.slug}` });
  }

  /** Says messages in order, and resolves when the book has taken them in. */
  async tell(messages: readonly FeedMessage[]): Promise<void> {
    for (const message of messages) this.feed.say(message);
    await this.caughtUp();
  }

  /** Resolves when the book has taken in everything that was said, and its producers take bets. */
  async caughtUp(): Promise<void> {
    const since = this.feed.sayAlive();
    const until = performance.now() + TAKEN_WITHIN_MS;
    let said = performance.now();
    for (;;) {
      const { rows } = await this.#pool.query<{ count: number }>(
        `select count(*)::int as count from producers
         where id = any($1) and status = 'active' and last_alive_at >= $2`,
        [[LIVE, PREMATCH], new Date(since)],
      );
      if (rows[0]?.count === 2) return;
      // One that was down when it said so has to say it again.
      if (performance.now() > said + SIGN_MS) {
        said = performance.now();
        this.feed.sayAlive();
      }
      if (performance.now() > until)
        throw new Error('the book does not take in what the feed says');
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
    await this.server.remove();
    await this.feed.close();
  }

  async #idOf(urn: string): Promise<number> {
    const { rows } = await this.#pool.query<{ id: number }>(
      'select id from matches where urn = $1',
      [urn],
    );
    if (!rows[0]) throw new Error(`the book does not know ${urn}`);
    return rows[0].id;
  }
}

function fixtureOf(
  at: number,
  { home, away, league }: { home: string; away: string; league: string },
  startTime: number,
): ScriptedFixture {
  return {
    urn: `sr:match:${FIRST_ID + at}`,
    startTime,
    sport: { urn: 'sr:sport:1', name: 'Soccer' },
    category: { urn: 'sr:category:1', name: 'England', countryCode: 'ENG' },
    tournament: { urn: `sr:tournament:${FIRST_ID + numberOf(league)}`, name: league },
    home: sideOf(2 * at, home),
    away: sideOf(2 * at + 1, away),
  };
}

function sideOf(at: number, name: string) {
  const abbreviation = name
    .replaceAll(/[^A-Z]/gi, '')
    .slice(0, 3)
    .toUpperCase();
  return { urn: `sr:competitor:${FIRST_ID + at}`, name, abbreviation };
}

/** The same number for the same name. */
function numberOf(name: string): number {
  return Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 1_000_000, 0);
}
