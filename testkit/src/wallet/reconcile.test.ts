import { expect, test } from 'vitest';
import { minor, type Minor } from '@touchline/domain/money';
import {
  cashOf,
  house,
  openBets,
  paymentProvider,
  type AccountId,
} from '@touchline/domain/ledger/accounts';
import { movement, stakePosting, type Posting } from '@touchline/domain/ledger/entries';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { balancesOf, reconcile } from './reconcile';

const CASH = cashOf(3, 'EUR');
const DEPOSIT = depositPosting({
  id: 'd',
  provider: 'sandbox',
  playerId: 3,
  currency: 'EUR',
  amount: minor(1000),
});
const STAKE = stakePosting({ id: 7, playerId: 3, currency: 'EUR', stake: minor(300) });
const SOUND = [DEPOSIT, STAKE];

const paidBetween = (from: AccountId, to: AccountId, amount: number) =>
  movement('x', { currency: 'EUR', amount: minor(amount) }, from, to);

const kept = (change: Record<string, number> = {}) =>
  new Map<AccountId, Minor>([
    ...balancesOf(SOUND),
    ...Object.entries(change).map(
      ([account, amount]) => [account as AccountId, minor(amount)] as const,
    ),
  ]);

test('balances are what entries add up to', () => {
  expect(balancesOf(SOUND)).toEqual(
    new Map([
      [paymentProvider('sandbox', 'EUR'), -1000n],
      [CASH, 700n],
      [openBets('EUR'), 300n],
    ]),
  );
  expect(reconcile(SOUND, kept())).toEqual([]);
});

test.each<[string, Posting[], Record<string, number>, unknown]>([
  [
    'a balance that was changed',
    SOUND,
    { [CASH]: 701 },
    { kind: 'balance', account: CASH, kept: 701n, counted: 700n },
  ],
  [
    'a balance that came from nowhere',
    SOUND,
    { [house('EUR')]: 1 },
    { kind: 'balance', account: house('EUR'), kept: 1n, counted: 0n },
  ],
  [
    'a balance that nobody kept',
    [...SOUND, paidBetween(house('EUR'), openBets('EUR'), 1)],
    { [openBets('EUR')]: 301 },
    { kind: 'balance', account: house('EUR'), kept: 0n, counted: -1n },
  ],
  [
    'cash that is overdrawn',
    [...SOUND, paidBetween(CASH, openBets('EUR'), 800)],
    { [CASH]: -100, [openBets('EUR')]: 1100 },
    { kind: 'overdrawn', account: CASH, counted: -100n },
  ],
  [
    'a posting of nothing',
    [...SOUND, { id: 'x', currency: 'EUR', entries: [] }],
    {},
    { kind: 'fault', posting: 'x', fault: 'no_entries' },
  ],
  [
    'a fact that was posted twice',
    [...SOUND, STAKE],
    { [CASH]: 400, [openBets('EUR')]: 600 },
    { kind: 'repeated', posting: 'stake:7' },
  ],
])('%s is found', (_damage, postings, changed, difference) => {
  expect(reconcile(postings, kept(changed))).toEqual([difference]);
});
