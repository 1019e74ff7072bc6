import { expect, test } from 'vitest';
import {
  anAskedBet,
  anAskedLeg,
  anOffer,
  checked,
  type Circumstances,
  customAt,
  legsOn,
  SAME_MATCH,
  systemOf,
  TWO_OF_THREE,
} from '@touchline/testkit/placement';
import { odds } from '../money';
import type { AskedBet } from './check-placement';
import { MARKET_STATUS, MATCH_STATUS } from './market-status';
import { outcomeKey } from './outcome-key';

const key = (matchId: number) => outcomeKey(anAskedLeg(matchId));

test.each<[string, AskedBet, object, Circumstances?]>([
  [
    'a combo of one',
    anAskedBet(legsOn(1), { kind: { type: 'combo' } }),
    { code: 'selection_count', type: 'combo' },
  ],
  [
    'a single of two',
    anAskedBet(legsOn(2), { kind: { type: 'single' } }),
    { code: 'selection_count', type: 'single' },
  ],
  [
    'a system of fewer than its selections',
    anAskedBet(legsOn(2), { kind: TWO_OF_THREE }),
    { code: 'selection_count', type: 'system' },
  ],
  [
    'a system of more than its selections',
    anAskedBet(legsOn(4), { kind: TWO_OF_THREE }),
    { code: 'selection_count', type: 'system' },
  ],
  [
    'a custom bet of one',
    anAskedBet(legsOn(1), { kind: customAt(2000) }),
    { code: 'selection_count', type: 'custom_bet' },
  ],
  [
    'a custom bet of none where one is enough',
    anAskedBet([], { kind: customAt(2000) }),
    { code: 'selection_count', type: 'custom_bet' },
    { rules: { customBets: { enabled: true, allowSingle: true } } },
  ],
  [
    'a custom bet on two matches',
    anAskedBet(legsOn(2), { kind: customAt(2000) }),
    { code: 'several_matches' },
  ],
  [
    'a custom bet where there are none',
    anAskedBet(SAME_MATCH, { kind: customAt(2000) }),
    { code: 'bet_type_not_offered', type: 'custom_bet' },
    { rules: { customBets: { enabled: false, allowSingle: false } } },
  ],
  [
    'a system that is not offered',
    anAskedBet(legsOn(3), { kind: { type: 'system', system: systemOf(301) } }),
    { code: 'system_not_offered' },
  ],
  [
    'a system with oddin',
    anAskedBet(legsOn(3), { kind: TWO_OF_THREE }),
    { code: 'system_not_offered' },
    { offers: legsOn(3).map(() => anOffer({ provider: 'oddin' })) },
  ],
  ['too many legs', anAskedBet(legsOn(4)), { code: 'too_many_selections', max: 3 }],
  [
    'a system of too many legs',
    anAskedBet(legsOn(4), { kind: { type: 'system', system: systemOf(403) } }),
    { code: 'too_many_selections', max: 3 },
  ],
  [
    'two legs of one match in a combo',
    anAskedBet([anAskedLeg(1), anAskedLeg(2), anAskedLeg(1, { outcomeId: '2' })]),
    {
      code: 'same_match_twice',
      selections: [key(1), outcomeKey(anAskedLeg(1, { outcomeId: '2' }))],
    },
  ],
  [
    'two legs of one match in a system',
    anAskedBet([anAskedLeg(1), anAskedLeg(2), anAskedLeg(1)], { kind: TWO_OF_THREE }),
    { code: 'same_match_twice', selections: [key(1), key(1)] },
  ],
])('a bet is refused for its shape: %s', (_rule, asked, error, given) => {
  expect(checked(asked, given)).toEqual({ ok: false, error });
});

test.each<[string, AskedBet, object, Circumstances]>([
  [
    'an unknown outcome',
    anAskedBet(legsOn(2)),
    { code: 'selection_unknown', selections: [key(2)] },
    { offers: [anOffer(), undefined] },
  ],
  [
    'two providers',
    anAskedBet(legsOn(2)),
    { code: 'mixed_providers' },
    { offers: [anOffer(), anOffer({ provider: 'oddin' })] },
  ],
  [
    'two providers in a system',
    anAskedBet(legsOn(3), { kind: TWO_OF_THREE }),
    { code: 'mixed_providers' },
    { offers: [anOffer(), anOffer(), anOffer({ provider: 'oddin' })] },
  ],
  [
    'a suspended market',
    anAskedBet(legsOn(1)),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ marketStatus: MARKET_STATUS.suspended })] },
  ],
  [
    'a suspended market in a custom bet',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ marketStatus: MARKET_STATUS.suspended }), anOffer()], customOdds: 3000 },
  ],
  [
    'a market handed over',
    anAskedBet(legsOn(1)),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ marketStatus: MARKET_STATUS.handedOver })] },
  ],
  [
    'a match that is over',
    anAskedBet(legsOn(1)),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ matchStatus: MATCH_STATUS.finished })] },
  ],
  [
    'an outcome without a price',
    anAskedBet(legsOn(1)),
    { code: 'market_not_bettable', selections: [key(1)] },
    { offers: [anOffer({ hasOdds: false, odds: null })] },
  ],
  [
    'changed odds',
    anAskedBet(legsOn(2)),
    { code: 'odds_changed', selections: [key(2)], risk: 'odds_different_than_bookmaker' },
    { offers: [anOffer(), anOffer({ odds: odds(2010) })] },
  ],
  [
    'odds above those on offer',
    anAskedBet(legsOn(1)),
    { code: 'odds_changed', selections: [key(1)], risk: 'odds_higher_than_current_odds' },
    { offers: [anOffer({ odds: odds(1990) })] },
  ],
  [
    'odds above what the provider quotes',
    anAskedBet(legsOn(2)),
    { code: 'odds_not_taken', selections: [key(2)], risk: 'odds_higher_than_bookmakers' },
    { offers: [anOffer(), anOffer({ bookmakerOdds: odds(1950) })] },
  ],
  [
    'odds too low to be taken',
    anAskedBet(legsOn(2)),
    { code: 'odds_not_taken', selections: [key(1), key(2)], risk: 'odds_too_low' },
    { rules: { leastOdds: odds(2001) } },
  ],
  [
    'changed custom odds',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { code: 'custom_odds_changed', risk: 'odds_higher_than_current_odds' },
    { customOdds: 2900 },
  ],
  [
    'a custom bet that has no price any more',
    anAskedBet(SAME_MATCH, { kind: customAt(3000) }),
    { code: 'custom_odds_changed', risk: null },
    {},
  ],
  [
    'custom odds too low to be taken',
    anAskedBet(SAME_MATCH, { kind: customAt(1500) }),
    { code: 'odds_not_taken', selections: [], risk: 'odds_too_low' },
    { customOdds: 1500, rules: { leastOdds: odds(2000) } },
  ],
])('a bet is refused for what is on offer: %s', (_rule, asked, error, given) => {
  expect(checked(asked, given)).toEqual({ ok: false, error });
});
