import { expect, test } from 'vitest';
import { minor } from '../money';
import { cashOf, mayOverdraw, type AccountId } from './accounts';
import {
  freebetBoostedPosting,
  freebetEndedPosting,
  freebetIssuedPostings,
  prizePostings,
} from './bonuses';
import { rejectionPosting, stakePosting, type Posting } from './entries';
import { exchangedPostings } from './exchanges';
import { gameCreditPosting, gameDebitPosting, gameRollbackPosting } from './games';
import {
  chargebackPosting,
  depositPosting,
  refundPosting,
  withdrawalEndedPosting,
  withdrawalPosting,
  withdrawalReturnedPosting,
  withdrawalSentPosting,
} from './payments';
import {
  jackpotDeclinedPosting,
  jackpotHitPosting,
  jackpotPaidPosting,
  jackpotSharesPosting,
  poolClosedPosting,
  poolFundedPosting,
} from './pools';

const MONEY = { playerId: 3, currency: 'EUR', amount: minor(1000) };
const BET = { id: 7, playerId: 3, currency: 'EUR', stake: minor(1000) };
const PAYMENT = { ...MONEY, id: 'p1', provider: 'sandbox' };
const FREEBET = { ...MONEY, id: 5, type: 'freebet' } as const;
const POOL = { pool: 'tournament-9', currency: 'EUR', amount: minor(1000) } as const;
const HIT = { ...MONEY, id: 4, pool: 'jackpot-2-gold' } as const;
const GAME = { ...MONEY, id: 't1', provider: 'races' };
const PRIZE = { ...MONEY, kind: 'lootbox', id: 6 } as const;

const DEPOSIT = 'provider:sandbox > cash:3';
const HELD = 'held:3:p1';

/** Every movement: its posting, the name of its fact, and from where to where the 10.00 go. */
test.each([
  ['a deposit', depositPosting(PAYMENT), 'deposit:p1', DEPOSIT],
  ['a refund', refundPosting(PAYMENT), 'refund:p1', 'cash:3 > provider:sandbox'],
  ['a chargeback', chargebackPosting(PAYMENT), 'chargeback:p1', 'cash:3 > provider:sandbox'],
  ['a withdrawal', withdrawalPosting(PAYMENT), 'withdrawal:p1:held', `cash:3 > ${HELD}`],
  [
    'one that the player cancels',
    withdrawalEndedPosting(PAYMENT, 'cancelled'),
    'withdrawal:p1:cancelled',
    `${HELD} > cash:3`,
  ],
  [
    'one that is sent',
    withdrawalSentPosting(PAYMENT),
    'withdrawal:p1:sent',
    `${HELD} > provider:sandbox`,
  ],
  [
    'one that the bank returns',
    withdrawalReturnedPosting(PAYMENT),
    'withdrawal:p1:returned',
    DEPOSIT,
  ],
  ['a stake', stakePosting(BET), 'stake:7', 'cash:3 > open_bets'],
  [
    'a stake of a freebet',
    stakePosting({ ...BET, freebetId: 5 }),
    'stake:7',
    'freebet:3:5 > open_bets',
  ],
  ['a bet that is not taken', rejectionPosting(BET), 'reject:7', 'open_bets > cash:3'],
  [
    'a freebet of a bet that is not taken',
    rejectionPosting({ ...BET, freebetId: 5 }),
    'reject:7',
    'open_bets > freebet:3:5',
  ],
  [
    'what a boost adds to a freebet',
    freebetBoostedPosting(FREEBET),
    'freebet:5:boosted',
    'promotions > freebet:3:5',
  ],
  [
    'a freebet that expires',
    freebetEndedPosting(FREEBET, 1),
    'freebet:5:ended:1',
    'freebet:3:5 > promotions',
  ],
  [
    'what a pool starts with',
    poolFundedPosting(POOL, 1),
    'pool:tournament-9:funded:1',
    'promotions > pool:tournament-9',
  ],
  [
    'what a pool has left',
    poolClosedPosting(POOL),
    'pool:tournament-9:closed',
    'pool:tournament-9 > promotions',
  ],
  [
    "a jackpot's share of a stake",
    jackpotSharesPosting(7, 'EUR', [HIT]),
    'jackpot:7:EUR',
    'house > pool:jackpot-2-gold',
  ],
  ['a hit', jackpotHitPosting(HIT), 'jackpot_hit:4:won', 'pool:jackpot-2-gold > jackpot_hit:4'],
  ['a paid hit', jackpotPaidPosting(HIT), 'jackpot_hit:4:paid', 'jackpot_hit:4 > cash:3'],
  [
    'a declined hit',
    jackpotDeclinedPosting(HIT),
    'jackpot_hit:4:declined',
    'jackpot_hit:4 > pool:jackpot-2-gold',
  ],
  ['a stake in a game', gameDebitPosting(GAME), 'game:races:t1', 'cash:3 > games:races'],
  ['a win of a game', gameCreditPosting(GAME), 'game:races:t1', 'games:races > cash:3'],
  [
    'a stake taken back by a game',
    gameRollbackPosting(gameDebitPosting(GAME)),
    'rollback:game:races:t1',
    'games:races > cash:3',
  ],
] as const)('%s', (_movement, posting, id, way) => {
  const [from, to] = way.split(' > ').map((account) => `${account}:EUR`);
  expect(posting).toEqual({ id, currency: 'EUR', entries: [{ from, to, amount: 1000n }] });
});

