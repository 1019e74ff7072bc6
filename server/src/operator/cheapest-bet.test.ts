import { campaignOffer } from '@touchline/wire/campaign-offer';
import { expect, test } from 'vitest';
import { offerOf } from './campaign-offers';
import { cheapestBet } from './cheapest-bet';
import { AMB, HUNTING, LOOTBOX, TOURNAMENT } from '@touchline/testkit/operator/offers-sent';

const CHEAPEST = 'A bet of €1.00 at odds up to 20.00 earns at most 1,900 points';
const LIMITS = { points_min_stake: 500, points_max_odds: 3000, max_points_per_bet: 600 };
const TWO_BETS = [{ number_of_bets: 2, number_of_freebets: 1, amounts: { EUR: 100 } }];

test.each([
  ['hunting', HUNTING, `${CHEAPEST}, enough for a freebet of €5.00.`],
  [
    'hunting for more points',
    { ...HUNTING, points_needed: 500_000 },
    `${CHEAPEST}, 0.4 % of the way to a freebet of €5.00.`,
  ],
  [
    'hunting for few points',
    { ...HUNTING, points_needed: 100 },
    `${CHEAPEST}, enough for a freebet of €5.00 19 times.`,
  ],
  [
    'hunting for a few prizes',
    { ...HUNTING, points_needed: 100, most_prizes: 1 },
    `${CHEAPEST}, enough for a freebet of €5.00.`,
  ],
  [
    'a lootbox with limits of its own',
    { ...LOOTBOX, ...LIMITS },
    'A bet of €5.00 at odds up to 3.00 earns at most 600 points, 60.0 % of the way to 2 freebets of €3.00 in all.',
  ],
  ['a tournament for places', TOURNAMENT, `${CHEAPEST}.`],
  ['an amb freebet', AMB, 'A bet of €5.00 is enough for 2 freebets of €2.00 in all.'],
  [
    'an amb freebet for several bets',
    { ...AMB, ranges: TWO_BETS },
    'A bet of €5.00 is one of 2 that give a freebet of €1.00.',
  ],
  ['a freebet', { kind: 'freebet', type: 'freebet', amounts: { EUR: 500 } }, null],
])('what the cheapest bet can earn is said in words: %s', (_kind, sent, words) => {
  expect(cheapestBet(offerOf(campaignOffer.parse(sent), 'EUR'), 'EUR')).toBe(words);
});

test('the limits that a campaign does not name are those of the default currency', () => {
  const sent = campaignOffer.parse({ ...HUNTING, prize: { USD: [500] } });
  expect(cheapestBet(offerOf(sent, 'USD'), 'USD')).toBe(
    'A bet of $1.09 at odds up to 20.00 earns at most 2,071 points, enough for a freebet of $5.00 2 times.',
  );
});
