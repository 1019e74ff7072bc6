import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, sum, ZERO, type Minor } from '../money';
import { jackpotHit, poolOf } from './accounts';
import type { Posting } from './entries';
import {
  jackpotDeclinedPosting,
  jackpotHitPosting,
  jackpotPaidPosting,
  jackpotSharesPosting,
  poolClosedPosting,
  poolFundedPosting,
  type HitMoney,
} from './pools';
import { aLedger } from '@touchline/testkit/wallet/a-ledger';

const POOL = 'jackpot-2-gold';
const aHit = (id: number, amount: Minor): HitMoney => ({
  id,
  pool: POOL,
  playerId: 3,
  currency: 'EUR',
  amount,
});

const STEPS = ['fund', 'share', 'close', 'hit', 'pay', 'decline'] as const;

/** A step, and what it gives to the pool or takes from it. `money` is new, `last` is the last hit. */
function stepOf(
  step: (typeof STEPS)[number],
  money: HitMoney,
  last: HitMoney,
): [Posting | null, Minor] {
  const taken = minor(-money.amount);
  switch (step) {
    case 'fund':
      return [poolFundedPosting(money, money.id), money.amount];
    case 'share':
      return [jackpotSharesPosting(money.id, 'EUR', [money]), money.amount];
    case 'close':
      return [poolClosedPosting(money), taken];
    case 'hit':
      return [jackpotHitPosting(money), taken];
    case 'pay':
      return [jackpotPaidPosting(last), ZERO];
    case 'decline':
      return [jackpotDeclinedPosting(last), last.amount];
  }
}

test('a pool never pays more than it holds, and a hit is paid or goes back once', () => {
  const anyAmount = fc.bigInt({ min: 1n, max: 100n }).map(minor);
  const anyStep = fc.tuple(fc.constantFrom(...STEPS), anyAmount);
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const ledger = aLedger();
      let [pool, won, last] = [ZERO, ZERO, aHit(0, minor(1))];
      for (const [at, [step, amount]] of steps.entries()) {
        const money = aHit(at + 1, amount);
        const [posting, change] = stepOf(step, money, last);
        if (posting && ledger.post(posting)) {
          pool = sum([pool, change]);
          if (step === 'hit') [last, won] = [money, amount];
          if (step === 'pay' || step === 'decline') won = ZERO;
        }
        expect(ledger.held(poolOf(POOL, 'EUR'))).toBe(pool);
        expect(ledger.held(jackpotHit(last.id, 'EUR'))).toBe(won);
        expect(pool).toBeGreaterThanOrEqual(0n);
        expect(ledger.differences()).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
