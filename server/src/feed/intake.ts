import type { Kysely } from 'kysely';
import { type Ingest, type Ingested, openIngest } from '../book/ingest/ingest';
import type { IngestContext } from '../book/ingest/feed-news';
import type { NoteEvent } from '../db/event-log';
import type { Database } from '../db/schema';
import { createFailureLog } from '../failure-log';
import { createEventRecoveries, type EventRecoveries } from './event-recoveries';
import { createFixtureDesk, type Translated } from './fixture-desk';
import type { NameDesk } from './names/name-desk';
import { createQuickReader } from './quick-reader';
import type { Loss } from './loss';
import type { FeedLine, FeedSource, FixtureSource } from './source';
import type { Turn } from './turn';
import { UNCOUNTED } from './uof/counters';
import { createLineReader, type LineReaderOptions } from './uof/read-line';
import { createSeldom } from './uof/seldom';

/** The part of the loop behind the source: what cannot be read or kept is reported, and loses nothing else. */
export interface Intake {
  /** Reads lines and takes in what they say. Resolves when it is stored. */
  lines(lines: readonly FeedLine[]): Promise<void>;
  /** What a line says; nothing where it cannot be read. */
  read(line: FeedLine): Translated[];
  /** Takes in what was read, or news that no line brought. One call at a time. */
  news(news: readonly Translated[]): Promise<void>;
  /** Does not wait for the database any longer: what is not stored by now comes again after a restart. */
  giveUp(): void;
}

/** What an intake needs. With a turn it writes on the turn's connection alone. */
export interface IntakeOptions extends Pick<LineReaderOptions, 'dialect' | 'counters'> {
  /** Reads lines that are no messages of the Unified Odds Feed. */
  read?: (line: FeedLine) => Translated[];
  db: Kysely<Database>;
  turn?: Turn;
  source: Pick<FeedSource, 'recover' | 'recoverEvent'>;
  fixtures: FixtureSource;
  log: (line: string) => void;
  /** What somebody has to look at; `log` unless said. */
  warn?: (line: string) => void;
  /** Takes note of lines that are held. */
  noteEvent?: NoteEvent;
  /** Is told of lines that have no name yet. */
  names?: Pick<NameDesk, 'want'>;
}

const RETRY_MS = 1_000;

/**
 * Makes an intake. It asks the source for recovery when the book says so, and for that of an event of which a message
 * could not be stored.
 */
