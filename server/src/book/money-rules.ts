import type { MoneyRules } from '@touchline/domain/players/standing';
import type { SettingsSections } from '@touchline/wire/settings-sections';

/** What the settings say about from whom money is taken. */
export function moneyRulesOf(players: SettingsSections['players']): MoneyRules {
  return {
    shutCountries: new Set([...players.blocked_countries, ...players.closed_countries]),
    group: players.player_group || null,
    ages: { least: players.ages.least, byCountry: players.ages.by_country },
    verifiedFor: new Set(players.verified_for),
  };
}
