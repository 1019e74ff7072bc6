import { minor } from '@touchline/domain/money';
import { listBets } from '@touchline/wire/calls/bets';
import { getSettings } from '@touchline/wire/calls/settings';
import { signIn, type Player } from '@touchline/wire/calls/platform';
import type { Call } from '@touchline/wire/calls/call';
import { beforeEach, expect, test } from 'vitest';
import { createApi } from '../api/api';
import { session, sessionStore } from './session';

const player: Player = {
  id: 7,
  email: 'fan@example.com',
  mobile_phone: null,
  auth_phone_number: null,
  auth_fields_missed: [],
  nickname: null,
  first_name: null,
  last_name: null,
  language: 'en',
  currency: 'EUR',
  country_code: null,
  statuses: [],
};
const account = { currency: 'EUR', subunits: 100, balance: minor(500), active: true };

beforeEach(() => {
  sessionStore.setState({ status: 'logged-in', player, accounts: [account], prompt: null });
});

/** Makes a call that is answered with 401 and a code, as the page does. */
async function refused(call: Call, code: string): Promise<void> {
  const api = createApi({
    sportsbookOrigin: '',
    platformOrigin: '',
    locale: 'en',
    fetch: async () => Response.json({ error: { code, message: 'no' } }, { status: 401 }),
    onUnauthorized: session.expired,
  });
  await expect(api.call(call)).rejects.toMatchObject({ status: 401 });
}

test.each([listBets, getSettings])(
  'whichever call finds the session ended signs out and asks to sign in: $name',
  async (call) => {
    await refused(call, 'unauthorized');
    expect(sessionStore.getState()).toEqual({
      status: 'not-logged-in',
      player: null,
      accounts: [],
      prompt: 'sign_in',
    });
  },
);

test('a wrong password ends no session', async () => {
  await refused(signIn, 'wrong_credentials');
  expect(sessionStore.getState()).toMatchObject({ status: 'logged-in', player: { id: 7 } });
});

test('a visitor who is refused is not told that a session has ended', async () => {
  sessionStore.setState({ status: 'not-logged-in', player: null, accounts: [] });
  await refused(listBets, 'unauthorized');
  expect(sessionStore.getState().prompt).toBeNull();
});
