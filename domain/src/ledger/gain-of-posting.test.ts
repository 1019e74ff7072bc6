import { expect, test } from 'vitest';
import { minor } from '../money';
import { prizePostings } from './bonuses';
import { gainOfPosting } from './gain-of-posting';
import { jackpotHitPosting, jackpotPaidPosting } from './pools';

const money = { playerId: 3, currency: 'EUR', amount: minor(500) };
const hit = { ...money, id: 9, pool: 'jackpot-1-mini' as const };

test.each([
  [
    'a prize, by its campaign and who won it',
    prizePostings({ ...money, kind: 'tournament', id: 7 })[0]?.id,
    { kind: 'prize', id: 7, player: 3 },
  ],
  ['a jackpot, by its hit', jackpotPaidPosting(hit).id, { kind: 'jackpot', id: 9 }],
  ['nothing while the hit waits', jackpotHitPosting(hit).id, null],
  ['nothing of a bet', 'settle:7:1', null],
  ['nothing by numbers that are none', 'prize:tournament:x:1', null],
])('a posting pays %s', (_rule, posting, gain) => {
  expect(gainOfPosting(posting ?? '')).toEqual(gain);
});
