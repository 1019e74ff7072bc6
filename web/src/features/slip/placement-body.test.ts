import { minor, odds } from '@touchline/domain/money';
import { chooseBonus, withAvailableBonuses } from '@touchline/domain/slip/bonus-on-slip';
import { placing } from '@touchline/domain/slip/place';
import type { Slip } from '@touchline/domain/slip/slip';
import { aPick, customSlip, stakedSlip, systemSlip } from '@touchline/testkit/slip/slip';
import { placementSent } from '@touchline/wire/bets';
import { strictly } from '@touchline/wire/calls/strictly';
import { expect, test } from 'vitest';
import { placementBody } from './placement-body';

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const picks = [1, 2, 3].map((matchId) => aPick({ matchId }));
const BOOST = {
  type: 'comboboost',
  id: 8,
  minOdds: odds(1400),
  ranges: [{ minCount: 3, maxCount: null, bonusOdds: odds(1100) }],
} as const;
const FREEBET = { type: 'freebet', id: 9, freebetStake: minor(500) } as const;

/** The first bet as the door of the book reads it. */
function sentBet(slip: Slip) {
  const { placement } = placing(slip, ID, 'higher');
  if (!placement) throw new Error('the slip can be placed');
  const { meta, bets } = strictly(placementSent).parse(placementBody(placement, 'a-device'));
  expect(meta).toMatchObject({ placement_id: ID, device_id: 'a-device', quick: false });
  return { ...bets[0], of: meta.type };
}

test.each([
  ['a combo says nothing more', stakedSlip(picks, 1000), { of: 'combo', type: 'combo' }],
  ['a system names which it is', systemSlip(picks, 302, 900), { of: 'system', system_id: 302 }],
  [
    'a custom bet names its one price',
    customSlip([aPick({ marketId: 1 }), aPick({ marketId: 2 })], 3250, 400),
    { of: 'custom_bet', custom_odds: 3250 },
  ],
  [
    'a comboboost names its bonus odds',
    chooseBonus(withAvailableBonuses(stakedSlip(picks, 1000), 0, [BOOST]), 0, BOOST),
    { bonus: { id: 8, type: 'comboboost', odds: 1100 } },
  ],
  [
    'a freebet is named, and stakes what it is worth',
    chooseBonus(withAvailableBonuses(stakedSlip(picks, 1000), 0, [FREEBET]), 0, FREEBET),
    { bonus: { id: 9, type: 'freebet' }, stake: { value: 500n, currency: 'EUR' } },
  ],
])('%s', (_rule, slip, expected) => {
  const sent = sentBet(slip);
  expect(sent).toMatchObject(expected);
  const optional = ['system_id', 'custom_odds', 'bonus'].filter((field) => field in sent);
  expect(optional).toEqual(Object.keys(expected).filter((field) => optional.includes(field)));
});
