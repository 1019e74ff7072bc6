import { CHEST_SIZES } from '@touchline/domain/bonus/chest';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChestPicture } from './chest-picture';

const drawn = (size: (typeof CHEST_SIZES)[number], outcome: 'win' | 'loss' | null) =>
  renderToStaticMarkup(<ChestPicture size={size} outcome={outcome} label="A chest" />);

test('there is a picture of a chest in each of three sizes: closed, won and lost', () => {
  const all = CHEST_SIZES.flatMap((size) =>
    ([null, 'win', 'loss'] as const).map((outcome) => drawn(size, outcome)),
  );
  expect(new Set(all).size).toBe(9);
});

test.each([
  ['small', 1],
  ['medium', 3],
  ['large', 5],
] as const)(
  'a %s chest that was won shows %i coins, and none before or when it is lost',
  (size, coins) => {
    const coinsOf = (outcome: 'win' | 'loss' | null) =>
      drawn(size, outcome).match(/<circle/g)?.length ?? 0;
    expect([coinsOf('win'), coinsOf(null), coinsOf('loss')]).toEqual([coins, 0, 0]);
  },
);
