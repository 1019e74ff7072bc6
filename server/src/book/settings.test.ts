import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../config';
import { environmentSettings } from '../config-settings';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { settingsReply } from './settings';
import { siteOf } from './site';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

test.each([
  [{}, { show_deposit_reminder: false, player_group_id: null, remind_after: 10 }],
  [
    {
      DEPOSIT_REMINDER: 'true',
      DEPOSIT_REMINDER_GROUP: 'new',
      DEPOSIT_REMINDER_SECONDS: '30',
    },
    { show_deposit_reminder: true, player_group_id: 'new', remind_after: 30 },
  ],
])('who is reminded of depositing, and when, is told as configured: %j', async (env, told) => {
  const site = siteOf(environmentSettings(parseConfig(env)), parseConfig(env));
  const reply = await settingsReply(book.db, { site }, { locale: 'en', playerId: null });
  expect(reply.deposit_reminder).toEqual(told);
});

test('a page is told of languages, currencies with their smaller units, tabs, and where its reader is', async () => {
  const site = siteOf(environmentSettings(parseConfig({})), parseConfig({}));
  const reply = await settingsReply(
    book.db,
    { site },
    { locale: 'en', playerId: null, country: 'AT' },
  );
  expect(reply.user_country).toBe('AT');
  expect(reply.default_currency).toBe('EUR');
  expect(reply.locales[0]).toEqual({ code: 'en', name_in_locale: 'English' });
  expect(reply.market_groups[0]).toEqual({ group_key: 'main', name: 'Main' });
  const currency = (code: string) => reply.currencies.find((each) => each.code === code);
  expect(currency('EUR')).toEqual({ code: 'EUR', fiat: true, subunits: 100, subcurrencies: [] });
  expect(currency('BTC')).toEqual({
    code: 'BTC',
    fiat: false,
    subunits: 100_000_000,
    subcurrencies: [
      { code: 'µBTC', subunits: 100 },
      { code: 'mBTC', subunits: 100_000 },
    ],
  });
});

test('what an operator offers beside bets, and of video, sharing, caps, freebets and several singles, is told', async () => {
  const config = parseConfig({ GAMES: 'horse_racing,lottery' });
  const { betting, ...others } = environmentSettings(config);
  const own = {
    multi_single: { ...betting.multi_single, oddin: false },
    video: false,
    share_codes: { ...betting.share_codes, enabled: false },
    stake_cap: 15,
    exchange_rates: { ...betting.exchange_rates, USD: '1.25' },
    jackpot_reaction_seconds: 5,
  };
  const site = siteOf(
    { ...others, betting: { ...betting, ...own, several_freebets: false } },
    config,
  );
  const reply = await settingsReply(book.db, { site }, { locale: 'en', playerId: null });
  expect(reply).toMatchObject({
    video_settings: { enabled: false },
    additional_providers: {
      horse_racing: true,
      lotto: true,
      premium_cricket: false,
      virtual_gaming_arena: false,
    },
    allow_multiple_active_user_freebets: false,
    share_bet_enabled: false,
    stake_cap: 15,
    exchange_rates: { EUR: '1', USD: '1.25', GBP: '0.85' },
    jackpot_reaction_seconds: 5,
    multi_bet_settings: { available_by_provider: { betradar: true, oddin: false } },
  });
});

test('as anybody starts it bets are shared, shared stakes are capped at forty, and pages react to a jackpot after two seconds', async () => {
  const site = siteOf(environmentSettings(parseConfig({})), parseConfig({}));
  const reply = await settingsReply(book.db, { site }, { locale: 'en', playerId: null });
  expect(reply).toMatchObject({
    share_bet_enabled: true,
    stake_cap: 40,
    jackpot_reaction_seconds: 2,
  });
});
