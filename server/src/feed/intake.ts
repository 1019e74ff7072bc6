import type { Kysely } from 'kysely';
import { type FeedNews, ingest, type IngestContext, type Ingested } from '../book/ingest/ingest';
import type { Database } from '../db/schema';
import { createFixtureDesk, type Translated } from './fixture-desk';
import type { FeedLine, FeedSource, FixtureSource } from './source';
import { parseMessage } from './uof/parse';
import { translate } from './uof/translate';

/** The part of the loop behind the source: what cannot be read or kept is reported, and loses nothing else. */
export interface Intake {
  /** Reads lines and takes in what they say. Resolves when it is stored. */
  lines(lines: readonly FeedLine[]): Promise<void>;
  /** Takes in news that no line brought. */
  news(news: readonly FeedNews[]): Promise<void>;
  /** Does not wait for the database any longer: what is not stored by now comes again after a restart. */
  giveUp(): void;
}

interface IntakeOptions {
  db: Kysely<Database>;
  source: Pick<FeedSource, 'recover'>;
  fixtures: FixtureSource;
  log: (line: string) => void;
}

const RETRY_MS = 1_000;

/** Makes an intake. It asks the source for recovery when the book says so. */
export function createIntake(options: IntakeOptions, context: IngestContext): Intake {
  const { db, fixtures, log } = options;
  const desk = createFixtureDesk(db, fixtures, log);
  let waits = true;

  async function takeIn(batch: readonly Translated[]): Promise<void> {
    try {
      finish(await ingest(db, await desk.withFixtures(batch), context), options);
    } catch (error) {
      if (batch.length > 1) {
        for (const each of batch) await takeIn([each]);
      } else if (isOfTheData(error)) {
        log(`Left out a message that came at ${batch[0]?.at}: ${String(error)}`);
      } else if (waits) {
        log(`The feed waits for the database: ${String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        await takeIn(batch);
      }
    }
  }

  return {
    lines: (lines) => takeIn(lines.flatMap((line) => readLine(line, log))),
    news: takeIn,
    giveUp: () => {
      waits = false;
    },
  };
}

function finish({ recoveries, unknownMatches }: Ingested, { source, log }: IntakeOptions): void {
  for (const urn of unknownMatches) log(`Left out what was said of ${urn}: no fixture is known`);
  for (const { producer, after, requestId } of recoveries) {
    log(`Producer ${producer} has to be recovered; asked for it as ${requestId}`);
    source.recover(producer, after, requestId);
  }
}

function readLine({ t, rk, xml }: FeedLine, log: (line: string) => void): Translated[] {
  const parsed = parseMessage(xml);
  if (!parsed.ok) {
    const { line, reason } = parsed.error;
    log(`Refused a message (${rk}): line ${line}: ${reason}`);
    return [];
  }
  const message = parsed.value;
  if (message.type === 'unknown') {
    log(`Skipped a message of the unknown type ${message.name} (${rk})`);
    return [];
  }
  return [{ at: t, producer: message.product, changes: translate(message) }];
}

/**
 * What would fail again in the same way: values that the database refuses (its error classes 22 and 23), and
 * broken assumptions of ours. Anything else, such as a lost connection, passes.
 */
function isOfTheData(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if ('code' in error) return /^2[23]/.test(String(error.code));
  if (error instanceof TypeError || error instanceof RangeError) return true;
  return /^(broken assumption|unexpected value)/.test(error.message);
}
