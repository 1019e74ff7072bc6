import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type CustomBets, NOBODY_PRICES, type PriceTold } from './custom-bets';
import { patientAsker } from './patient-asker';

const QUESTION = { provider: 'betradar', urn: 'sr:match:1', picks: [] };
const PATIENCE = { ms: 50, underWay: 2 };

function providerOf(price: CustomBets['price']): CustomBets {
  return { isOffered: () => true, price, combinable: () => Promise.reject(new Error('down')) };
}

const told = (answer: PriceTold | null) => providerOf(() => Promise.resolve(answer));

test.each<[string, PriceTold | null, object]>([
  ['a price is a price', { ok: true, odds: 3200 }, { ok: true, value: 3200 }],
  ['odds that win nothing are none', { ok: true, odds: 1000 }, { ok: false, error: 'certain' }],
  [
    'a reason stays a reason',
    { ok: false, reason: 'contradicting' },
    { ok: false, error: 'contradicting' },
  ],
  ['who does not offer it says nothing', null, { ok: false, error: 'not_offered' }],
])('%s', async (_rule, answer, expected) => {
  expect(await patientAsker(told(answer)).price(QUESTION)).toEqual(expected);
});

test('a provider that fails is unavailable', async () => {
  const asker = patientAsker(providerOf(() => Promise.reject(new Error('down'))));
  const unavailable = { ok: false, error: 'unavailable' };
  expect(await asker.price(QUESTION)).toEqual(unavailable);
  expect(await asker.combinable(QUESTION)).toEqual(unavailable);
});

test('where nobody prices, nothing is offered and nothing combines', async () => {
  const asker = patientAsker(NOBODY_PRICES);
  expect(asker.isOffered()).toBe(false);
  expect(await asker.price(QUESTION)).toEqual({ ok: false, error: 'not_offered' });
  expect(await asker.combinable(QUESTION)).toEqual({ ok: true, value: [] });
});

test('who takes too long is given up, and left alone while enough questions wait for it', async () => {
  const settle: ((answer: PriceTold) => void)[] = [];
  const hanging = providerOf(() => new Promise((resolve) => settle.push(resolve)));
  const asker = patientAsker(hanging, PATIENCE);
  const unavailable = { ok: false, error: 'unavailable' };
  expect(await Promise.all([asker.price(QUESTION), asker.price(QUESTION)])).toEqual([
    unavailable,
    unavailable,
  ]);
  expect(await asker.price(QUESTION)).toEqual(unavailable);
  expect(settle).toHaveLength(2);

  for (const answer of settle) answer({ ok: true, odds: 2000 });
  await setImmediate();
  const again = asker.price(QUESTION);
  settle[2]?.({ ok: true, odds: 2500 });
  expect(await again).toEqual({ ok: true, value: 2500 });
});

test('a provider that hangs does not keep another from being asked', async () => {
  const asker = patientAsker(
    providerOf((provider) =>
      provider === 'oddin' ? new Promise(() => {}) : Promise.resolve({ ok: true, odds: 2000 }),
    ),
    { ms: 50, underWay: 1 },
  );
  expect((await asker.price({ ...QUESTION, provider: 'oddin' })).ok).toBe(false);
  expect((await asker.price(QUESTION)).ok).toBe(true);
});
