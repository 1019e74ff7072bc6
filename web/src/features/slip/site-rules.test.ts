import type { Settings } from '@touchline/wire/calls/settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applySlipRules, setAcceptMode, slipSettings } from '../../state/slip-rules';
import { aBrowser, forgetBrowser } from '../../state/testing/a-browser';
import { slipRules } from './site-rules';

beforeEach(() => {
  aBrowser();
  slipSettings.setState(slipSettings.getInitialState(), true);
});
afterEach(forgetBrowser);

const SETTINGS = {
  custom_bet_enabled: true,
  custom_bet_allow_single: false,
  max_selections: 12,
  multi_bet_settings: { available_by_provider: { betradar: true, oddin: false } },
  system_types: [{ id: 4, total_count: 3, win_counts: [2], name: null }],
  stakes: { EUR: { system_payout_cap: 500_000 } },
} as unknown as Settings;

test('SPEC §3: before the settings are there custom bets are off and changed odds are asked about', () => {
  expect(slipSettings.getState()).toMatchObject({
    acceptMode: 'none',
    rules: { customBets: { enabled: false, allowSingle: false } },
  });
  expect(slipSettings.getState().rules.multiSingleProviders.size).toBe(0);
});

test('the slip goes by what the site allows', () => {
  const rules = slipRules(SETTINGS, 'EUR');
  expect(rules.customBets).toEqual({ enabled: true, allowSingle: false });
  expect([...rules.multiSingleProviders]).toEqual(['betradar']);
  expect(rules.systems).toEqual([{ id: 4, totalCount: 3, winCounts: [2], name: null }]);
  expect([rules.systemCap, rules.maxSelections]).toEqual([500_000n, 12]);
});

test('a currency without stakes of the site has no cap', () => {
  expect(slipRules(SETTINGS, 'USD').systemCap).toBeNull();
});

test('the site’s answer to changed odds counts until the player has chosen, and never after', () => {
  const rules = slipRules(SETTINGS, 'EUR');
  applySlipRules(rules, 'higher');
  expect(slipSettings.getState().acceptMode).toBe('higher');
  setAcceptMode('any');
  applySlipRules(rules, 'none');
  expect(slipSettings.getState().acceptMode).toBe('any');
});
