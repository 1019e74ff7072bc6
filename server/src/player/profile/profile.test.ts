import * as calls from '@touchline/wire/calls/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlayer } from '../players';
import { setStatuses } from './statuses';
import { profilePlatform, type ProfilePlatform } from '@touchline/testkit/players/profile-platform';
import { setVerification } from './verification';

let platform: ProfilePlatform;
beforeAll(async () => {
  platform = await profilePlatform({
    siteName: 'Eleven',
    wantedFields: ['first_name', 'country_code', 'municipality', 'phone'],
  });
});
afterAll(() => platform.close());

const rowOf = (id: number) =>
  platform.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const change = (playerId: number, body: object) =>
  platform.ask(calls.updateProfile, { body }, { playerId });

test('names are kept without the spaces around them; what is left out stays', async () => {
  const playerId = await platform.aPlayer({ last_name: 'Silva' });
  const answer = await change(playerId, { first_name: '  Ana ', nickname: 'ana_s' });
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { first_name: 'Ana', last_name: 'Silva', nickname: 'ana_s' } },
  });
  await change(playerId, { nickname: null });
  expect(await rowOf(playerId)).toMatchObject({ first_name: 'Ana', nickname: null });
});

test('a body changes nothing but what players say about themselves', async () => {
  const playerId = await platform.aPlayer();
  const before = await rowOf(playerId);
  const other = await platform.aPlayer();
  await change(playerId, {
    id: other,
    player_id: other,
    email: 'evil@mail.example',
    password_hash: '-',
    currency: 'USD',
    is_vip: true,
    statuses: ['spi_test'],
    verification: 'verified',
    verified_at: '2020-01-01T00:00:00Z',
    mobile_phone: '+4915112345678',
    auth_phone_number: '+4915112345678',
    created_at: '2020-01-01T00:00:00Z',
    last_name: 'Silva',
  });
  expect(await rowOf(playerId)).toEqual({ ...before, last_name: 'Silva' });
});

test.each([
  ['first_name', 'a\u0000b'],
  ['first_name', ''],
  ['last_name', 'x'.repeat(61)],
  ['nickname', 'a\u202Eb'],
  ['nickname', '\u3164\u3164'],
  ['nickname', 'Support Team'],
  ['nickname', 'аdmin'],
  ['country_code', 'de'],
  ['municipality', "'; drop table players; --"],
])('%s is refused as %j', async (field, value) => {
  expect(calls.updateProfile.body.safeParse({ [field]: value }).success).toBe(false);
});

test.each(['Eleven', 'eleven_help', 'The Eleven', 'Éleven'])(
  'a nickname that passes for the site, such as %s where it is called Eleven, is refused and changes nothing',
  async (nickname) => {
    const playerId = await platform.aPlayer({ nickname: 'ana_s' });
    expect(calls.updateProfile.body.safeParse({ nickname }).success).toBe(true);
    expect(await change(playerId, { nickname, first_name: 'Ana' })).toMatchObject({
      status: 400,
      error: { field: 'body.nickname' },
    });
    expect(await rowOf(playerId)).toMatchObject({ nickname: 'ana_s', first_name: null });
  },
);

test('a country is said once', async () => {
  const playerId = await platform.aPlayer();
  expect(await change(playerId, { country_code: 'QQ' })).toMatchObject({
    status: 400,
    error: { field: 'body.country_code' },
  });
  expect(await change(playerId, { country_code: 'DE' })).toMatchObject({ status: 200 });
  expect(await change(playerId, { country_code: 'DE' })).toMatchObject({ status: 200 });
  expect(await change(playerId, { country_code: 'FR', first_name: 'Ana' })).toMatchObject({
    status: 409,
    error: { field: 'body.country_code' },
  });
  expect(await rowOf(playerId)).toMatchObject({ country_code: 'DE', first_name: null });
});

