import { expect, test } from 'vitest';
import { settings, settingsSent, type SettingsReply } from './settings';

const REPLY = {
  max_selections: 20,
  share_bet_enabled: true,
  stake_cap: 40,
  exchange_rates: { EUR: '1', USD: '1.09' },
  jackpot_reaction_seconds: 2,
  live_delays: { usual: 8, by_sport: { tennis: 10 } },
  system_types: [],
  odds_types: { available: ['european'], selected: 'european' },
  multi_bet_settings: { available_by_provider: { betradar: true } },
  sport_type_providers: { regular: 'betradar', cyber: 'oddin', premium_cricket: 'betconstruct' },
  market_groups: [],
  provider_statuses: { betradar: 'active', oddin: 'down' },
  video_settings: { enabled: true },
  additional_providers: {
    horse_racing: true,
    lotto: false,
    premium_cricket: true,
    virtual_gaming_arena: false,
  },
  allow_multiple_active_user_freebets: true,
  platform_origin: 'https://players.example',
  locales: [],
  currencies: [],
  default_currency: 'EUR',
  site_name: 'Bets',
  feature_flags: [],
  sign_up_reminder_seconds: null,
  sign_up_allowed: true,
  self_exclusion_months: 6,
  user_country: null,
  player_group: null,
  deposit_reminder: { show_deposit_reminder: false, player_group_id: null, remind_after: 10 },
  updated_at: null,
} satisfies SettingsReply;

test('SPEC §3: custom bets are off, changed odds are asked about and there are no stakes, unless the server says so', () => {
  expect(settings.parse(REPLY)).toMatchObject({
    custom_bet_enabled: false,
    custom_bet_allow_single: false,
    auto_accept_odds_change: 'none',
    stakes: {},
  });
});

test('what the server says is taken as it is', () => {
  const said = {
    ...REPLY,
    custom_bet_enabled: true,
    custom_bet_allow_single: true,
    auto_accept_odds_change: 'higher',
    stakes: {
      EUR: {
        chips: [100],
        min: 10,
        max: 1000,
        max_payout: 5000,
        system_payout_cap: 4000,
        subunits: 100,
      },
    },
  };
  expect(settings.parse(said)).toEqual(said);
});

test.each([
  ['a way to meet changed odds that is none', { auto_accept_odds_change: 'lower' }],
  ['a display of odds that is none', { odds_types: { available: ['roman'], selected: 'roman' } }],
  ['a status of a provider that is none', { provider_statuses: { oddin: 'tired' } }],
  ['a provider that is none', { sport_type_providers: { regular: 'nobody' } }],
  ['custom bets that are neither on nor off', { custom_bet_enabled: 'yes' }],
])('%s is no setting', (_what, change) => {
  expect(settings.safeParse({ ...REPLY, ...change }).success).toBe(false);
});

test('a player leaves out what stays as it is: defaults are for replies alone', () => {
  expect(settingsSent.parse({})).toEqual({});
});
