import { emptySlip, type Slip, type SlipRules } from '@touchline/domain/slip/slip';
import { dismissReceipt, placed, placing } from '@touchline/domain/slip/place';
import { minor } from '@touchline/domain/money';
import { setEveryStake } from '@touchline/domain/slip/stake';
import { clear, toggleSelection } from '@touchline/domain/slip/toggle-selection';
import { aPick, RULES } from '@touchline/testkit/slip/slip';
import type { Bet } from '@touchline/wire/bets';
import { expect, test } from 'vitest';
import { outcomeEvents, purchaseEvent } from './tag-events';

const rules: SlipRules = RULES;
const empty = emptySlip('EUR');
const home = aPick({ matchId: 7, odds: 1850 });
const away = aPick({ matchId: 8, outcomeId: '3' });
const withHome = toggleSelection(empty, home, rules);
const names = (before: Slip, after: Slip) =>
  outcomeEvents(before, after).map(({ event, match_id: match }) => `${event} ${match}`);

test('an outcome that comes onto the slip is told with all that names it', () => {
  expect(outcomeEvents(empty, withHome)).toEqual([
    {
      event: 'outcome_add_click',
      match_id: 7,
      market_id: 1,
      outcome_id: '1',
      specifier: '',
      sport: 'soccer',
      odds: 1850,
    },
  ]);
});

test('an outcome that is taken off is told, and so is each when the slip is cleared', () => {
  const both = toggleSelection(withHome, away, rules);
  expect(names(both, withHome)).toEqual(['outcome_delete_click 8']);
  expect(names(both, clear(both))).toEqual(['outcome_delete_click 7', 'outcome_delete_click 8']);
});

test('another stake tells nothing', () => {
  expect(names(withHome, setEveryStake(withHome, minor(500)))).toEqual([]);
});

test('what was placed was not taken off, and what stands there again was not added', () => {
  const sent = placing(setEveryStake(withHome, minor(500)), 'a', 'none');
  const taken = {
    betId: 1,
    status: 'waiting_results',
    isVip: false,
    stake: minor(500),
    win: minor(925),
    odds: [home.odds],
    customOdds: null,
  } as const;
  const receipt = placed(sent, [taken]);
  expect(receipt.ticket).toBe('SUCCESS');
  expect(names(sent, receipt)).toEqual([]);
  expect(names(receipt, dismissReceipt(receipt, true))).toEqual([]);
  expect(names(receipt, dismissReceipt(receipt, false))).toEqual([]);
  expect(names(receipt, toggleSelection(receipt, away, rules))).toEqual(['outcome_add_click 8']);
});

const bet = (currency: string, subunits: number, value: number, matches: number[]) =>
  ({
    id: 41,
    stake: { value: minor(value), currency, subunits },
    selections: matches.map((id) => ({ match: { id } })),
  }) as unknown as Bet;

test.each([
  ['EUR', 100, 1250, '12.50'],
  ['BTC', 100_000_000, 150_000, '0.00150000'],
])('a bet in %s is tracked as a purchase of its stake', (currency, subunits, value, told) => {
  expect(purchaseEvent(bet(currency, subunits, value, [7, 8]))).toEqual({
    event: 'purchase',
    transaction_id: '41',
    content_ids: ['7', '8'],
    value: told,
    currency,
  });
});

test('two selections on one match are one content', () => {
  expect(purchaseEvent(bet('EUR', 100, 100, [7, 7])).content_ids).toEqual(['7']);
});
