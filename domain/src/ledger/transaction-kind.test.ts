import { expect, test } from 'vitest';
import { minor } from '../money';
import { stakePosting } from './entries';
import { gameDebitPosting, gameRollbackPosting } from './games';
import {
  chargebackPosting,
  depositPosting,
  refundPosting,
  withdrawalEndedPosting,
  withdrawalPosting,
} from './payments';
import { repaymentPosting } from './shortage';
import { factOf, factsOf, kindOfPosting, TRANSACTION_KINDS } from './transaction-kind';

const money = { playerId: 1, currency: 'EUR', amount: minor(5), provider: 'p', id: '7' };
const game = gameDebitPosting(money);
const owed = { playerId: 1, currency: 'EUR', cash: minor(5), owed: minor(5) };

test.each([
  ['deposit', depositPosting(money).id],
  ['deposit', refundPosting(money).id],
  ['deposit', chargebackPosting(money).id],
  ['withdrawal', withdrawalPosting(money).id],
  ['withdrawal', withdrawalEndedPosting(money, 'cancelled').id],
  ['bet', stakePosting({ id: 7, playerId: 1, currency: 'EUR', stake: minor(5) }).id],
  ['payout', 'settle:7:1'],
  ['payout', 'cash_out:7:1'],
  ['bonus', 'prize:tournament:7:1'],
  ['game', game.id],
  ['game', gameRollbackPosting(game).id],
  ['correction', repaymentPosting('settle:7:1', owed)?.id ?? ''],
  ['correction', 'a fact nobody has thought of yet'],
] as const)('it is shown as %s: %s', (kind, id) => {
  expect(kindOfPosting(id)).toBe(kind);
});

test('every fact passes the filter of exactly one kind', () => {
  for (const id of ['stake:1', 'prize:1', 'repay:stake:1', 'withdrawals:1', 'unknown']) {
    const passed = TRANSACTION_KINDS.filter((kind) => {
      const { words, rest } = factsOf(kind);
      return words.includes(factOf(id)) !== rest;
    });
    expect(passed).toEqual([kindOfPosting(id)]);
  }
});
