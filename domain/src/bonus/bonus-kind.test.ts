import { expect, test } from 'vitest';
import { campaignKind, listOf, listsToRefresh, popupStep } from './bonus-kind';

test.each([
  ['comboboost', 'comboboost', null, ['comboboost']],
  ['freebet', 'freebet', 'freebet', ['freebet']],
  ['freebet_no_risk', 'freebet', 'freebet', ['freebet']],
  ['freebet_all_win', 'freebet', 'freebet', ['freebet']],
  ['freebet_only_win', 'freebet', 'freebet', ['freebet']],
  ['hunting', 'hunting', 'hunting', ['hunting', 'tournament']],
  ['tournament', 'tournament', 'hunting_tournament', ['hunting', 'tournament']],
  ['lootbox', 'lootbox', 'lootbox', ['lootbox']],
  ['amb', 'amb', null, ['amb']],
  ['jackpot', 'jackpot', 'jackpot', ['jackpot']],
] as const)(
  '%s: its list, its campaign, the lists its activation refreshes',
  (type, list, campaign, refreshed) => {
    expect(listOf(type)).toBe(list);
    expect(campaignKind(type)).toBe(campaign);
    expect(listsToRefresh(type)).toEqual(refreshed);
  },
);

test.each([
  ['an issued bonus is shown', 'hunting', 'available', true, [], 'show'],
  ['a type on the disabled list is skipped', 'hunting', 'available', true, ['hunting'], 'skip'],
  ['another type on the list skips nothing', 'hunting', 'active', true, ['lootbox'], 'show'],
  ['what is done with is skipped', 'hunting', 'expired', true, [], 'skip'],
  ['a visitor’s alert is closed', 'hunting', 'available', false, [], 'close'],
  ['a jackpot has its own popup', 'jackpot', 'available', true, [], 'jackpot'],
  ['a disabled jackpot is skipped', 'jackpot', 'available', true, ['jackpot'], 'skip'],
  ['a visitor’s jackpot is closed', 'jackpot', 'available', false, [], 'close'],
] as const)('popup: %s', (_rule, type, status, isLoggedIn, disabled, expected) => {
  expect(popupStep({ type, status }, isLoggedIn, disabled)).toBe(expected);
});
