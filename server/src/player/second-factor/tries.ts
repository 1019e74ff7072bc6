import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

const WINDOW_MS = 15 * 60_000;
const MOST_TRIES = 10;

/**
 * Counts a try at a player's password or second factor before it is made; false when there were ten in a quarter of an
 * hour. Whoever knows the password could begin one sign-in after the other: only a count of all of them keeps six
 * digits from being guessed. It is written at once and on its own, so that a refusal does not take it back.
 */
export async function countTry(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
): Promise<boolean> {
  const old = new Date(now.getTime() - WINDOW_MS);
  const { rows } = await sql<{ tries: number }>`
    insert into second_factor_tries as held (player_id, since, tries) values (${playerId}, ${now}, 1)
    on conflict (player_id) do update set
      since = case when held.since <= ${old} then excluded.since else held.since end,
      tries = case when held.since <= ${old} then 1 else held.tries + 1 end
    where held.since <= ${old} or held.tries < ${MOST_TRIES}
    returning tries`.execute(db);
  return rows.length > 0;
}

/** The password was right where nothing else was asked: this try does not count, but those before it still do. */
export async function giveBackTry(db: Kysely<Database>, playerId: number): Promise<void> {
  await db
    .updateTable('second_factor_tries')
    .set((is) => ({ tries: is('tries', '-', 1) }))
    .where('player_id', '=', playerId)
    .where('tries', '>', 0)
    .execute();
}

/** The second factor was right: all tries are forgotten. */
export async function forgetTries(db: Kysely<Database>, playerId: number): Promise<void> {
  await db.deleteFrom('second_factor_tries').where('player_id', '=', playerId).execute();
}
