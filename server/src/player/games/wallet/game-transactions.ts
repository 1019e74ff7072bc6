import { assert } from '@touchline/domain/assert';
import { type GameMove, gameCreditPosting, gameDebitPosting } from '@touchline/domain/ledger/games';
import type { Posting } from '@touchline/domain/ledger/entries';
import { type Minor, minor } from '@touchline/domain/money';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import type { Purse } from '../../../wallet/balance';
import { keptRefusal, refusedBy, type WalletAnswer } from './wallet-answer';
import type { RequestOf } from './wallet-request';

export type GameSession = Selectable<Database['game_sessions']>;
export type GameTransaction = Selectable<Database['game_transactions']>;

type Moving = RequestOf<'debit'> | RequestOf<'credit'>;

/**
 * A provider's session, held until the transaction ends: what is asked for in one session happens one after the other.
 * Null when there is none of this provider.
 */
export async function lockSession(
  tx: Transaction<Database>,
  provider: string,
  id: string,
): Promise<GameSession | null> {
  const session = await tx
    .selectFrom('game_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
  return session ?? null;
}

/** Whose money a session plays with. */
export function purseOf({ player_id: playerId, currency }: GameSession): Purse {
  return { playerId, currency };
}

/**
 * Takes the id of a transaction for a stake or a win; null when it is new. Otherwise the one that has the id, held
 * until the transaction ends; whoever takes an id at the same moment waits for the first.
 */
export async function claim(
  tx: Transaction<Database>,
  session: GameSession,
  asked: Moving,
  now: Date,
): Promise<GameTransaction | null> {
  const taken = await tx
    .insertInto('game_transactions')
    .values({
      provider: session.provider,
      id: asked.transaction_id,
      session_id: session.id,
      kind: asked.request,
      round_id: asked.round_id,
      amount: asked.amount,
      closes_round: asked.request === 'credit' && asked.closes_round,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken ? null : findTransaction(tx, session.provider, asked.transaction_id);
}

/** The transaction that has an id, held until the transaction ends. Throws when none has. */
export async function findTransaction(
  tx: Transaction<Database>,
  provider: string,
  id: string,
): Promise<GameTransaction> {
  return tx
    .selectFrom('game_transactions')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What is said of an id that was used before: the first answer, when it is the same that is asked for. */
export function answerAgain(
  known: GameTransaction,
  session: GameSession,
  asked: Moving,
): WalletAnswer {
  const isSame =
    known.session_id === session.id &&
    (known.kind === null ||
      (known.kind === asked.request &&
        known.round_id === asked.round_id &&
        known.amount === asked.amount &&
        known.closes_round === (asked.request === 'credit' && asked.closes_round)));
  if (!isSame) return refusedBy('conflict');
  // Never the first answer here: the provider would believe in a stake that it has taken back.
  if (known.rolled_back_at !== null) return refusedBy('rolled_back');
  if (known.refusal !== null) return keptRefusal(known.refusal, known.detail);
  assert(known.balance !== null, `transaction ${known.id} was answered`);
  return { ok: true, balance: minor(known.balance) };
}

/** Keeps what is answered, for those who ask again. */
export async function keep(
  tx: Transaction<Database>,
  { provider }: GameSession,
  id: string,
  answer: WalletAnswer,
): Promise<WalletAnswer> {
  const kept = answer.ok
    ? { balance: answer.balance }
    : { refusal: answer.refusal, detail: answer.detail ?? null };
  await tx
    .updateTable('game_transactions')
    .set(kept)
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
  return answer;
}

/** Whether a round has a stake that stands. */
export async function hasStake(
  tx: Transaction<Database>,
  { id }: GameSession,
  roundId: string,
): Promise<boolean> {
  const { rows } = await sql`select from game_transactions
    where session_id = ${id} and round_id = ${roundId} and kind = 'debit'
      and refusal is null and rolled_back_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** The posting of a transaction; the amount is above zero. */
export function postingOf(
  session: GameSession,
  { kind, id, amount }: { kind: 'debit' | 'credit'; id: string; amount: Minor },
): Posting {
  const { provider, player_id: playerId, currency } = session;
  const move: GameMove = { id, provider, playerId, currency, amount };
  return kind === 'debit' ? gameDebitPosting(move) : gameCreditPosting(move);
}
