import { assert } from '@touchline/domain/assert';
import { cashOf, debtOf } from '@touchline/domain/ledger/accounts';
import type { Posting } from '@touchline/domain/ledger/entries';
import { owingPosting, repaymentPosting } from '@touchline/domain/ledger/shortage';
import { type Minor, minor, minus, sum, ZERO } from '@touchline/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import { run } from '../../../db/statements';
import { announceBalances, balancesNow, type Purse } from '../../../wallet/balance';
import { post } from '../../../wallet/post';

/** Takes a stake and answers with what is left, or null when the cash does not cover it: then nothing moved. */
export async function take(
  tx: Transaction<Database>,
  purse: Purse,
  posting: Posting,
): Promise<Minor | null> {
  const [verdict] = await post(tx, [posting]);
  if (verdict === 'insufficient') return null;
  assert(verdict === 'posted', `${posting.id} is new, not ${verdict}`);
  return announced(tx, purse, (await standing(tx, purse)).cash);
}

/** Pays into a purse, pays off what is owed there as far as it reaches, and answers with what is left. */
export async function give(
  tx: Transaction<Database>,
  purse: Purse,
  posting: Posting,
): Promise<Minor> {
  const [verdict] = await post(tx, [posting]);
  assert(verdict === 'posted', `${posting.id} is new, not ${verdict}`);
  const { cash, owed } = await standing(tx, purse);
  const repayment = owed > 0n ? repaymentPosting(posting.id, { ...purse, cash, owed }) : null;
  if (!repayment) return announced(tx, purse, cash);
  const [repaid] = await post(tx, [repayment]);
  assert(repaid === 'posted', `the cash covers ${repayment.id}, which was ${repaid}`);
  return announced(tx, purse, minus(cash, sum(repayment.entries.map(({ amount }) => amount))));
}

/** Takes back what was paid: what the cash does not cover is owed. Answers with what is left. */
export async function takeBack(
  tx: Transaction<Database>,
  purse: Purse,
  posting: Posting,
): Promise<Minor> {
  const [verdict] = await post(tx, [posting]);
  if (verdict === 'insufficient') {
    // The posting that was refused holds the cash, so it is still what it was.
    const { cash } = await standing(tx, purse);
    const [owing] = await post(tx, [owingPosting(posting, purse.playerId, cash)]);
    assert(owing === 'posted', `a debt may be overdrawn, but ${posting.id} was ${owing}`);
  } else assert(verdict === 'posted', `${posting.id} is new, not ${verdict}`);
  return announced(tx, purse, (await standing(tx, purse)).cash);
}

async function standing(
  tx: Transaction<Database>,
  { playerId, currency }: Purse,
): Promise<{ cash: Minor; owed: Minor }> {
  const [cash, debt] = [cashOf(playerId, currency), debtOf(playerId, currency)];
  const balances = await run(tx, balancesNow([cash, debt]));
  return { cash: balances.get(cash) ?? ZERO, owed: minor(-(balances.get(debt) ?? ZERO)) };
}

async function announced(tx: Transaction<Database>, purse: Purse, balance: Minor): Promise<Minor> {
  await announceBalances(tx, [{ ...purse, balance }]);
  return balance;
}
