import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { SlipRules } from '@touchline/domain/slip/slip';
import type { Settings } from '@touchline/wire/calls/settings';
import { createStore, useStore } from 'zustand';
import { keptAcceptMode } from './local-keys';

/** What the slip has to know of the site and of the player's wishes. */
interface SlipSettings {
  rules: SlipRules;
  acceptMode: OddsAcceptMode;
}

/** Until the settings are there, every bet joins the first: the stricter of the two answers. */
export const slipSettings = createStore<SlipSettings>()(() => ({
  rules: {
    multiSingleProviders: new Set<string>(),
    systems: [],
    systemCap: null,
    customBets: { enabled: false, allowSingle: false },
    maxSelections: 50,
  },
  acceptMode: 'none',
}));

/** Takes over the site's rules, and how whoever reads the page meets changed odds. */
export function applySlipRules(rules: SlipRules, acceptMode: OddsAcceptMode): void {
  slipSettings.setState({ rules, acceptMode });
}

/**
 * How changed odds are met (SPEC §4 "Odds refresh"): for a player as the settings have it, which follow them to every
 * device. A visitor's answer is kept in this browser; without one it is the site's, never that of a player who has left.
 */
export function acceptModeFor(
  { auto_accept_odds_change: mode, updated_at }: AcceptSettings,
  isVisitor: boolean,
): OddsAcceptMode {
  if (!isVisitor) return mode;
  return keptAcceptMode.read() ?? (updated_at === null ? mode : 'none');
}

type AcceptSettings = Pick<Settings, 'auto_accept_odds_change' | 'updated_at'>;

/** How a visitor meets changed odds is as this browser keeps it: another tab, or a later page, may have changed it. */
export function takeKeptAcceptMode(isVisitor: boolean): void {
  const acceptMode = keptAcceptMode.read();
  if (isVisitor && acceptMode) slipSettings.setState({ acceptMode });
}

/** A visitor's answer to changed odds, kept in this browser until a player has left it. */
export function setAcceptMode(acceptMode: OddsAcceptMode): void {
  slipSettings.setState({ acceptMode });
  keptAcceptMode.write(acceptMode);
}

/** A player has left: changed odds are asked about until it is known what the next reader wishes. */
export function forgetAcceptMode(): void {
  slipSettings.setState({ acceptMode: 'none' });
  keptAcceptMode.write(null);
}

/** What the site allows on a slip, as far as the settings are here. */
export function useSlipRules(): SlipRules {
  return useStore(slipSettings, (settings) => settings.rules);
}

/** How the reader meets changed odds. */
export function useAcceptMode(): OddsAcceptMode {
  return useStore(slipSettings, (settings) => settings.acceptMode);
}
