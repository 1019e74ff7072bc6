import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../server/src/db/connect';
import { migrate } from '../../server/src/db/migrate';
import { createIntake } from '../../server/src/feed/intake';
import { type Calendar, calendarOf, fixtureOf } from '../../server/src/feed/simulator/calendar';
import { dayOf } from '../../server/src/feed/simulator/day';
import type { MatchFeed } from '../../server/src/feed/simulator/match-feed';
import { sportsOf } from '../../server/src/feed/simulator/programme';
import { aliveLine, feedAt } from '../../server/src/feed/simulator/stream';
import type { FeedLine, FixtureSource } from '../../server/src/feed/source';

const MINUTE = 60_000;
const SEED = 2026;
const TICK_MS = 100;
const ALIVE_EVERY_MS = 5000;
/** The number of the live producer. */
const LIVE = 1;

/** A database of its own with matches in play, whose prices move until it is removed. */
export interface LiveMatches {
  url: string;
  /** Lets the matches in. Resolves when all of them stand. `still` ones say nothing more but that their feed is alive. */
  begin(still?: boolean): Promise<void>;
  /** Lets lines in as well, by the same door, one call after the other. Resolves when they are stored. */
  say(lines: readonly FeedLine[]): Promise<void>;
  /** Their urns. */
  urns: readonly string[];
  remove(): Promise<void>;
}

/**
 * Makes the database and lets `count` matches reach it as a provider's would: as XML, by the feed's
 * own door. They go on at the simulator's pace for a live match: a price change about every ten seconds.
 * A server without a feed counts what it finds at its start as stale, so they begin after it.
 */
export async function liveMatches(count: number): Promise<LiveMatches> {
  const dir = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  // As root the database runs as another user, who has to get into the folder.
  chmodSync(dir, 0o711);
  const database = await openDatabase({
    databaseUrl: undefined,
    dir: join(dir, 'pg'),
    log: () => {},
  });
  await migrate(database.maintenance);
  const { plays, fixtures } = playing(count);
  const intake = createIntake(
    { db: database.db, source: { recover: refuse }, fixtures, log: refuse },
    { provider: 'betradar', run: null },
  );
  const over = new AbortController();
  let ended = Promise.resolve();
  let said = Promise.resolve();
  const say = (lines: readonly FeedLine[]) => {
    said = said.then(() => intake.lines(lines));
    return said;
  };
  return {
    url: database.url,
    urns: plays.map(({ feed }) => feed.match.urn),
    say,
    begin: async (still = false) => {
      await say(plays.map(standing));
      ended = goOn(still ? [] : plays, say, over.signal);
    },
    remove: async () => {
      over.abort();
      await ended;
      await database.close();
      rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Nothing may be missing or left out here. */
function refuse(...what: unknown[]): never {
  throw new Error(`the feed said: ${what.join(' ')}`);
}

/** A match under way; `behind` is how many ms of wall time it lies behind its place in the calendar. */
interface Play {
  feed: MatchFeed;
  behind: number;
}

/** As many matches of the simulator's calendar as are asked for, all moved into their first half. */
function playing(count: number): { plays: Play[]; fixtures: FixtureSource } {
  const now = Date.now();
  const soccer = sportsOf('betradar').filter(({ key }) => key === 'soccer');
  const calendar = calendarOf({ seed: SEED, speed: 1, epoch: now }, soccer);
  const plays: Play[] = [];
  for (let day = dayOf(now); plays.length < count; day += 1) {
    const matches = calendar.matchesOf(day).slice(0, count - plays.length);
    for (const match of matches) {
      const at = calendar.toWall(match.kickOff + (5 + (plays.length % 30)) * MINUTE);
      plays.push({ feed: feedAt(calendar, match, at), behind: now - at });
    }
  }
  return { plays, fixtures: { fixture: (urn) => fixtureAt(calendar, urn, now - 20 * MINUTE) } };
}

async function fixtureAt(calendar: Calendar, urn: string, startTime: number) {
  const match = calendar.byUrn(urn) ?? refuse('no match', urn);
  return { ...fixtureOf(calendar, match), startTime };
}

function standing({ feed }: Play): FeedLine {
  const line = feed.writer.standing(feed.board(), { t: Date.now() }, false);
  return line ?? refuse('nothing of', feed.match.urn);
}

/** Plays all matches on in real time. */
async function goOn(
  plays: readonly Play[],
  say: LiveMatches['say'],
  signal: AbortSignal,
): Promise<void> {
  let alive = 0;
  while (!signal.aborted) {
    const now = Date.now();
    const lines = plays.flatMap((play) => due(play, now));
    if (now - alive >= ALIVE_EVERY_MS) {
      alive = now;
      lines.push(aliveLine(LIVE, now));
    }
    await say(lines);
    await pause(TICK_MS);
  }
}

function due({ feed, behind }: Play, now: number): FeedLine[] {
  const lines: FeedLine[] = [];
  while (feed.due() + behind <= now) {
    lines.push(...feed.writer.told(feed.play(), { t: now }));
  }
  return lines;
}
