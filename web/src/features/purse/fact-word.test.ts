import { betRef } from '@touchline/domain/bets/bet-ref';
import { stakePosting } from '@touchline/domain/ledger/entries';
import {
  chargebackPosting,
  depositPosting,
  refundPosting,
  withdrawalEndedPosting,
  withdrawalPosting,
  withdrawalReturnedPosting,
} from '@touchline/domain/ledger/payments';
import { gameDebitPosting, gameRollbackPosting } from '@touchline/domain/ledger/games';
import { repaymentPosting } from '@touchline/domain/ledger/shortage';
import { minor } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { messages } from '../../i18n/messages/rest/en';
import { betOf, factWord } from './fact-word';

const money = { playerId: 1, currency: 'EUR', amount: minor(5), provider: 'p', id: '7' };
const game = gameDebitPosting(money);
const owed = { playerId: 1, currency: 'EUR', cash: minor(5), owed: minor(5) };

test.each([
  ['Deposit', depositPosting(money).id],
  ['Deposit refunded', refundPosting(money).id],
  ['Deposit taken back by your bank', chargebackPosting(money).id],
  ['Withdrawal', withdrawalPosting(money).id],
  ['Withdrawal taken back', withdrawalEndedPosting(money, 'cancelled').id],
  ['Withdrawal declined', withdrawalEndedPosting(money, 'rejected').id],
  ['Withdrawal failed', withdrawalEndedPosting(money, 'failed').id],
  ['Withdrawal sent back by the bank', withdrawalReturnedPosting(money).id],
  ['Bet placed', stakePosting({ id: 7, playerId: 1, currency: 'EUR', stake: minor(5) }).id],
  ['Bet settled', 'settle:7:1'],
  ['Bet settled again', 'settle:7:2'],
  ['Cash-out', 'cash_out:7:2'],
  ['Prize', 'prize:tournament:7:1'],
  ['Jackpot', 'jackpot_hit:7:paid'],
  ['Game', game.id],
  ['Game called off', gameRollbackPosting(game).id],
  ['Debt paid back', repaymentPosting('settle:7:1', owed)?.id ?? ''],
  ['Correction', 'a fact nobody has thought of yet'],
  ['Correction', 'constructor:7'],
] as const)('it is shown as "%s": %s', (words, id) => {
  expect(messages.purse.fact[factWord(id)]).toBe(words);
});

test.each([
  ['stake:7', betRef(7)],
  ['settle:7:2', betRef(7)],
  ['cash_out:7:1', betRef(7)],
  ['reject:7', betRef(7)],
  ['deposit:7', null],
  ['repay:settle:7:1', null],
  ['stake:<b>', null],
])('the bet of %s is %s', (id, bet) => {
  expect(betOf(id)).toBe(bet);
});
