import { expect, test } from 'vitest';
import type { CustomBets, PriceTold } from '../custom-bet/custom-bets';
import { patientChance } from './patient-chance';

const PICKS = [{ marketId: 1, specifier: '', outcomeId: '1' }];
const PATIENCE = { ms: 50, atOnce: 3, turnMs: 5000, restMs: 60_000 };
const hangs = () => new Promise<never>(() => {});

/** Answers as it is told, and counts who asks. */
function aProvider(answer: (urn: string) => Promise<PriceTold | null>) {
  const seen = { asked: [] as string[], underWay: 0, most: 0 };
  const price: CustomBets['price'] = async (_provider, urn) => {
    seen.asked.push(urn);
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    try {
      return await answer(urn);
    } finally {
      seen.underWay -= 1;
    }
  };
  return { seen, price };
}

test.each<[string, PriceTold | null, number | null]>([
  ['a chance that is told is passed on', { ok: true, odds: 3000, probability: 0.3 }, 0.3],
  ['a price without a chance tells nothing', { ok: true, odds: 3000 }, null],
  [
    'picks of which one follows from the others have the chance of those',
    { ok: false, reason: 'implied', probability: 0.4 },
    0.4,
  ],
  ['picks without a price have no chance', { ok: false, reason: 'contradicting' }, null],
  ['a provider that does not price picks knows nothing', null, null],
])('%s', async (_rule, told, chance) => {
  const { price } = aProvider(() => Promise.resolve(told));
  expect(await patientChance({ price }, PATIENCE)('betradar', 'one', PICKS)).toBe(chance);
});

test('however many ask at once, all are answered in turn', async () => {
  const { seen, price } = aProvider(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return { ok: true, odds: 3000, probability: 0.3 };
  });
  const ask = patientChance({ price }, PATIENCE);
  const urns = Array.from({ length: 40 }, (_, at) => String(at));
  const chances = await Promise.all(urns.map((urn) => ask('betradar', urn, PICKS)));
  expect(chances).toEqual(urns.map(() => 0.3));
  expect([seen.asked, seen.most]).toEqual([urns, PATIENCE.atOnce]);
});

test.each([
  ['hangs', hangs],
  ['fails', () => Promise.reject(new Error('down'))],
])('a provider that %s is left alone for a while, and others are not', async (_how, fault) => {
  const { seen, price } = aProvider((urn) =>
    urn === 'well' ? Promise.resolve({ ok: true, odds: 3000, probability: 0.3 }) : fault(),
  );
  const ask = patientChance({ price }, PATIENCE);
  const first = Array.from({ length: 9 }, () => ask('betradar', 'ill', PICKS));
  expect(await Promise.all(first)).toEqual(first.map(() => null));
  expect(seen.asked.length).toBeLessThanOrEqual(PATIENCE.atOnce);
  expect(await ask('betradar', 'well', PICKS)).toBeNull();
  expect(await ask('oddin', 'well', PICKS)).toBe(0.3);
});

test('a provider is asked again when it has rested', async () => {
  let isIll = true;
  const { price } = aProvider(() =>
    isIll
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ ok: true, odds: 3000, probability: 0.3 }),
  );
  const ask = patientChance({ price }, { ...PATIENCE, restMs: 0 });
  expect(await ask('betradar', 'one', PICKS)).toBeNull();
  isIll = false;
  expect(await ask('betradar', 'one', PICKS)).toBe(0.3);
});

test('a provider that is slow has its own bets wait for so long at most, and no others', async () => {
  const { price } = aProvider(async (urn) => {
    if (urn === 'slow') await new Promise((resolve) => setTimeout(resolve, 40));
    return { ok: true, odds: 3000, probability: 0.3 };
  });
  const ask = patientChance({ price }, { ...PATIENCE, ms: 1000, turnMs: 60 });
  const slow = Array.from({ length: 30 }, () => ask('betradar', 'slow', PICKS));
  expect(await Promise.race([...slow, ask('oddin', 'quick', PICKS).then(() => 'quick')])).toBe(
    'quick',
  );
  const answers = await Promise.all(slow);
  expect(answers.slice(0, PATIENCE.atOnce)).toEqual([0.3, 0.3, 0.3]);
  expect(answers.at(-1)).toBeNull();
});
