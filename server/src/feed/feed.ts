import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { IngestContext } from '../book/ingest/feed-news';
import type { Database } from '../db/schema';
import type { Translated } from './fixture-desk';
import { createIntake, type Intake, type IntakeOptions } from './intake';
import { createLineQueue, type LineQueue } from './line-queue';
import {
  createNameDesk,
  type NameDesk,
  type NamesApi,
  type NamesSettings,
} from './names/name-desk';
import { realTime, type Time } from './names/time';
import { scheduleNews } from './schedule';
import type { FeedSource, FixtureSource, ProviderApi } from './source';
import { createTurn } from './turn';

/** What the loop of a feed needs. `clock.now` is ms since epoch by the clock of the lines, which must not step. */
export interface FeedOptions extends Pick<
  IntakeOptions,
  'dialect' | 'counters' | 'read' | 'warn' | 'noteEvent'
> {
  db: Kysely<Database>;
  source: FeedSource;
  fixtures: FixtureSource;
  clock: { now(): number };
  log: (line: string) => void;
  /** The row of `feed_runs` in which the feed's position is kept; without it, it is kept nowhere. */
  run?: string;
  /** Whose matches these are. */
  provider?: string;
  /** How far the feed is believed now; as usual, unless said. */
  priceLimits?: IngestContext['priceLimits'];
  /** Whom to ask for names, and how; without it every line goes on offer with the names that there are. */
  names?: NamesSettings & { readonly api: NamesApi; readonly time?: Time };
  /** What the provider has on a day, and which leagues it lists, where it can be asked; looked at again every few hours. */
  schedule?: ProviderApi['schedule'];
  leagues?: ProviderApi['leagues'];
}

/** A feed that runs. Stopping it drops what it has not begun to take in, which the next start recovers. */
export interface Feed {
  /** Resolves when what was missed before the start has been taken in; never rejects. */
  readonly caughtUp: Promise<void>;
  /** Resolves when what was asked for at the start has been taken in too. */
  readonly recovered: Promise<void>;
  stop(): Promise<void>;
}

/** A source that says nothing for this long has left us blind: its producers are down. */
const SILENT_MS = 20_000;
const LOOK_EVERY_MS = 5_000;
const SCHEDULE_EVERY_MS = 6 * 3_600_000;
/** The schedule waits for recoveries that were asked for at the start, but no longer than this. */
const ANSWERED_WITHIN_MS = 60_000;
const TIME_PASSED = { type: 'time_passed' } as const;
const INTERRUPTED = { type: 'feed_interrupted' } as const;
const nothing = () => {};

/**
 * Runs a feed: source, parse, translate, ingest. Every producer counts as down until it has been recovered. While
 * another process follows the same provider's feed it waits, and begins when that one ends. Lines that arrive while
 * others are being written are written together.
 */
export async function openFeed(options: FeedOptions): Promise<Feed> {
  const { db, source, log } = options;
  const provider = options.provider ?? 'betradar';
  const turn = createTurn(db, provider, log);
  const asked = recoveriesOf(source);
  const { run = null, priceLimits, clock } = options;
  const names = nameDeskOf(options, provider);
  const context = {
    provider,
    run,
    now: clock.now,
    ...(priceLimits && { priceLimits }),
    ...(names && { findUnnamed: names.findUnnamed }),
  };
  const { names: _names, ...others } = options;
  const withEvents = { ...source, recover: asked.recover };
  const intake = createIntake(
    { ...others, turn, source: withEvents, ...(names && { names }) },
    context,
  );
  const state: State = {
    watch: null,
    asking: null,
    telling: Promise.resolve(),
    isStarted: false,
    isOver: false,
    takenAt: null,
    ending: new AbortController(),
  };
  const queue = createLineQueue({
    read: intake.read,
    take: takeInto(intake, asked, state),
    onLost: (lost, error) => {
      options.counters?.add('feed_refused_total', { provider, reason: `lost_${lost}` });
      log(`The feed of ${provider} lost a ${lost}: ${String(error)}`);
    },
  });
  const isFree = await turn.isFree();
  const begun = begin(options, { intake, queue, state, asked, names });
  const said = begun.catch((error: unknown) => log(`The feed has failed: ${String(error)}`));
  return {
    caughtUp: isFree ? said : Promise.resolve(),
    recovered: isFree ? said.then(() => asked.areAnswered()) : Promise.resolve(),
    stop: async () => {
      state.isOver = true;
      state.ending.abort();
      names?.stop();
      if (state.watch) clearInterval(state.watch);
      if (state.asking) clearInterval(state.asking);
      intake.giveUp();
      if (state.isStarted) {
        queue.drop();
        await source.stop();
        await queue.whenEmpty();
      }
      await turn.end();
      await begun;
      await state.telling;
    },
  };
}

function nameDeskOf(options: FeedOptions, provider: string): NameDesk | null {
  const { db, names, clock, log } = options;
  return names
    ? createNameDesk({ time: realTime(() => clock.now()), ...names, db, provider, log })
    : null;
}

