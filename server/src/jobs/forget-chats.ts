import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { dropMessages } from '../book/chat/chat-messages';
import type { Database } from '../db/schema';
import { type Loop, startLoop } from './loop';

interface Forgetting {
  db: Kysely<Database>;
  clock: { now(): Date };
  log: Pick<Logger, 'error'>;
  everyMs: number;
  /** How long what players say about matches is kept, in ms. */
  keptMs: number;
}

/** Drops what players have said about matches once it is old. Several servers may do so at once. */
export function startForgettingChats(forgetting: Forgetting): Loop {
  const { db, clock, log, everyMs } = forgetting;
  const work = async () => {
    const before = new Date(clock.now().getTime() - forgetting.keptMs);
    while (await dropMessages(db, before));
  };
  return startLoop({ name: 'forgetting chats', everyMs, work, log });
}
