import { getPlayer } from '@touchline/wire/calls/platform';
import { updateProfile } from '@touchline/wire/calls/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlayer } from '../players';
import {
  dataOf,
  profilePlatform,
  type ProfilePlatform,
} from '@touchline/testkit/players/profile-platform';
import { setVerification } from './verification';

let platform: ProfilePlatform;
beforeAll(async () => {
  platform = await profilePlatform();
});
afterAll(() => platform.close());

test('a player is told how far they are verified, as an operator has it', async () => {
  const id = await platform.aPlayer();
  expect(await findPlayer(platform.db, id, [], platform.clock.now())).toMatchObject({
    verification: 'none',
  });
  await setVerification(platform.db, id, 'verified', platform.clock.now());
  expect(await findPlayer(platform.db, id, [], platform.clock.now())).toMatchObject({
    verification: 'verified',
  });
});

test('a municipality that was said is told again, as the page has to show it', async () => {
  const playerId = await platform.aPlayer();
  const body = { country_code: 'BR', municipality: '3550308' };
  const said = dataOf(await platform.ask(updateProfile, { body }, { playerId }));
  expect(said).toMatchObject(body);
  const found = await findPlayer(platform.db, playerId, [], platform.clock.now());
  expect(found).toMatchObject(body);
  expect(getPlayer.reply.parse({ data: found })).toMatchObject({ data: body });
});

test('a player is told with every field of SPEC §3 "User", and with what the site misses of them', async () => {
  const about = {
    mobile_phone: '+4915112345678',
    auth_phone_number: '+4915112345679',
    first_name: 'Ada',
    last_name: 'Byron',
    nickname: 'countess',
    language: 'de',
    currency: 'EUR',
  };
  const id = await platform.aPlayer({ ...about, email: 'ada@mail.example', statuses: ['gold'] });
  const wanted = ['nickname', 'country_code', 'phone'] as const;
  expect(await findPlayer(platform.db, id, wanted, platform.clock.now())).toMatchObject({
    ...about,
    id,
    email: 'ada@mail.example',
    auth_fields_missed: ['country_code'],
    statuses: [{ id: 'gold' }],
  });
});
