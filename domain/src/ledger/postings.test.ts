import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor } from '../money';
import { bookingPosting } from '../settlement/booking';
import { NOTHING_DUE } from '../settlement/due';
import {
  freebetBoostedPosting,
  freebetEndedPosting,
  freebetIssuedPostings,
  PRIZE_KINDS,
  prizePostings,
} from './bonuses';
import { faultOf } from './check-posting';
import { rejectionPosting, stakePosting, type Posting } from './entries';
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
import { balancesOf } from '@touchline/testkit/wallet/reconcile';

const anyId = fc.integer({ min: 1, max: 4 });
const anyCurrency = fc.constantFrom('EUR', 'USD', 'mBTC');
const anyAmount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(minor);
const anyMoney = { playerId: anyId, currency: anyCurrency, amount: anyAmount };
const anyBet = fc.record(
  { id: anyId, playerId: anyId, currency: anyCurrency, stake: anyAmount, freebetId: anyId },
  { requiredKeys: ['id', 'playerId', 'currency', 'stake'] },
);
const anyPayment = fc.record({
  ...anyMoney,
  id: anyId.map(String),
  provider: fc.constantFrom('one', 'two'),
});
const anyFreebet = fc.record({ ...anyMoney, id: anyId, type: fc.constant('freebet' as const) });
const anyPoolName = fc.constantFrom('tournament-1', 'jackpot-1-gold', 'jackpot-1-silver');
const anyPool = fc.record({ ...anyMoney, pool: anyPoolName });
const anyHit = fc.record({ ...anyMoney, id: anyId, pool: anyPoolName });
const anySource = fc.option(fc.record({ pool: anyPoolName }));
const anyPrize = fc.record({ ...anyMoney, id: anyId, kind: fc.constantFrom(...PRIZE_KINDS) });

/** Postings beside the fact each is about, in words: its kind and what tells it from others of the kind. */
type Told = [fact: string, posting: Posting | null];
const told = <T>(
  any: fc.Arbitrary<T>,
  kind: string,
  key: (of: T) => unknown,
  make: (of: T) => Posting | null,
) => any.map((of): Told => [`${kind} ${String(key(of))}`, make(of)]);
const byId = ({ id }: { id: unknown }) => id;

const anyFact: fc.Arbitrary<Told> = fc.oneof(
  told(anyBet, 'stake', byId, stakePosting),
  told(anyBet, 'rejection', byId, rejectionPosting),
  ...(['settle', 'cash_out'] as const).map((cause) =>
    told(anyBet, cause, byId, (bet) => {
      const due = { ...NOTHING_DUE, stake: bet.stake, payout: minor(500) };
      return bookingPosting(bet, { cause, number: 1 }, NOTHING_DUE, due);
    }),
  ),
  told(anyPayment, 'deposit', byId, depositPosting),
  told(anyPayment, 'refund', byId, refundPosting),
  told(anyPayment, 'chargeback', byId, chargebackPosting),
  told(anyPayment, 'withdrawal', byId, withdrawalPosting),
  told(anyPayment, 'rejected', byId, (each) => withdrawalEndedPosting(each, 'rejected')),
  told(anyPayment, 'failed', byId, (each) => withdrawalEndedPosting(each, 'failed')),
  told(anyPayment, 'sent', byId, withdrawalSentPosting),
  told(anyPayment, 'returned', byId, withdrawalReturnedPosting),
  told(
    fc.tuple(anyFreebet, anySource),
    'freebet',
    ([freebet]) => freebet.id,
    ([freebet, from]) => freebetIssuedPostings(freebet, from && { ...freebet, ...from })[0]!,
  ),
  told(anyFreebet, 'boosted', byId, freebetBoostedPosting),
  told(anyFreebet, 'ended', byId, (freebet) => freebetEndedPosting(freebet, 1)),
  told(
    fc.tuple(anyPrize, anySource),
    'prize',
    ([{ kind, id, playerId }]) => `${kind} ${id} ${playerId}`,
    ([prize, from]) => prizePostings(prize, from && { ...prize, ...from })[0]!,
  ),
  told(
    anyPool,
    'funded',
    ({ pool }) => pool,
    (money) => poolFundedPosting(money, 1),
  ),
  told(anyPool, 'closed', ({ pool }) => pool, poolClosedPosting),
  told(
    fc.tuple(anyBet, fc.array(anyPool)),
    'shares',
    ([{ id, currency }]) => `${id} ${currency}`,
    ([bet, pools]) => jackpotSharesPosting(bet.id, bet.currency, pools),
  ),
  told(anyHit, 'hit', byId, jackpotHitPosting),
  told(anyHit, 'paid', byId, jackpotPaidPosting),
  told(anyHit, 'declined', byId, jackpotDeclinedPosting),
  told(anyPayment, 'game', ({ id, provider }) => `${id} ${provider}`, gameDebitPosting),
  told(
    anyPayment,
    'game rolled back',
    ({ id, provider }) => `${id} ${provider}`,
    (move) => gameRollbackPosting(gameCreditPosting(move)),
  ),
  told(
    fc.tuple(anyPrize, anyPool),
    'changed prize',
    ([{ kind, id, playerId }]) => `${kind} ${id} ${playerId}`,
    ([prize, pool]) => prizePostings(prize, { ...pool, currency: 'GBP' })[0]!,
  ),
);

test('every posting is sound, in one currency, and sums to zero', () => {
  fc.assert(
    fc.property(anyFact, ([, posting]) => {
      if (!posting) return;
      expect(faultOf(posting)).toBeNull();
      const balances = [...balancesOf([posting])];
      expect(balances.every(([account]) => account.endsWith(`:${posting.currency}`))).toBe(true);
      expect(balances.reduce((total, [, amount]) => total + amount, 0n)).toBe(0n);
    }),
  );
});

test('two postings have one name exactly when they are about one fact', () => {
  fc.assert(
    fc.property(anyFact, anyFact, ([fact, posting], [otherFact, other]) => {
      if (posting && other) expect(posting.id === other.id).toBe(fact === otherFact);
    }),
    { numRuns: 5000 },
  );
});
