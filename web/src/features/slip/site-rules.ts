import { minor } from '@touchline/domain/money';
import type { SlipRules } from '@touchline/domain/slip/slip';
import type { Settings } from '@touchline/wire/calls/settings';

/** What the site's settings allow on a slip in this currency. */
export function slipRules(settings: Settings, currency: string): SlipRules {
  const providers = Object.entries(settings.multi_bet_settings.available_by_provider);
  const cap = settings.stakes[currency]?.system_payout_cap;
  return {
    multiSingleProviders: new Set(providers.filter(([, isOn]) => isOn).map(([name]) => name)),
    systems: settings.system_types.map(({ id, total_count, win_counts, name }) => ({
      id,
      totalCount: total_count,
      winCounts: win_counts,
      name,
    })),
    systemCap: cap === undefined ? null : minor(cap),
    customBets: {
      enabled: settings.custom_bet_enabled,
      allowSingle: settings.custom_bet_allow_single,
    },
    maxSelections: settings.max_selections,
  };
}
