import { assert } from '@touchline/domain/assert';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { addMatchWrites } from './consequences';
import type { HeldMatch } from './held-match';
import { loadMatches } from './load';
import { write } from './writes';
import { noWrites } from './pending-writes';

/**
 * Reads a match for an operator to change, as its feed has written it last. Its feed waits until the transaction ends.
 * Undefined where there is no such match.
 */
export async function lockMatch(
  tx: Transaction<Database>,
  matchId: number,
): Promise<HeldMatch | undefined> {
  const { rows } = await sql<{ urn: string }>`
    select urn from matches where id = ${matchId} for no key update`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const [match] = await loadMatches(tx, [row.urn]);
  assert(match, 'a match that is there is read');
  return match;
}

/**
 * Writes what an operator has changed of a match. Its version grows even where nobody can see the change, so that its
 * feed reads it again.
 */
export async function writeMatch(tx: Transaction<Database>, match: HeldMatch): Promise<void> {
  const writes = noWrites();
  const { version } = match;
  addMatchWrites(match, writes);
  if (match.version === version) {
    match.version += 1;
    writes.matches.push({
      id: match.id,
      version: match.version,
      available: match.available,
      card: null,
    });
  }
  await write(tx, writes);
}
