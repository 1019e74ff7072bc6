import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { dropOldEvents, type EventLog } from '../db/event-log';
import type { Database } from '../db/schema';
import { type Loop, startLoop } from './loop';

interface Keeping {
  db: Kysely<Database>;
  events: Pick<EventLog, 'write'>;
  log: Pick<Logger, 'error'>;
  writeEveryMs: number;
  dropEveryMs: number;
  /** How long events are kept. */
  keptForDays: number;
}

/** Writes down what was noted, and drops what is old. Once it is stopped everything noted before is written. */
export function startKeepingEvents(keeping: Keeping): Pick<Loop, 'stop'> {
  const { db, events, log, writeEveryMs, dropEveryMs } = keeping;
  const write = () => events.write(db);
  const writing = startLoop({
    name: 'writing events',
    everyMs: writeEveryMs,
    work: write,
    log,
  });
  const drop = async () => {
    while (await dropOldEvents(db, keeping.keptForDays));
  };
  const dropping = startLoop({ name: 'dropping events', everyMs: dropEveryMs, work: drop, log });
  return {
    stop: async () => {
      await Promise.all([writing.stop(), dropping.stop()]);
      await write().catch((error: unknown) => log.error({ err: error }, 'events are lost'));
    },
  };
}
