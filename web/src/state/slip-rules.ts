import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { SlipRules } from '@touchline/domain/slip/slip';
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

/** Takes over the site's rules and its default for changed odds; the player's own choice wins. */
export function applySlipRules(rules: SlipRules, siteMode: OddsAcceptMode): void {
  slipSettings.setState({ rules, acceptMode: keptAcceptMode.read() ?? siteMode });
}

/** The player's answer to changed odds, kept in this browser (SPEC §4 "Odds refresh"). */
export function setAcceptMode(acceptMode: OddsAcceptMode): void {
  slipSettings.setState({ acceptMode });
  keptAcceptMode.write(acceptMode);
}

/** What the site allows on a slip, as far as the settings are here. */
export function useSlipRules(): SlipRules {
  return useStore(slipSettings, (settings) => settings.rules);
}

/** How the player meets changed odds. */
export function useAcceptMode(): OddsAcceptMode {
  return useStore(slipSettings, (settings) => settings.acceptMode);
}
