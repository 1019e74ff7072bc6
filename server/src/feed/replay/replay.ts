import type { FeedLine, FeedSource, Fixture, FixtureSource } from '../source';
import { parseRoutingKey } from '../uof/routing-key';
import { guessedFixture } from './guessed-fixture';
import type { Session } from './session';
import { answering, type PlayedAt, playedFrom, producerOf, shifted, typeOf } from './shift';

export interface ReplayOptions {
  readonly session: Session;
  /** How many recorded seconds pass in one. */
  readonly speed: number;
  /** The wall clock, ms since epoch. */
  readonly now: () => number;
  /** When the recording began to play; earlier than now when an earlier run began it. */
  readonly epoch: number;
  /** `t` of the last line that was processed in an earlier run; null when there was none. */
  readonly resumeFrom: number | null;
}

/** Plays a recorded session as if it happened now. Lines that are past and were not processed come at once. */
export function createReplay(options: ReplayOptions): FeedSource & FixtureSource {
  const { session, speed, epoch, now } = options;
  const playedAt = playedFrom(session.lines[0]?.t ?? 0, epoch, speed);
  const lines = session.lines.map((line) => shifted(line, playedAt));
  const answers: FeedLine[] = [];
  const reel = { next: firstAfter(lines, options.resumeFrom), running: false };
  const bell = createBell();
  let playing: Promise<void> = Promise.resolve();

  /** The next line that is due; answers to requests for recovery go first. */
  function due(): FeedLine | undefined {
    const line = lines[reel.next];
    if (answers.length > 0) return answers.shift();
    if (!line || line.t > now()) return undefined;
    reel.next += 1;
    return line;
  }

  async function play(deliver: (line: FeedLine) => Promise<void>): Promise<void> {
    while (reel.running) {
      const line = due();
      if (line) await deliver(line);
      else await bell.sleep((lines[reel.next]?.t ?? Infinity) - now());
    }
  }

  return {
    start: async (deliver) => {
      reel.running = true;
      for (let line = due(); reel.running && line; line = due()) await deliver(line);
      playing = play(deliver);
      playing.catch(() => {});
    },
    stop: async () => {
      reel.running = false;
      bell.ring();
      await playing;
    },
    recover: (product, after, requestId) => {
      if (answersItself(lines.slice(reel.next), product, requestId)) return;
      const missed = lines.slice(0, reel.next).filter((line) => isStateOf(line, product, after));
      answers.push(...missed.map((line) => ({ ...answering(line, requestId), t: now() })));
      answers.push(snapshotComplete(product, requestId, now()));
      bell.ring();
    },
    fixture: async (urn) => fixtureOf(session, urn, playedAt),
  };
}

/** A sleep that ends when its time is over or the bell rings. */
function createBell() {
  let wake = () => {};
  return {
    ring: () => wake(),
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(Math.max(ms, 0), LONGEST_SLEEP));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

const LONGEST_SLEEP = 1_000;

function firstAfter(lines: readonly FeedLine[], t: number | null): number {
  if (t === null) return 0;
  const found = lines.findIndex((line) => line.t > t);
  return found < 0 ? lines.length : found;
}

/** Whether the recording holds the answer to this very request. */
function answersItself(coming: readonly FeedLine[], product: number, requestId: number): boolean {
  return coming.some(
    (line) =>
      typeOf(line) === 'snapshot_complete' &&
      producerOf(line) === product &&
      line.xml.includes(`request_id="${requestId}"`),
  );
}

const SYSTEM: ReadonlySet<string> = new Set(['alive', 'snapshot_complete', 'product_down']);

function isStateOf(line: FeedLine, product: number, after: number | null): boolean {
  return (
    !SYSTEM.has(typeOf(line)) && producerOf(line) === product && (after === null || line.t > after)
  );
}

function snapshotComplete(product: number, requestId: number, t: number): FeedLine {
  const xml = `<snapshot_complete product="${product}" timestamp="${t}" request_id="${requestId}"/>`;
  return { t, rk: '-.-.-.snapshot_complete.-.-.-.-', xml };
}

function fixtureOf({ lines, fixtures }: Session, urn: string, playedAt: PlayedAt): Fixture {
  const known = fixtures.get(urn);
  if (known) return { ...known, startTime: playedAt(known.startTime) };
  const about = lines.filter(({ xml }) => xml.includes(`event_id="${urn}"`));
  const [first] = about;
  if (!first) throw new Error(`the recording has no match ${urn}`);
  const start = about.map(({ xml }) => / start_time="(\d+)"/.exec(xml)?.[1]).find(Boolean);
  const sport = `sr:sport:${parseRoutingKey(first.rk)?.sport ?? 1}`;
  return guessedFixture(urn, sport, playedAt(Number(start ?? first.t)));
}
