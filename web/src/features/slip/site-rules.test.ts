import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { Settings } from '@touchline/wire/calls/settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  acceptModeFor,
  forgetAcceptMode,
  setAcceptMode,
  slipSettings,
} from '../../state/slip-rules';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
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

const mode = (auto_accept_odds_change: OddsAcceptMode, updated_at: string | null = null) => ({
  auto_accept_odds_change,
  updated_at,
});
const CHOSEN_AT = '2026-03-01T12:00:00Z';

test('a visitor’s answer to changed odds counts before that of the site, until a player has left', () => {
  expect(acceptModeFor(mode('higher'), true)).toBe('higher');
  setAcceptMode('any');
  expect(slipSettings.getState().acceptMode).toBe('any');
  expect(acceptModeFor(mode('higher'), true)).toBe('any');
  forgetAcceptMode();
  expect(slipSettings.getState().acceptMode).toBe('none');
  expect(acceptModeFor(mode('higher'), true)).toBe('higher');
});

test('SPEC §3: a player’s answer is that of their settings, whatever this browser keeps', () => {
  setAcceptMode('any');
  expect(acceptModeFor(mode('none'), false)).toBe('none');
  expect(acceptModeFor(mode('higher', CHOSEN_AT), false)).toBe('higher');
});

test('what a player has chosen is no answer of the visitor who comes after them', () => {
  expect(acceptModeFor(mode('any', CHOSEN_AT), true)).toBe('none');
});
