import { STAKE_CAP } from '@touchline/domain/bets/stake-cap';
import { minor } from '@touchline/domain/money';
import { restoreShared } from '@touchline/domain/slip/restore-shared';
import { emptySlip } from '@touchline/domain/slip/slip';
import { SINGLES_OFFERED } from '@touchline/testkit/slip/slip';
import { expect, test } from 'vitest';
import { sharedOf } from './shared-of';
import { aSharedBet } from '@touchline/testkit/page/a-shared-bet';

const RATES = { EUR: '1', USD: '1.25', BTC: '0.00001', ETH: '0.0004' };
const TERMS = { stakes: {}, stake_cap: STAKE_CAP, exchange_rates: RATES };

/** The stakes that a slip in this currency ends up with. */
function stakesIn(currency: string, ...shared: [value: number, currency: string][]) {
  const bets = shared.map((stake, at) => aSharedBet({ matchIds: [at + 1], stake }));
  const restored = restoreShared(
    emptySlip(currency),
    sharedOf(bets, currency, TERMS),
    SINGLES_OFFERED,
  );
  return restored.ok ? restored.value.slip.bets.map(({ stake }) => stake) : [];
}

const sharing = (amount: number) => ({ source: 'sharing', amount: minor(amount) });

test.each([
  ['euros stay euros', 'EUR', 1000, 'EUR', 1000],
  ['dollars become euros by the rate of the site', 'USD', 1000, 'EUR', 800],
  ['and euros dollars', 'EUR', 1000, 'USD', 1250],
  ['euros become so many satoshis', 'EUR', 1000, 'BTC', 10_000],
  ['a currency without a rate has no worth', 'GBP', 1000, 'EUR', 0],
  ['a currency that nobody knows has no worth', 'DOGE', 1000, 'EUR', 0],
  ['what is more than forty is forty', 'EUR', 100_000, 'EUR', STAKE_CAP * 100],
  ['forty euros in bitcoin', 'EUR', 100_000, 'BTC', STAKE_CAP * 1000],
])('stakes come in the slip’s own currency: %s', (_rule, from, stake, to, expected) => {
  expect(stakesIn(to, [stake, from])).toEqual([sharing(expected)]);
});

test('each bet is converted from its own currency', () => {
  expect(stakesIn('EUR', [1000, 'EUR'], [10_000, 'BTC'])).toEqual([sharing(1000), sharing(1000)]);
});

test('a site that takes less than forty caps at what it takes', () => {
  const limits = {
    chips: [],
    min: 10,
    max: 500,
    max_payout: 1,
    system_payout_cap: 1,
    subunits: 100,
  };
  const { stakeCap } = sharedOf([], 'EUR', { ...TERMS, stakes: { EUR: limits } });
  expect(stakeCap).toBe(500n);
});

test('the cap is what the operator has set, as much in any currency', () => {
  const told = { ...TERMS, stake_cap: 15 };
  expect(['EUR', 'BTC'].map((code) => sharedOf([], code, told).stakeCap)).toEqual([1500n, 15_000n]);
});

test('a system keeps its id, and one that we do not know is a combo', () => {
  const kinds = [302, 999_999].map(
    (id) => sharedOf([aSharedBet({ type: 'system', system_id: id })], 'EUR', TERMS).bets[0]?.kind,
  );
  expect(kinds).toMatchObject([{ type: 'system', system: { id: 302 } }, { type: 'combo' }]);
});
