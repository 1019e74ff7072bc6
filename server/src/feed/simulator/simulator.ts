import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { assert } from '@touchline/domain/assert';
import type { ImportedMatch } from '../openfootball/imported-match';
import type { FeedLine, FeedSource, LeagueFacts, ProviderApi } from '../source';
import { providerApi } from './api';
import { calendarOf } from './calendar';
import type { Calendar, RunSettings } from './calendar';
import { sportsOf } from './programme';
import type { Provider } from './billing';
import { createAnswers } from './answers';
import { catchUp } from './snapshot';
import type { Missed } from './snapshot';
import { aliveLine, messages, producersOf } from './stream';

export interface SimulatorOptions extends RunSettings {
  /** Whose feed is simulated, with the sports that are theirs; that of Betradar, unless said. */
  readonly provider?: Provider;
  /** The wall clock, ms since epoch. */
  readonly now: () => number;
  /** `t` of the last alive or other line that an earlier run processed; null without one. */
  readonly resumeFrom: number | null;
  /** Matches of imported files that are played among its own. */
  readonly imported?: readonly ImportedMatch[];
  /** Leagues that it lists besides those that play. */
  readonly listed?: readonly LeagueFacts[];
}

type Deliver = (line: FeedLine) => Promise<void>;

/** Further behind than this, the feed skips to the present as after a restart. */
const TOO_LATE = 120_000;
const LONGEST_SLEEP = 60_000;
/** Others have their turn after this long. */
const BREATH_MS = 8;
/** After each part of an answer there is a rest, so many times as long as its making took, to take it in. */
const REST = 1;
const LONGEST_REST_MS = 100;

/**
 * A provider's seeded feed and the API that belongs to it. Equal options give equal lines. A
 * delivery that fails ends the feed with an unhandled rejection: a line must not be lost quietly.
 */
export function createSimulator(
  options: SimulatorOptions,
  sports = sportsOf(options.provider ?? 'betradar'),
): FeedSource & ProviderApi {
  const calendar = calendarOf(options, sports, options.imported);
  const state: State = {
    running: false,
    answers: createAnswers(calendar),
    alarm: createAlarm(),
    breathe: createBreath(),
  };
  let loop: Promise<void> = Promise.resolve();

  return {
    start: async (deliver) => {
      const { now, resumeFrom } = options;
      const from = now();
      state.running = true;
      const after = resumeFrom === null ? null : resumeFrom - 1;
      const missed = { after, upTo: from };
      await deliverAll(state, opening(calendar, missed, resumeFrom ?? from), deliver);
      loop = run(calendar, state, now, deliver, from);
    },
    stop: async () => {
      state.running = false;
      state.alarm.ring();
      await loop;
    },
    recover: (product, after, requestId) => {
      state.answers.ask({ product, after, requestId });
      state.alarm.ring();
    },
    recoverEvent: (product, urn, requestId) => {
      state.answers.ask({ product, after: null, requestId, urn });
      state.alarm.ring();
    },
    ...providerApi(calendar, options.now, options.listed),
  };
}

interface State {
  running: boolean;
  readonly answers: ReturnType<typeof createAnswers>;
  readonly alarm: Alarm;
  /** Lets others have their turn, when it is time. */
  breathe(): Promise<void>;
}

/**
 * Recoveries are answered match by match, each between two moments of the feed, so that it fits what follows: what is
 * played goes on meanwhile. However late the feed is, neither waits for the other to end.
 */
async function run(
  calendar: Calendar,
  state: State,
  clock: () => number,
  deliver: Deliver,
  from: number,
): Promise<void> {
  let position = from;
  let coming = messages(calendar, from, Infinity);
  let next = following(coming);
  let hasAnswered = false;
  while (state.running) {
    await state.breathe();
    const now = clock();
    const mayAnswer = next.t > position && (now < next.t || !hasAnswered);
    if (mayAnswer && state.answers.areOpen()) {
      const at = Math.max(position, Math.min(now, next.t - 1));
      const began = performance.now();
      const lines = state.answers.next(at);
      const rest = REST * (performance.now() - began);
      await deliverAll(state, lines, deliver);
      await pause(Math.min(rest, LONGEST_REST_MS));
      hasAnswered = true;
      continue;
    }
    hasAnswered = false;
    if (now < next.t) {
      await state.alarm.sleep(Math.min(next.t - now, LONGEST_SLEEP));
    } else if (now - next.t > TOO_LATE) {
      const missed = { after: next.t - 1, upTo: now };
      await deliverAll(state, opening(calendar, missed, position), deliver);
      position = now;
      coming = messages(calendar, now, Infinity);
      next = following(coming);
    } else {
      await deliver(next);
      position = next.t;
      next = following(coming);
    }
  }
}

async function deliverAll(
  state: State,
  lines: Iterable<FeedLine>,
  deliver: Deliver,
): Promise<void> {
  for (const line of lines) {
    if (!state.running) return;
    await deliver(line);
    await state.breathe();
  }
}

/** What is worked out here takes long at times, and nobody else has a turn before it rests. */
function createBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BREATH_MS) return;
    await nextTurn();
    since = performance.now();
  };
}

/**
 * What was missed counts as the moment from which it was missed, and the signs of life come after
 * it: whoever is stopped half way through resumes from the same place and misses nothing.
 */
function* opening(calendar: Calendar, missed: Missed, t: number): Generator<FeedLine, void> {
  // Who has never heard of us asks for everything at the first sign of life.
  if (missed.after !== null) yield* catchUp(calendar, missed, { t, writtenAt: missed.upTo });
  for (const product of producersOf(calendar)) yield aliveLine(product, missed.upTo);
}

function following(lines: Generator<FeedLine, void>): FeedLine {
  const next = lines.next();
  assert(!next.done, 'the feed has no end');
  return next.value;
}

interface Alarm {
  /** Ends the sleep, or the next one when nobody sleeps. */
  ring(): void;
  sleep(ms: number): Promise<void>;
}

/** One timer. */
function createAlarm(): Alarm {
  let rung = false;
  let wake = () => {
    rung = true;
  };
  const awake = wake;
  return {
    ring: () => wake(),
    sleep: (ms) =>
      new Promise((resolve) => {
        if (rung) {
          rung = false;
          resolve();
          return;
        }
        const timer = setTimeout(() => wake(), ms);
        wake = () => {
          clearTimeout(timer);
          wake = awake;
          resolve();
        };
      }),
  };
}
