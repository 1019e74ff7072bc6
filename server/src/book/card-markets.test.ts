import { expect, test } from 'vitest';
import { cardMarkets } from './card-markets';

test.each(['soccer', 'golf', 'basketball'])(
  'on the card of what is won outright in %s stands who wins it',
  (sport) => {
    for (const type of ['season', 'stage', 'simple_tournament'] as const) {
      const { main, secondary } = cardMarkets(sport, 'betradar', type);
      expect(main).toEqual([804, 534, 906]);
      expect(secondary[0]).toBe(805);
    }
  },
);

test('on the card of a match stands the main market of its sport', () => {
  expect(cardMarkets('soccer', 'betradar', 'match').main).toEqual([1]);
  expect(cardMarkets('soccer', 'betradar')).toEqual(cardMarkets('soccer', 'betradar', 'match'));
});
