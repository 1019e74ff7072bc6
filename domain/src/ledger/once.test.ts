import { expect, test } from 'vitest';
import { minor } from '../money';
import { freebetEndedPosting, freebetIssuedPostings } from './bonuses';
import { stakePosting } from './entries';
import {
  depositPosting,
  withdrawalEndedPosting,
  withdrawalPosting,
  withdrawalSentPosting,
} from './payments';
import {
  jackpotDeclinedPosting,
  jackpotHitPosting,
  jackpotPaidPosting,
  poolFundedPosting,
} from './pools';
import { aLedger } from '@touchline/testkit/wallet/a-ledger';

const MONEY = { playerId: 3, currency: 'EUR', amount: minor(1000) };
const WITHDRAWAL = { ...MONEY, id: 'w', provider: 'sandbox' };
const FREEBET = { ...MONEY, id: 5, type: 'freebet' } as const;
const issued = (id: number) => freebetIssuedPostings({ ...FREEBET, id })[0]!;
const HIT = { ...MONEY, id: 4, pool: 'jackpot-2-gold' } as const;
const freeBet = (id: number) =>
  stakePosting({ id, playerId: 3, currency: 'EUR', stake: MONEY.amount, freebetId: 5 });

/** Enough for another one of each, so that it is not the want of money that refuses. */
const PLENTY = [
  depositPosting({ ...WITHDRAWAL, amount: minor(5000) }),
  withdrawalPosting({ ...WITHDRAWAL, id: 'another' }),
  issued(6),
  poolFundedPosting({ ...HIT, amount: minor(5000) }, 1),
  jackpotHitPosting({ ...HIT, id: 99 }),
];

test.each([
  [
    'a withdrawal is sent or cancelled',
    withdrawalPosting(WITHDRAWAL),
    withdrawalSentPosting(WITHDRAWAL),
    withdrawalEndedPosting(WITHDRAWAL, 'cancelled'),
  ],
  [
    'a withdrawal is rejected or cancelled',
    withdrawalPosting(WITHDRAWAL),
    withdrawalEndedPosting(WITHDRAWAL, 'rejected'),
    withdrawalEndedPosting(WITHDRAWAL, 'cancelled'),
  ],
  ['a freebet stakes one bet or another', issued(5), freeBet(1), freeBet(2)],
  ['a freebet stakes a bet or expires', issued(5), freeBet(1), freebetEndedPosting(FREEBET, 1)],
  [
    'a hit is paid or declined',
    jackpotHitPosting(HIT),
    jackpotPaidPosting(HIT),
    jackpotDeclinedPosting(HIT),
  ],
])('%s, never both', (_rule, first, one, other) => {
  for (const ends of [
    [one, other],
    [other, one],
  ]) {
    const ledger = aLedger();
    expect([...PLENTY, first].every(ledger.post)).toBe(true);
    expect(ends.map(ledger.post)).toEqual([true, false]);
  }
});
