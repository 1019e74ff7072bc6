import { expect, test } from 'vitest';
import { BadConfig, parseConfig } from './config';

const lines = (env: Record<string, string>) => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof BadConfig) return error.message.split('\n').slice(1);
    throw error;
  }
};

test('countries in which the site is closed are a list of codes', () => {
  expect(parseConfig({}).CLOSED_COUNTRIES).toEqual(new Set());
  expect(parseConfig({ CLOSED_COUNTRIES: 'FR, US' }).CLOSED_COUNTRIES).toEqual(
    new Set(['FR', 'US']),
  );
  expect(lines({ CLOSED_COUNTRIES: 'France' })[0]).toMatch(/CLOSED_COUNTRIES="France": is a list/);
});

test('an empty environment is a whole configuration', () => {
  expect(parseConfig({})).toMatchObject({
    PORT: 3000,
    PLATFORM_ORIGIN: 'http://localhost:3001',
    FEED: 'simulator',
    BASE_PATH: '/',
  });
});

test('an empty variable counts as absent', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('each bad variable gets a line that names it and what it held', () => {
  const said = lines({ PORT: 'eighty', FEED_SPEED: '0', SECRET: 'short', BASE_PATH: 'sports' });
  expect(said).toHaveLength(4);
  expect(said.join('\n')).toMatch(
    /PORT="eighty".*\n.*BASE_PATH="sports".*\n.*SECRET=\(not shown\)/s,
  );
});

test('a locale without a catalogue is refused by name', () => {
  expect(lines({ LOCALES: 'en,xx' })[0]).toMatch(/LOCALES="en,xx": knows only en, en-AU/);
});

test('whose events are shown is chosen by type of sport; what is not known is refused by name', () => {
  const usual = { regular: 'betradar', cyber: 'oddin', premium_cricket: 'betradar' };
  expect(parseConfig({}).SPORT_TYPE_PROVIDERS).toEqual(usual);
  expect(parseConfig({ SPORT_TYPE_PROVIDERS: 'cyber:betradar' }).SPORT_TYPE_PROVIDERS).toEqual({
    ...usual,
    cyber: 'betradar',
  });
  expect(lines({ SPORT_TYPE_PROVIDERS: 'cyber:nobody,horses:oddin' })).toEqual([
    '  SPORT_TYPE_PROVIDERS="cyber:nobody,horses:oddin": nobody is none of betradar, oddin, betconstruct; horses is none of regular, cyber, premium_cricket',
  ]);
});

test('how long live bets wait is said for all sports and for single ones; what cannot be read is named', () => {
  expect(parseConfig({}).LIVE_DELAYS).toEqual({ usual: 5, bySport: new Map() });
  expect(parseConfig({ LIVE_DELAYS: '3,tennis:8' }).LIVE_DELAYS).toEqual({
    usual: 3,
    bySport: new Map([['tennis', 8]]),
  });
  expect(lines({ LIVE_DELAYS: 'soon' })[0]).toMatch(/LIVE_DELAYS="soon": "soon" is no number/);
});

test('custom bets are taken unless the operator says otherwise, of one outcome only where allowed', () => {
  expect(parseConfig({})).toMatchObject({ CUSTOM_BETS: true, CUSTOM_BET_ALLOW_SINGLE: false });
  expect(parseConfig({ CUSTOM_BETS: 'false', CUSTOM_BET_ALLOW_SINGLE: 'true' })).toMatchObject({
    CUSTOM_BETS: false,
    CUSTOM_BET_ALLOW_SINGLE: true,
  });
  expect(lines({ CUSTOM_BETS: 'maybe' })[0]).toMatch(/CUSTOM_BETS="maybe"/);
});

test('SPEC §6: each of the nine features is switched on by its name', () => {
  const all =
    'quick_deposit,quick_deposit_test,activity_tracking,jackpots,responsible_gambling,' +
    'sign_up_iframe_preloader,sign_in_iframe_preloader,rtl_view,amb_progress_bar';
  expect(parseConfig({ FEATURE_FLAGS: all }).FEATURE_FLAGS).toEqual(all.split(','));
});

test('what is switched on is said by name, and whatever is no name is refused', () => {
  const flags = (text: string) => parseConfig({ FEATURE_FLAGS: text }).FEATURE_FLAGS;
  expect(parseConfig({}).FEATURE_FLAGS).toEqual([
    'quick_deposit',
    'activity_tracking',
    'jackpots',
    'responsible_gambling',
    'rtl_view',
  ]);
  expect(flags('rtl_view, jackpots')).toEqual(['rtl_view', 'jackpots']);
  expect(flags('none')).toEqual([]);
  expect(lines({ FEATURE_FLAGS: 'jackpots,jetpacks' })[0]).toMatch(
    /FEATURE_FLAGS="jackpots,jetpacks": .*quick_deposit/,
  );
});

test('a replay needs a session to play', () => {
  expect(lines({ FEED: 'replay' })[0]).toMatch(/FEED_REPLAY/);
});

test('the two origins cannot share a port', () => {
  expect(lines({ PORT: '4000', PLATFORM_PORT: '4000' })[0]).toMatch(/PLATFORM_PORT=4000/);
});

test('an address is cut to its origin', () => {
  expect(parseConfig({ SPORTSBOOK_ORIGIN: 'https://bets.example/x' }).SPORTSBOOK_ORIGIN).toBe(
    'https://bets.example',
  );
});

test('a private key of push notifications is one of P-256', () => {
  const key = Buffer.alloc(32, 7).toString('base64url');
  expect(parseConfig({ VAPID_PRIVATE_KEY: key }).VAPID_PRIVATE_KEY).toBe(key);
  for (const bad of ['short', Buffer.alloc(32).toString('base64url'), `${key}${key}`]) {
    expect(lines({ VAPID_PRIVATE_KEY: bad })[0]).toMatch(/VAPID_PRIVATE_KEY=.*P-256/);
  }
});

test('an account at OneSignal has an app and a key', () => {
  const app = '5eb5a37e-b458-11e3-ac11-000c2940e62c';
  expect(lines({ ONESIGNAL_APP_ID: app })[0]).toMatch(/ONESIGNAL_API_KEY/);
  expect(lines({ ONESIGNAL_API_KEY: 'key' })[0]).toMatch(/ONESIGNAL_APP_ID/);
  expect(lines({ ONESIGNAL_APP_ID: app, ONESIGNAL_API_KEY: 'key' })).toEqual([]);
});

test('host pages are known by their origins, and whatever is none is refused', () => {
  const hosts = (text: string) => parseConfig({ HOST_ORIGINS: text }).HOST_ORIGINS;
  expect(parseConfig({}).HOST_ORIGINS).toEqual([]);
  expect(hosts('https://a.example/sports, http://localhost:8080')).toEqual([
    'https://a.example',
    'http://localhost:8080',
  ]);
  expect(hosts('*')).toEqual(['*']);
  expect(lines({ HOST_ORIGINS: 'a.example' })[0]).toMatch(/HOST_ORIGINS="a.example"/);
});

test.each([
  [{}, 'production'],
  [{ VERCEL_ENV: 'preview' }, 'preview'],
  [{ RAILWAY_ENVIRONMENT_NAME: 'staging' }, 'staging'],
  [{ ENVIRONMENT: 'test-2', VERCEL_ENV: 'preview' }, 'test-2'],
])(
  'where the server runs is said by it, by the hosting platform, else it is production: %j',
  (env, expected) => {
    expect(parseConfig(env).ENVIRONMENT).toBe(expected);
  },
);

test('no line about a bad variable shows what may be a secret', () => {
  const secret = 'hunter2';
  const bad = {
    SECRET: secret,
    OPERATOR_TOKEN: secret,
    VAPID_PRIVATE_KEY: secret,
    DATABASE_URL: `mysql://admin:${secret}@db.example/book`,
    SMTP_URL: `http://mailer:${secret}@mail.example`,
    SMS_GATEWAY_URL: `http://gateway:${secret}@sms.example`,
    BETRADAR_AMQP_URL: `http://feed:${secret}@mq.example`,
    ONESIGNAL_API_URL: `ftp://push:${secret}@push.example`,
  };
  const said = lines(bad);
  expect(said).toHaveLength(Object.keys(bad).length);
  expect(said.join('\n')).not.toContain(secret);
});

test('proxies are named by number of hops or by address', () => {
  expect(parseConfig({ TRUSTED_PROXIES: '2' }).TRUSTED_PROXIES).toEqual({ kind: 'hops', hops: 2 });
  expect(lines({ TRUSTED_PROXIES: 'nginx' })[0]).toMatch(/TRUSTED_PROXIES="nginx": is a number/);
});

test('operators have a port of their own', () => {
  expect(parseConfig({}).OPERATOR_PORT).toBe(3002);
  expect(lines({ OPERATOR_PORT: '3001' })[0]).toMatch(/OPERATOR_PORT=3001: is the port of/);
});
