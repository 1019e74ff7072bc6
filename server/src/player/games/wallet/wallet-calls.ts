import { assert, unreachable } from '@touchline/domain/assert';
import { gameRollbackPosting } from '@touchline/domain/ledger/games';
import { minor } from '@touchline/domain/money';
import type { MoneyRules } from '@touchline/domain/players/standing';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { balanceOf } from '../../../wallet/balance';
import { standingFault } from '../../../wallet/standing';
import { whatBars } from '../../limits/what-bars';
import {
  answerAgain,
  claim,
  findTransaction,
  type GameSession,
  hasStake,
  keep,
  lockSession,
  postingOf,
  purseOf,
} from './game-transactions';
import { give, take, takeBack } from './move-money';
import { openSession } from './open-session';
import { refusedBy, type WalletAnswer } from './wallet-answer';
import type { RequestOf, WalletRequest } from './wallet-request';

type Tx = Transaction<Database>;

export interface WalletDeps {
  db: Kysely<Database>;
  /** From whom stakes are taken; left out, from everybody. */
  moneyRules?: MoneyRules;
}

/** When a stake is taken, and from whom stakes are. */
interface Staking {
  now: Date;
  moneyRules: MoneyRules | undefined;
}

/**
 * Does what a provider of games asks for, once for each of its transactions, whatever is repeated or comes in another
 * order (DESIGN §4.15). The request is the provider's own: its signature has been checked.
 */
export function walletCall(
  { db, moneyRules }: WalletDeps,
  provider: string,
  asked: WalletRequest,
  now: Date,
): Promise<WalletAnswer> {
  if (asked.request === 'session') return openSession(db, provider, asked.token, now);
  return db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, provider, asked.session_id);
    if (!session) return refusedBy('session_unknown');
    switch (asked.request) {
      case 'balance':
        return balance(tx, session, now);
      case 'debit':
        return debit(tx, session, asked, { now, moneyRules });
      case 'credit':
        return credit(tx, session, asked, now);
      case 'rollback':
        return rollback(tx, session, asked, now);
      default:
        return unreachable(asked);
    }
  });
}

async function balance(tx: Tx, session: GameSession, now: Date): Promise<WalletAnswer> {
  if (session.expires_at <= now) return refusedBy('session_expired');
  return standing(tx, session);
}

async function standing(tx: Tx, session: GameSession): Promise<WalletAnswer> {
  const { playerId, currency } = purseOf(session);
  return { ok: true, balance: await balanceOf(tx, playerId, currency) };
}

/** A refused stake stays refused: its provider may have gone on without it, so a repeat must not take it after all. */
async function debit(
  tx: Tx,
  session: GameSession,
  asked: RequestOf<'debit'>,
  by: Staking,
): Promise<WalletAnswer> {
  if (asked.currency !== session.currency) return refusedBy('wrong_currency');
  const known = await claim(tx, session, asked, by.now);
  if (known) return answerAgain(known, session, asked);
  return keep(tx, session, asked.transaction_id, await stake(tx, session, asked, by));
}

async function stake(
  tx: Tx,
  session: GameSession,
  { transaction_id: id, amount }: RequestOf<'debit'>,
  { now, moneyRules }: Staking,
): Promise<WalletAnswer> {
  if (session.expires_at <= now) return refusedBy('session_expired');
  const purse = purseOf(session);
  // The provider asks from its own machines: nobody says where the player is.
  const about = { playerId: purse.playerId, does: 'bet', country: null } as const;
  const fault = await standingFault(tx, { ...about, now: now.getTime(), rules: moneyRules });
  if (fault) return refusedBy('player_barred', fault);
  // Asking holds the player's limits, so that of two stakes at once the second is held against the first.
  const action = { type: 'bet', stake: amount, bets: 1 } as const;
  const barred = await whatBars(tx, { ...purse, action }, now);
  if (barred) {
    const { type: detail } = barred.limit.terms;
    return { ok: false, refusal: 'limit_reached', detail, limitOf: purse.playerId };
  }
  const left = await take(tx, purse, postingOf(session, { kind: 'debit', id, amount }));
  return left === null ? refusedBy('insufficient_funds') : { ok: true, balance: left };
}

/** A win is paid however late it comes, since its stake was taken. One without a stake is not kept, and may come again. */
async function credit(
  tx: Tx,
  session: GameSession,
  asked: RequestOf<'credit'>,
  now: Date,
): Promise<WalletAnswer> {
  if (asked.currency !== session.currency) return refusedBy('wrong_currency');
  const { transaction_id: id, amount } = asked;
  const known = await claim(tx, session, asked, now);
  if (known) return answerAgain(known, session, asked);
  if (!(await hasStake(tx, session, asked.round_id))) {
    await forget(tx, session, id);
    return refusedBy('round_unknown');
  }
  if (amount === 0n) return keep(tx, session, id, await standing(tx, session));
  const purse = purseOf(session);
  const left = await give(tx, purse, postingOf(session, { kind: 'credit', id, amount }));
  const win = { ...purse, paid: amount, transactionId: id };
  return keep(tx, session, id, { ok: true, balance: left, win });
}

async function forget(tx: Tx, { provider }: GameSession, id: string): Promise<void> {
  await tx
    .deleteFrom('game_transactions')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
}

/** Takes a transaction back, whenever it comes: before it, it keeps it from happening. A second time nothing moves. */
async function rollback(
  tx: Tx,
  session: GameSession,
  { transaction_id: id }: RequestOf<'rollback'>,
  now: Date,
): Promise<WalletAnswer> {
  const { provider } = session;
  const values = { provider, id, session_id: session.id, created_at: now, rolled_back_at: now };
  await tx
    .insertInto('game_transactions')
    .values(values)
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .execute();
  const known = await findTransaction(tx, provider, id);
  if (known.session_id !== session.id) return refusedBy('conflict');
  if (known.rolled_back_balance !== null) {
    return { ok: true, balance: minor(known.rolled_back_balance) };
  }
  const answer = await undo(tx, session, known);
  assert(answer.ok, `transaction ${id} can be taken back`);
  await tx
    .updateTable('game_transactions')
    .set({ rolled_back_at: now, rolled_back_balance: answer.balance })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
  return answer;
}

/** What was refused, or never came, moved nothing. */
async function undo(
  tx: Tx,
  session: GameSession,
  known: Awaited<ReturnType<typeof findTransaction>>,
): Promise<WalletAnswer> {
  const { kind, id, amount, refusal } = known;
  if (kind === null || refusal !== null || !amount) return standing(tx, session);
  const posting = gameRollbackPosting(postingOf(session, { kind, id, amount: minor(amount) }));
  const move = kind === 'debit' ? give : takeBack;
  return { ok: true, balance: await move(tx, purseOf(session), posting) };
}
