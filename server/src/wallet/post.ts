import { createHash } from 'node:crypto';
import { assert } from '@touchline/domain/assert';
import { mayOverdraw } from '@touchline/domain/ledger/accounts';
import { faultOf } from '@touchline/domain/ledger/check-posting';
import type { Posting } from '@touchline/domain/ledger/entries';
import { sql, type Transaction } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Database } from '../db/schema';
import { run, type Statement, statement } from '../db/statements';

/**
 * What the ledger says to one posting:
 * - `posted`: done now.
 * - `repeated`: done before, by a posting with the same id and content; nothing moved this time.
 * - `conflict`: the id is taken by a posting of other content; nothing moved.
 * - `insufficient`: an account that must stay covered, such as a player's cash, would have fallen below
 *   zero. Nothing is kept of it, so the same posting may be tried again.
 */
export type Verdict = 'posted' | 'repeated' | 'conflict' | 'insufficient';

/**
 * Moves money: answers each posting with its own verdict, in their order; a refused one leaves its
 * neighbours alone (DESIGN §4.4, §4.18). The only statement in the server that inserts into the ledger.
 *
 * The accounts stay locked until the transaction ends. Take locks on your own rows before, and post
 * once in a transaction, so that no two transactions can wait for each other.
 */
export async function post(
  tx: Transaction<Database>,
  postings: readonly Posting[],
): Promise<Verdict[]> {
  return postings.length === 0 ? [] : run(tx, posted(postings));
}

/** The statement of `post`, of which the same holds. */
export function posted(postings: readonly Posting[]): Statement<Verdict[]> {
  for (const posting of postings) {
    assert(faultOf(posting) === null, `posting ${posting.id} is sound, not ${faultOf(posting)}`);
  }
  const accounts = JSON.stringify(accountsOf(postings));
  const batch = JSON.stringify(postings.map(asJson));
  const query = sql<{ id: string; verdict: Verdict }>`${PREPARED}
    select id, verdict from ledger_post(${accounts}::jsonb, ${batch}::jsonb)
  `;
  return statement(query, (rows) => {
    assert(
      rows.length === postings.length && rows.every(({ id }, at) => id === postings[at]?.id),
      'the ledger answers every posting in its place',
    );
    return rows.map(({ verdict }) => verdict);
  });
}

function accountsOf(postings: readonly Posting[]) {
  const pairs = postings.flatMap(({ currency, entries }) =>
    entries.flatMap(({ from, to }) => [[from, currency] as const, [to, currency] as const]),
  );
  return [...new Map(pairs)].map(([id, currency]) => ({
    id,
    currency,
    may_overdraw: mayOverdraw(id),
  }));
}

/** Amounts go as text: a number of JSON does not hold every bigint. */
function asJson(posting: Posting) {
  const entries = posting.entries.map(({ from, to, amount }) => ({
    from,
    to,
    amount: `${amount}`,
  }));
  return { id: posting.id, digest: digestOf(entries), entries };
}

/** Names the content of a posting, so that a repeat can be told from another fact under the same id. */
function digestOf(entries: { from: string; to: string; amount: string }[]): string {
  const content = JSON.stringify(entries.map(({ from, to, amount }) => [from, to, amount]));
  return createHash('sha256').update(content).digest('hex');
}