/** Takes messages in. Where that failed something is missing, so all producers are down until they are recovered. */
function takeInto(intake: Intake, asked: ReturnType<typeof recoveriesOf>, state: State) {
  let hasGap = false;
  return async (messages: readonly Translated[]): Promise<void> => {
    state.takenAt = messages.at(-1)?.at ?? state.takenAt;
    const at = messages[0]?.at ?? 0;
    const gap = hasGap ? [{ at, producer: null, changes: [INTERRUPTED] }] : [];
    hasGap = true;
    await intake.news([...gap, ...messages]);
    hasGap = false;
    asked.heard(messages);
  };
}

/** Knows which recoveries are still to be answered. */
function recoveriesOf(source: Pick<FeedSource, 'recover'>) {
  const open = new Map<string, number>();
  const waiting: (() => void)[] = [];
  const keyOf = (producer: number, requestId: number) => `${producer} ${requestId}`;
  return {
    recover: (producer: number, after: number | null, requestId: number) => {
      open.set(keyOf(producer, requestId), requestId);
      source.recover(producer, after, requestId);
    },
    heard: (messages: readonly Translated[]) => {
      for (const change of messages.flatMap(({ changes }) => changes)) {
        if (change.type === 'producer_recovered')
          open.delete(keyOf(change.producer, change.requestId));
      }
      if (open.size === 0) for (const answered of waiting.splice(0)) answered();
    },
    areAnswered: () =>
      open.size === 0
        ? Promise.resolve()
        : new Promise<void>((answered) => void waiting.push(answered)),
  };
}

/**
 * Opens a feed and waits until it has caught up. Rejects when that failed.
 *
 * @internal
 */
export async function startFeed(options: FeedOptions): Promise<Feed> {
  const feed = await openFeed(options);
  await feed.caughtUp;
  return feed;
}

interface State {
  watch: NodeJS.Timeout | null;
  asking: NodeJS.Timeout | null;
  /** The schedule on its way in. */
  telling: Promise<void>;
  isStarted: boolean;
  isOver: boolean;
  /** When the message came that was taken in last, ms since epoch; null before the first. */
  takenAt: number | null;
  readonly ending: AbortController;
}

interface Parts {
  intake: Intake;
  queue: LineQueue<Translated>;
  state: State;
  asked: ReturnType<typeof recoveriesOf>;
  names: NameDesk | null;
}

async function begin(options: FeedOptions, parts: Parts): Promise<void> {
  const { source, clock } = options;
  const { intake, queue, state, asked, names } = parts;
  await intake.news([{ at: clock.now(), producer: null, changes: [INTERRUPTED] }]);
  if (state.isOver) return;
  // Told at a later moment than the messages before them, they would make producers look silent.
  const at = () => state.takenAt ?? clock.now();
  await names?.start((changes) => queue.add([{ at: at(), producer: null, changes }]));
  if (state.isOver) return;
  let last = { line: clock.now(), heard: performance.now() };
  // Where the queue stands still, more of them would only fill it.
  let isWaiting = false;
  state.watch = setInterval(() => {
    const silence = performance.now() - last.heard;
    if (silence <= SILENT_MS || isWaiting) return;
    isWaiting = true;
    const passed = { at: last.line + silence, producer: null, changes: [TIME_PASSED] };
    void queue.add([passed]).then(() => {
      isWaiting = false;
    });
  }, LOOK_EVERY_MS);
  state.isStarted = true;
  await source.start((line) => {
    last = { line: line.t, heard: performance.now() };
    return queue.put(line);
  });
  await queue.whenEmpty();
  if (state.isOver) return;
  const ask = () => {
    state.telling = state.telling.then(async () => {
      await tellLeagues(options, parts);
      await tellSchedule(options, parts);
    });
  };
  // What bets can be placed on comes before what was played last week.
  const patience = pause(ANSWERED_WITHIN_MS, null, { ref: false, signal: state.ending.signal });
  state.telling = Promise.race([asked.areAnswered(), patience.then(nothing, nothing)]);
  ask();
  state.asking = setInterval(ask, SCHEDULE_EVERY_MS);
}

/** Leagues in which nothing may be played for long: nobody has to wait for them. */
async function tellLeagues(
  { leagues, clock, log }: FeedOptions,
  { queue, state }: Parts,
): Promise<void> {
  if (!leagues || state.isOver) return;
  try {
    const listed = (await leagues()) ?? [];
    if (listed.length === 0 || state.isOver) return;
    const known = { type: 'leagues_known' as const, leagues: listed };
    await queue.add([{ at: clock.now(), producer: null, generatedAt: null, changes: [known] }]);
  } catch (error) {
    log(`The leagues of the provider could not be had: ${String(error)}`);
  }
}

/** What the feed says of events comes first: a day's schedule waits its turn among it. */
async function tellSchedule(
  { schedule, clock, log, dialect }: FeedOptions,
  { queue, state }: Parts,
): Promise<void> {
  if (!schedule || state.isOver) return;
  const asked = { api: { schedule }, now: clock.now, log, ...(dialect && { dialect }) };
  try {
    for await (const news of scheduleNews(asked)) {
      if (state.isOver) return;
      await queue.add(news);
    }
  } catch (error) {
    log(`The schedule could not be taken in: ${String(error)}`);
  }
}