const shown = (postings: readonly Posting[]) =>
  postings.map(({ id, entries }) => [
    id,
    ...entries.map(({ from, to, amount }) => `${amount} ${from} > ${to}`),
  ]);
const PRIZE_CUP = { ...PRIZE, kind: 'tournament' } as const;
const DOLLARS = { ...POOL, currency: 'USD', amount: minor(1100) };

/** What is given to players: by the promotions, by a pool, and by a pool of another currency. */
test.each([
  [
    'a freebet',
    freebetIssuedPostings(FREEBET),
    [['freebet:5:issued', '1000 promotions:EUR > freebet:3:5:EUR']],
  ],
  [
    'a freebet of a tournament',
    freebetIssuedPostings(FREEBET, POOL),
    [['freebet:5:issued', '1000 pool:tournament-9:EUR > freebet:3:5:EUR']],
  ],
  [
    'a freebet of a tournament in dollars',
    freebetIssuedPostings(FREEBET, DOLLARS),
    [
      ['exchange:freebet:5:issued', '1100 pool:tournament-9:USD > exchange:USD'],
      ['freebet:5:issued', '1000 exchange:EUR > freebet:3:5:EUR'],
    ],
  ],
  ['a prize', prizePostings(PRIZE), [['prize:lootbox:6:3', '1000 promotions:EUR > cash:3:EUR']]],
  [
    'a prize of a tournament',
    prizePostings(PRIZE_CUP, POOL),
    [['prize:tournament:6:3', '1000 pool:tournament-9:EUR > cash:3:EUR']],
  ],
  [
    'a prize of a tournament in dollars',
    prizePostings(PRIZE_CUP, DOLLARS),
    [
      ['exchange:prize:tournament:6:3', '1100 pool:tournament-9:USD > exchange:USD'],
      ['prize:tournament:6:3', '1000 exchange:EUR > cash:3:EUR'],
    ],
  ],
] as const)('%s', (_gift, postings, expected) => {
  expect(shown(postings)).toEqual(expected);
});

test('a pool of the same currency gives exactly what the player gets', () => {
  const more = { ...POOL, amount: minor(1001) };
  expect(() => prizePostings(PRIZE_CUP, more)).toThrow('gives what the player gets');
});

test('a freebet without risk is no money: the ledger knows it by its bet alone', () => {
  const insured = { ...FREEBET, type: 'freebet_no_risk' } as const;
  expect(() => freebetIssuedPostings(insured)).toThrow('holds no money');
});

test('money is not exchanged for its own kind', () => {
  const side = { account: cashOf(3, 'EUR'), currency: 'EUR', amount: minor(1) };
  expect(() => exchangedPostings('x', side, side)).toThrow('another currency');
});

test("a rollback's name is that of no other transaction, whatever ids a provider makes", () => {
  const names = ['t1', 't1:rollback', 'rollback:t1'].flatMap((id) => {
    const debit = gameDebitPosting({ ...GAME, id });
    return [debit.id, gameRollbackPosting(debit).id];
  });
  expect(new Set(names).size).toBe(names.length);
});

test('each level of a jackpot gets its share, and a share of nothing moves nothing', () => {
  const shares = (gold: number, silver: number) =>
    jackpotSharesPosting(7, 'EUR', [
      { pool: 'jackpot-2-gold', amount: minor(gold) },
      { pool: 'jackpot-2-silver', amount: minor(silver) },
    ])?.entries.map(({ to, amount }) => [to, amount]);
  expect(shares(2, 1)).toEqual([
    ['pool:jackpot-2-gold:EUR', 2n],
    ['pool:jackpot-2-silver:EUR', 1n],
  ]);
  expect(shares(2, 0)).toEqual([['pool:jackpot-2-gold:EUR', 2n]]);
  expect(shares(0, 0)).toBeUndefined();
});

test('only what a player or a freebet owes, and accounts of ours, may fall below zero', () => {
  const accounts = {
    'cash:3:EUR': false,
    'held:3:w1:EUR': false,
    'freebet:3:5:EUR': false,
    'pool:tournament-9:EUR': false,
    'jackpot_hit:4:EUR': false,
    'debt:3:EUR': true,
    'freebet_debt:3:5:EUR': true,
    'open_bets:EUR': true,
    'house:EUR': true,
    'promotions:EUR': true,
    'provider:sandbox:EUR': true,
    'games:races:EUR': true,
    'exchange:EUR': true,
  };
  const found = Object.keys(accounts).map((id) => [id, mayOverdraw(id as AccountId)]);
  expect(Object.fromEntries(found)).toEqual(accounts);
});