export function createIntake(options: IntakeOptions, context: IngestContext): Intake {
  const { db, fixtures, log, turn, source } = options;
  const desk = createFixtureDesk(db, fixtures, log);
  const book = createBook(options, context);
  const events = createEventRecoveries(source, log);
  const leaveOut = createLeavingOut(options, context.provider, events);
  let waits = true;
  const failures = createFailureLog((error, times) => {
    log(`The feed waits for the database (${times} failures): ${String(error)}`);
  });

  async function takeIn(batch: readonly Translated[]): Promise<void> {
    try {
      const ingest = await book();
      if (ingest) finish(await ingest.take(await desk.withFixtures(batch)));
    } catch (error) {
      if (!isOfTheData(error)) await turn?.drop();
      if (batch.length > 1) {
        for (const each of batch) await takeIn([each]);
      } else if (isOfTheData(error)) {
        leaveOut(batch[0], error);
      } else if (waits) {
        failures.failed(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        await takeIn(batch);
      }
    }
  }

  const lose = createLosing(options, context.provider, events);
  const news = async (batch: readonly Translated[]) => {
    await takeIn(batch);
    for (const loss of batch.flatMap(({ losses = [] }) => losses)) lose(loss);
    events.send();
  };
  const finish = createFinish(options, context.provider);
  const read = options.read ?? createReader(options, context.provider);
  return {
    read,
    lines: (lines) => news(lines.flatMap(read)),
    news,
    giveUp: () => {
      waits = false;
    },
  };
}

/** A message that the book refuses would be refused again: it is counted, and its events are asked for. */
function createLeavingOut(
  { log, counters = UNCOUNTED }: IntakeOptions,
  provider: string,
  events: EventRecoveries,
) {
  const say = createSeldom(log, () => performance.now());
  return (message: Translated | undefined, error: unknown): void => {
    counters.add('feed_left_out_total', { provider });
    const why = String(error);
    say(why, `Left out a message that came at ${message?.at}: ${why}`);
    if (!message || message.producer === null) return;
    for (const change of message.changes) {
      if ('match' in change) events.want(message.producer, change.match);
    }
  };
}

/** What could not be read is counted, and its event is asked for. A message that was refused has been counted. */
function createLosing(
  { log, counters = UNCOUNTED }: IntakeOptions,
  provider: string,
  events: EventRecoveries,
) {
  const say = createSeldom(log, () => performance.now());
  return ({ what, about, reason }: Loss): void => {
    if (about) events.want(about.product, about.match);
    if (what === 'message') return;
    counters.add('feed_lost_total', { provider, what });
    const whose = about ? ` of ${about.match}` : '';
    say(what, `Could not read a ${what}${whose}: ${reason}`);
  };
}

/** Reads messages of the Unified Odds Feed. */
function createReader(options: IntakeOptions, provider: string) {
  const { counters = UNCOUNTED } = options;
  const readLine = createQuickReader(
    createLineReader({ ...options, provider, now: () => performance.now() }),
  );
  return (line: FeedLine): Translated[] => {
    counters.add('feed_bytes_total', { provider }, line.xml.length);
    const isAnswer = answersRecovery(line);
    return readLine(line).map((message) => ({
      ...message,
      isAnswer,
      // What recovery repeats is old by its nature, and says nothing of how late the feed is.
      generatedAt: isAnswer ? null : message.generatedAt,
    }));
  };
}

/**
 * Answers with the book, opened on the connection that has the turn; null when the turn was given up. Where the turn
 * was lost, another may have followed the feed meanwhile: what is remembered no longer counts, and something may have
 * been missed.
 */
function createBook({ db, turn }: IntakeOptions, context: IngestContext) {
  const { now = Date.now } = context;
  let open: { on: Kysely<Database>; ingest: Ingest } | null = null;
  return async (): Promise<Ingest | null> => {
    const on = turn ? await turn.take() : db;
    if (!on) return null;
    if (open?.on === on) return open.ingest;
    const ingest = openIngest(on, context);
    if (open) await ingest.take([{ at: now(), producer: null, changes: [INTERRUPTED] }]);
    open = { on, ingest };
    return ingest;
  };
}

const INTERRUPTED = { type: 'feed_interrupted' } as const;

/** Only the head is looked at: it is an attribute of the message itself. */
function answersRecovery({ xml }: FeedLine): boolean {
  return xml.slice(0, HEAD).includes(' request_id=');
}

const HEAD = 512;

function createFinish(
  { source, log, warn = log, counters = UNCOUNTED, noteEvent, names }: IntakeOptions,
  provider: string,
) {
  const tell = createSeldom(warn, Date.now);
  return ({ recoveries, unknownMatches, held, unnamed }: Ingested): void => {
    for (const urn of unknownMatches) log(`Left out what was said of ${urn}: no fixture is known`);
    for (const { producer, after, requestId } of recoveries) {
      log(`Producer ${producer} has to be recovered; asked for it as ${requestId}`);
      source.recover(producer, after, requestId);
    }
    for (const { urn, marketId, specifier, fault, said } of held) {
      counters.add('feed_held_total', { provider, reason: fault });
      const about = { match_urn: urn, market_id: marketId, specifier, reason: fault };
      noteEvent?.({ kind: 'line_held', about });
      const line = [`market ${marketId}`, specifier].filter((part) => part !== '').join(' ');
      tell(`${provider} ${fault}`, `Held ${line} of ${urn} (${fault}): ${said}`);
    }
    for (const { urn, marketId, said } of unnamed.filter(({ isShown }) => isShown)) {
      counters.add('feed_unnamed_total', { provider });
      tell(`${provider} unnamed`, `Market ${marketId} of ${urn} is shown without a name: ${said}`);
    }
    names?.want(unnamed);
  };
}

/**
 * What would fail again in the same way: values that the database refuses (its error classes 22, 23 and 54), and
 * broken assumptions of ours. Anything else, such as a lost connection, passes.
 */
function isOfTheData(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if ('code' in error) return /^(?:2[23]|54)/.test(String(error.code));
  if (error instanceof TypeError || error instanceof RangeError) return true;
  return /^(broken assumption|unexpected value)/.test(error.message);
}
