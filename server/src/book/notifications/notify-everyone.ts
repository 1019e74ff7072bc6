import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { notify } from './notify';

/** When the site may not answer, by the name under which it is planned. */
export interface Maintenance {
  name: string;
  from: Date;
  until: Date;
}

/** Players told in one transaction: their counters are not kept from others for long. */
const AT_ONCE = 1000;

/**
 * Tells all players of maintenance, a thousand at a time. Should it be cut short, calling it again with the same name
 * tells those who are left.
 */
export async function notifyEveryone(
  db: Kysely<Database>,
  { name, from, until }: Maintenance,
  now: Date,
): Promise<void> {
  const facts = {
    type: 'maintenance' as const,
    from: from.toISOString(),
    until: until.toISOString(),
  };
  let last = 0;
  for (;;) {
    const players = await playersAfter(db, last);
    if (players.length === 0) return;
    const notices = players.map((playerId) => ({ playerId, cause: `maintenance:${name}`, facts }));
    await db.transaction().execute((tx) => notify(tx, notices, now));
    last = players.at(-1) ?? last;
  }
}

async function playersAfter(db: Kysely<Database>, last: number): Promise<number[]> {
  const players = db.selectFrom('players').select('id').where('id', '>', last);
  const rows = await players.orderBy('id').limit(AT_ONCE).execute();
  return rows.map(({ id }) => id);
}
