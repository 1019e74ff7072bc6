import * as accounts from '@touchline/wire/calls/accounts';
import * as confirm from '@touchline/wire/calls/confirm';
import { createHandover, takeHandover } from '@touchline/wire/calls/handover';
import * as platform from '@touchline/wire/calls/platform';
import * as profile from '@touchline/wire/calls/profile';
import * as secondFactor from '@touchline/wire/calls/second-factor';
import { randomInt, randomUUID } from 'node:crypto';
import { PASSWORD } from '../players/signed-up';
import { good, type GoodCall, plain, said } from './good-call';
import type { AttackedPlayer, World } from './attacked-world';

/** A mobile number in Germany that nobody has. */
const aNumber = () => `+49151${randomInt(10_000_000, 99_999_999)}`;

async function aChallenge(world: World, player: AttackedPlayer): Promise<string> {
  const body = { email: player.email, password: PASSWORD };
  const answer = await world.send(platform.signIn, { body });
  const { second_factor: asked } = answer.body as unknown as { second_factor: { token: string } };
  return asked.token;
}

const SIGNING: readonly GoodCall[] = [
  good(platform.signUp, async () => ({
    sent: {
      body: {
        email: `${randomUUID()}@mail.example`,
        password: PASSWORD,
        currency: 'EUR',
        birth_date: '1990-01-01',
        language: 'en',
      },
    },
  })),
  good(platform.signIn, async (world) => {
    const { email } = await world.aPlayer();
    return { sent: { body: { email, password: PASSWORD } } };
  }),
  plain(platform.signOut),
  plain(platform.getPlayer),
  good(accounts.confirmEmail, async (world) => {
    const { id } = await world.aPlayer({ confirmed_at: null });
    return { sent: { query: { confirmation_token: await world.aLink(id, 'confirmation') } } };
  }),
  good(accounts.resendConfirmation, async (world) => {
    const { email } = await world.aPlayer({ confirmed_at: null });
    return { sent: { body: { email } } };
  }),
  good(accounts.unlockAccount, async (world) => {
    const { id } = await world.aPlayer();
    return { sent: { query: { unlock_token: await world.aLink(id, 'unlock') } } };
  }),
  good(accounts.resendUnlock, async (world) => {
    const { email } = await world.aPlayer();
    await world.limited(email);
    return { sent: { body: { email } } };
  }),
  good(accounts.forgotPassword, async (world) => {
    const { email } = await world.aPlayer();
    return { sent: { body: { email } } };
  }),
  good(accounts.replacePassword, async (world) => {
    const { id } = await world.aPlayer();
    const reset_password_token = await world.aLink(id, 'password');
    return { sent: { body: { reset_password_token, password: 'another horse entirely' } } };
  }),
];

const PROFILE: readonly GoodCall[] = [
  plain(profile.listSessions),
  good(profile.endOneSession, async (world) => {
    const player = await world.aPlayer();
    const sessions = world.db
      .selectFrom('sessions')
      .select('id')
      .where('player_id', '=', player.id);
    const own = await sessions.executeTakeFirstOrThrow();
    await world.aSession(player.id);
    const { id } = await sessions.where('id', '<>', own.id).executeTakeFirstOrThrow();
    return { player, sent: { params: { id } } };
  }),
  plain(profile.endOtherSessions),
  said(profile.updateProfile, {
    body: { first_name: 'Ada', last_name: 'Lovelace', nickname: 'countess', country_code: 'GB' },
  }),
  said(profile.updateLocale, { body: { locale: 'de' } }),
  plain(profile.listStatusGroups),
  plain(profile.getCompPoints),
  plain(profile.getPhone),
  good(profile.sendPhoneCode, async (world) => ({
    player: await world.aPlayer(),
    sent: { body: { number: aNumber() } },
  })),
  good(profile.verifyPhone, async (world) => {
    const player = await world.aPlayer();
    const number = aNumber();
    await world.send(profile.sendPhoneCode, { body: { number } }, player);
    const [code = ''] = /\d{6}/.exec((await world.messageTo(number))?.body ?? '') ?? [];
    return { player, sent: { body: { code } } };
  }),
];

const SECOND_FACTOR: readonly GoodCall[] = [
  good(secondFactor.signInSecondFactor, async (world) => {
    const player = await world.aPlayer();
    const [recovery_code = ''] = await world.anApp(player);
    return { sent: { body: { token: await aChallenge(world, player), recovery_code } } };
  }),
  plain(secondFactor.getSecondFactor),
  plain(secondFactor.beginTotp),
  good(secondFactor.confirmTotp, async (world) => {
    const player = await world.aPlayer();
    const shown = await world.anUnconfirmedApp(player);
    return { player, sent: { body: { code: shown() } } };
  }),
  good(secondFactor.removeTotp, async (world) => {
    const player = await world.aPlayer();
    const [recovery_code = ''] = await world.anApp(player);
    return { player, sent: { body: { recovery_code } } };
  }),
  good(secondFactor.renewRecoveryCodes, async (world) => {
    const player = await world.aPlayer();
    const [recovery_code = ''] = await world.anApp(player);
    return { player, sent: { body: { recovery_code } } };
  }),
  plain(secondFactor.beginPasskey),
  good(secondFactor.addPasskey, async (world) => {
    const player = await world.aPlayer();
    const passkey = await world.aMadePasskey(player);
    return { player, sent: { body: { name: 'my key', passkey } } };
  }),
  good(secondFactor.renamePasskey, async (world) => {
    const player = await world.aPlayer();
    const { id } = await world.aPasskey(player);
    return { player, sent: { params: { id }, body: { name: 'another name' } } };
  }),
  good(secondFactor.removePasskey, async (world) => {
    const player = await world.aPlayer();
    const { id, recoveryCode: recovery_code } = await world.aPasskey(player);
    return { player, sent: { params: { id }, body: { recovery_code } } };
  }),
];

const CONFIRMING: readonly GoodCall[] = [
  said(confirm.confirmByPassword, { body: { password: PASSWORD } }),
  plain(confirm.askForFactor),
  good(confirm.confirmByFactor, async (world) => {
    const player = await world.aPlayer();
    const [recovery_code = ''] = await world.anApp(player);
    const answer = await world.send(confirm.askForFactor, {}, player);
    const { token } = answer.body.data as { token: string };
    return { player, sent: { body: { token, recovery_code } } };
  }),
  said(confirm.changePassword, {
    body: { current_password: PASSWORD, password: 'another horse entirely' },
  }),
];

const HANDOVERS: readonly GoodCall[] = [
  plain(createHandover),
  good(takeHandover, async (world) => {
    const answer = await world.send(createHandover, {}, await world.aPlayer());
    const { token } = answer.body.data as { token: string };
    return { sent: { body: { token } } };
  }),
];

/** The calls about who somebody is: signing in and up, the profile, and second factors. */
export const GOOD_ACCOUNT_CALLS: readonly GoodCall[] = [
  ...SIGNING,
  ...PROFILE,
  ...SECOND_FACTOR,
  ...CONFIRMING,
  ...HANDOVERS,
];
