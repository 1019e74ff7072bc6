import { randomUUID } from 'node:crypto';
import { minor } from '@touchline/domain/money';
import type { Result } from '@touchline/domain/result';
import * as fc from 'fast-check';
import type { Transaction } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../../server/src/db/schema';
import {
  approveBet,
  type NoDecision,
  type OverCap,
  rejectBet,
} from '../../../../server/src/book/vip/decide';
import { expireSubmitted } from '../../../../server/src/book/vip/expire-submitted';
import { inTransaction } from '../../../../server/src/book/bets/in-transaction';
import {
  type BookModel,
  giveBack,
  hasEndedLeg,
  type ModelBet,
  offerOf,
  partOf,
  payDue,
  statusOf,
} from './book-model';
import { anyDeath, chosen, type Command, command, deathText, hasBets } from './command';
import type { Death } from './dying-database';
import { timeOf } from './model-time';
import type { History, RealBook } from './real-book';

function depositing(at: number, amount: bigint, death: Death | null): Command {
  return command(`player ${at} deposits ${amount}${deathText(death)}`, async (model, real) => {
    const player = chosen(model.players, at);
    const id = randomUUID();
    await real.dying.surviving(death, () =>
      real.pay('deposit', { playerId: player.id, id, amount }),
    );
    player.cash += amount;
  });
}

/** What is won is paid out at once, so that a result that is taken back finds nothing left. */
export function withdrawing(at: number, death: Death | null): Command {
  const run = async (model: BookModel, real: History) => {
    const player = chosen(model.players, at);
    const payment = { playerId: player.id, id: randomUUID(), amount: player.cash };
    await real.dying.surviving(death, () => real.pay('withdrawal', payment));
    player.cash = 0n;
  };
  const hasCash = ({ players }: BookModel) => chosen(players, at).cash > 0n;
  return command(`player ${at} withdraws everything${deathText(death)}`, run, hasCash);
}

/** What the player has seen is the offer and as much above it as given. */
export function cashingOut(at: number, share: bigint, above: bigint, death: Death | null): Command {
  const name = `cash out ${share} thousandths of bet ${at}, seen ${above} above${deathText(death)}`;
  const run = async (model: BookModel, real: History) => {
    const bet = chosen(model.bets, at);
    const stake = (bet.left * share) / 1000n || 1n;
    const asked = { id: randomUUID(), seen: (offerOf(bet) ?? 0n) + above, stake };
    const paid = above > 0n ? null : partOf(bet, stake);
    const answer = await real.dying.surviving(death, () => cashOut(real, bet, asked, model.now));
    expect(answer.ok ? answer.value.paid : null).toBe(paid);
    if (paid === null) return;
    bet.sent.push({ ...asked, paid });
    bet.left -= stake;
    bet.paidForParts += paid;
    payDue([bet]);
  };
  return command(name, run, hasBets);
}

function cashOut(
  real: RealBook,
  bet: ModelBet,
  { id, seen, stake }: { id: string; seen: bigint; stake: bigint },
  now: number,
) {
  const wish = { stake: minor(stake) };
  return real.cashOut({ playerId: bet.player.id, betId: bet.id, seen: minor(seen), wish, id }, now);
}

function repeating(at: number, which: number): Command {
  const sentOf = ({ bets }: BookModel) => bets.filter(({ sent }) => sent.length > 0);
  const run = async (model: BookModel, real: History) => {
    const bet = chosen(sentOf(model), at);
    const { paid, ...asked } = chosen(bet.sent, which);
    const answer = await cashOut(real, bet, asked, model.now);
    expect(answer.ok && answer.value.paid).toBe(paid);
  };
  return command(
    `send cash-out ${which} of bet ${at} again`,
    run,
    (model) => sentOf(model).length > 0,
  );
}

const waiting = ({ bets }: BookModel) => bets.filter(({ decision }) => decision === 'submitted');

/** Somebody decides on a VIP's bet. */
export function deciding(at: number, verdict: 'approve' | 'reject', death: Death | null): Command {
  const run = async (model: BookModel, real: History) => {
    const bet = chosen(waiting(model), at);
    const decide = (tx: Transaction<Database>): Promise<Result<unknown, NoDecision | OverCap>> =>
      verdict === 'approve'
        ? approveBet(tx, bet.id, timeOf(model.now))
        : rejectBet(tx, bet.id, timeOf(model.now));
    const answer = await real.dying.surviving(death, () => inTransaction(real.dying.db, decide));
    const isTooLate = verdict === 'approve' && hasEndedLeg(bet);
    // Where the first answer was lost, the second one finds the bet decided.
    const isLost = !answer.ok && real.dying.hasDied() && answer.error === 'already_decided';
    if (!isLost)
      expect(answer.ok ? 'decided' : answer.error).toBe(isTooLate ? 'leg_ended' : 'decided');
    if (verdict === 'reject') giveBack(bet);
    else if (!isTooLate) bet.decision = 'taken';
  };
  return command(
    `${verdict} bet ${at} of those that wait${deathText(death)}`,
    run,
    (model) => waiting(model).length > 0,
  );
}

function expiring(death: Death | null): Command {
  const run = async (model: BookModel, real: History) => {
    const now = timeOf(model.now);
    const told = () => Promise.resolve();
    await real.dying.surviving(death, () =>
      expireSubmitted(real.dying.db, { now, placedBefore: now }, told),
    );
    for (const bet of waiting(model)) giveBack(bet);
  };
  return command(`nobody decides${deathText(death)}`, run, (model) => waiting(model).length > 0);
}

/** After a round every open bet is kept with what it is worth. */
function refreshing(): Command {
  return command(
    'a round of the job',
    async (model, real) => {
      await real.refresh();
      const open = model.bets.filter((bet) => statusOf(bet) === 'waiting_results');
      const { rows } = await real.book.pool.query<{ id: number; to_cashout: bigint | null }>(
        'select id, to_cashout from bets where id = any($1)',
        [open.map(({ id }) => id)],
      );
      const kept = new Map(rows.map((row) => [row.id, row.to_cashout]));
      expect(open.map(({ id }) => [id, kept.get(id)])).toEqual(
        open.map((bet) => [bet.id, offerOf(bet)]),
      );
    },
    hasBets,
  );
}

const anyBet = fc.nat(40);

export const anyDeposit = fc
  .tuple(fc.nat(2), fc.bigInt({ min: 200n, max: 3000n }), anyDeath)
  .map((given) => depositing(...given));
export const anyWithdrawal = fc.tuple(fc.nat(2), anyDeath).map((given) => withdrawing(...given));
export const anyCashOut = fc
  .tuple(
    anyBet,
    fc.oneof(fc.constant(1000n), fc.bigInt({ min: 1n, max: 1000n })),
    fc.constantFrom(0n, 0n, 0n, 1n),
    anyDeath,
  )
  .map((given) => cashingOut(...given));
export const anyRepeat = fc.tuple(anyBet, anyBet).map((given) => repeating(...given));
export const anyDecision = fc
  .tuple(anyBet, fc.constantFrom<('approve' | 'reject')[]>('approve', 'reject'), anyDeath)
  .map((given) => deciding(...given));
export const anyExpiry = anyDeath.map(expiring);
export const aRound = fc.constant(refreshing());
