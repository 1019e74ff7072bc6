import { odds } from '@touchline/domain/money';
import { emptySlip, slipType } from '@touchline/domain/slip/slip';
import { aPick, RULES } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginCustomBet, customTicket, dropTicket, replaceByTicket } from './custom-ticket';
import { actions, slipStore } from './slip';
import { slipSettings } from './slip-rules';

const picks = [aPick({ marketId: 1 }), aPick({ marketId: 18 })];
const TICKET = { picks, odds: odds(3200) };
const kind = () => slipStore.getState().bets[0]?.kind;

beforeEach(() => slipSettings.setState({ rules: RULES }));
afterEach(() => {
  slipStore.setState(emptySlip('EUR'), true);
  dropTicket();
});

test('on an empty slip a custom bet stands at the price that was seen', () => {
  expect(beginCustomBet(TICKET).ok).toBe(true);
  expect(kind()).toMatchObject({ type: 'custom_bet', odds: 3200 });
  expect(customTicket.getState().ticket).toBeNull();
});

test('beside other bets its ticket waits, and takes their place when that is wished', () => {
  actions.toggle(aPick({ matchId: 2 }));
  expect(beginCustomBet(TICKET)).toMatchObject({ ok: false, error: { code: 'slip_not_empty' } });
  expect(slipType(slipStore.getState())).toBe('single');
  expect(customTicket.getState().ticket).toBe(TICKET);
  replaceByTicket();
  expect(kind()).toMatchObject({ type: 'custom_bet', odds: 3200 });
  expect(customTicket.getState().ticket).toBeNull();
});

test('the slip is kept when that is wished', () => {
  actions.toggle(aPick({ matchId: 2 }));
  const before = slipStore.getState();
  beginCustomBet(TICKET);
  dropTicket();
  expect(slipStore.getState()).toBe(before);
  expect(customTicket.getState().ticket).toBeNull();
});

test('what is no custom bet is refused without a window', () => {
  expect(beginCustomBet({ picks: [picks[0]!], odds: null })).toMatchObject({
    ok: false,
    error: { code: 'too_few_selections' },
  });
  expect(customTicket.getState().ticket).toBeNull();
});