test('a municipality is one of Brazil, for who lives there, and is said once', async () => {
  const german = await platform.aPlayer({ country_code: 'DE' });
  const refused = { status: 400, error: { field: 'body.municipality' } };
  expect(await change(german, { municipality: '3550308' })).toMatchObject(refused);
  const playerId = await platform.aPlayer();
  const both = { country_code: 'BR', municipality: '3550308' };
  expect(await change(playerId, { ...both, municipality: '3550309' })).toMatchObject(refused);
  expect(await change(playerId, both)).toMatchObject({ status: 200 });
  expect(await change(playerId, { municipality: '3304557' })).toMatchObject({ status: 409 });
});

test('the names of a verified player stay, the nickname does not have to', async () => {
  const playerId = await platform.aPlayer({ first_name: 'Ana' });
  await setVerification(platform.db, playerId, 'verified', platform.clock.now());
  expect(await change(playerId, { first_name: 'Eva' })).toMatchObject({
    status: 409,
    error: { field: 'body.first_name' },
  });
  expect(await change(playerId, { nickname: 'ana_s' })).toMatchObject({ status: 200 });
});

test('a player is verified from when an operator first said so, until it is taken back', async () => {
  const playerId = await platform.aPlayer();
  const first = platform.clock.now();
  expect(await setVerification(platform.db, playerId, 'verified', first)).toBe(true);
  platform.clock.pass(1000);
  await setVerification(platform.db, playerId, 'verified', platform.clock.now());
  expect(await rowOf(playerId)).toMatchObject({ verification: 'verified', verified_at: first });
  await setVerification(platform.db, playerId, 'none', platform.clock.now());
  expect(await rowOf(playerId)).toMatchObject({ verification: 'none', verified_at: null });
  expect(await setVerification(platform.db, 999_999_999, 'verified', first)).toBe(false);
});

test('what the site wants and does not know is missed', async () => {
  const { wantedFields } = platform.deps;
  const missed = async (about: object) => {
    const id = await platform.aPlayer(about);
    return (await findPlayer(platform.db, id, wantedFields, platform.clock.now()))
      ?.auth_fields_missed;
  };
  expect(await missed({})).toEqual(['first_name', 'country_code', 'phone']);
  expect(await missed({ country_code: 'BR' })).toEqual(['first_name', 'municipality', 'phone']);
  const all = { first_name: 'Ana', country_code: 'DE', auth_phone_number: '+4915112345679' };
  expect(await missed(all)).toEqual([]);
});

test.each([
  ['de', 'de'],
  ['no', 'nb'],
  ['br', 'pt-BR'],
])('a locale sent as %s becomes the language %s', async (locale, language) => {
  const playerId = await platform.aPlayer();
  const answer = await platform.ask(calls.updateLocale, { body: { locale } }, { playerId });
  expect(answer).toEqual({ status: 200, body: { data: { language } } });
  expect((await rowOf(playerId)).language).toBe(language);
});

test.each(['xx', 'fr', '__proto__', 'toString'])('the site has no locale %s', async (locale) => {
  const playerId = await platform.aPlayer();
  const answer = await platform.ask(calls.updateLocale, { body: { locale } }, { playerId });
  expect(answer).toMatchObject({ status: 400, error: { field: 'body.locale' } });
});

test('a player is told the groups an operator has put them into', async () => {
  const playerId = await platform.aPlayer();
  expect(await setStatuses(platform.db, playerId, ['vip', 'spi_test', 'vip'])).toBe(true);
  const groups = [{ id: 'spi_test' }, { id: 'vip' }];
  expect(await platform.ask(calls.listStatusGroups, {}, { playerId })).toEqual({
    status: 200,
    body: { data: groups },
  });
  expect((await findPlayer(platform.db, playerId, [], platform.clock.now()))?.statuses).toEqual(
    groups,
  );
  expect(await setStatuses(platform.db, 999_999_999, [])).toBe(false);
});
