import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { settleApart } from '../book/bets/settle-apart';
import { settleOnce } from '../book/bets/settle-bets';
import { isSomethingDue } from '../book/bets/settlement-lines';
import type { Database } from '../db/schema';
import type { NoteWin } from '../wallet/note-win';
import { heldClient } from './held-client';
import { startLoop } from './loop';

export interface SettlementOptions {
  db: Kysely<Database>;
  /** The pool under `db`; one of its connections listens. */
  pool: Pool;
  clock: { now(): Date };
  log: Pick<Logger, 'error'>;
  /** Told of what bets win. */
  noteWin?: NoteWin;
}

/** How soon a line is settled even if its wake-up got lost. */
const EVERY_MS = 200;

/** Settles bets as results come in. Several servers may do so at once. */
export function startSettlement({ db, pool, clock, log, noteWin }: SettlementOptions): {
  stop(): Promise<void>;
} {
  const held = heldClient({
    pool,
    prepare: async (client) => {
      await client.query('listen settlement');
      return true;
    },
    notified: () => loop.wake(),
  });
  const work = async () => {
    await held.get();
    const batch = () =>
      settleOnce(db, clock.now(), { noteWin }).catch(() =>
        settleApart(db, clock.now(), { log, noteWin }),
      );
    // No transaction begins to find that nothing waits.
    if (!(await isSomethingDue(db))) return;
    while (await batch());
  };
  const loop = startLoop({ name: 'settlement', everyMs: EVERY_MS, work, log });
  return {
    stop: async () => {
      await loop.stop();
      held.drop();
    },
  };
}
