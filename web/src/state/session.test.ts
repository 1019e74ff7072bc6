import { minor } from '@touchline/domain/money';
import { listBets } from '@touchline/wire/calls/bets';
import { getSettings } from '@touchline/wire/calls/settings';
import { signIn, type Player } from '@touchline/wire/calls/platform';
import type { Call } from '@touchline/wire/calls/call';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ApiError, createApi, type Fetch } from '../api/api';
import { setBrowserApi } from '../api/browser-api';
import { isSomebody, session, sessionStore } from './session';
import { aPlayer } from '@touchline/testkit/page/page-player';

const player = aPlayer();
const account = { currency: 'EUR', subunits: 100, balance: minor(500), active: true };

beforeEach(() => {
  sessionStore.setState({
    status: 'logged-in',
    player,
    accounts: [account],
    prompt: null,
    isInterrupted: false,
    hidden: [],
    mailToken: null,
  });
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
      isInterrupted: true,
      hidden: [],
      mailToken: null,
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

/** The platform, which knows this player in this browser, or nobody: then the session may be over that the browser holds. */
function platformKnows(known: Player | null, { isOver = false } = {}): void {
  const fetch: Fetch = async (address) =>
    address.endsWith('/accounts')
      ? Response.json({ data: [{ ...account, balance: 700 }] })
      : Response.json({ data: known, session_ended: isOver });
  setBrowserApi(createApi({ sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch }));
}

/** An answer that is on its way until `answer` is called. */
function answerToCome(): { answered: Promise<void>; answer: () => void } {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answered, answer };
}

test('a refusal that was under way when somebody signed in again signs nobody out', async () => {
  platformKnows(player);
  const { answered, answer } = answerToCome();
  const api = createApi({
    sportsbookOrigin: '',
    platformOrigin: '',
    locale: 'en',
    fetch: async () => {
      await answered;
      return Response.json({ error: { code: 'unauthorized', message: 'no' } }, { status: 401 });
    },
    onUnauthorized: session.expired,
  });
  const old = api.call(listBets);
  await session.signedIn(player);
  answer();
  await expect(old).rejects.toMatchObject({ status: 401 });
  expect(sessionStore.getState()).toMatchObject({ status: 'logged-in', prompt: null });
});

test.each(['logged-in', 'pending'] as const)(
  'who signs out elsewhere while a page that takes them for %s asks who it is, is asked for nothing',
  async (status) => {
    sessionStore.setState({ status });
    const fetch: Fetch = async (address) =>
      address.endsWith('/accounts')
        ? Response.json({ error: { code: 'unauthorized', message: 'no' } }, { status: 401 })
        : Response.json({ data: player });
    const { expired: onUnauthorized } = session;
    const origins = { sportsbookOrigin: '', platformOrigin: '', locale: 'en' };
    setBrowserApi(createApi({ ...origins, fetch, onUnauthorized }));
    await session.refresh();
    expect(sessionStore.getState()).toMatchObject({
      status: 'not-logged-in',
      player: null,
      prompt: null,
    });
  },
);

test('who signed out in another tab is signed out here, and asked for nothing', async () => {
  platformKnows(null);
  session.ask('deposit');
  await session.refresh();
  expect(sessionStore.getState()).toMatchObject({
    status: 'not-logged-in',
    player: null,
    accounts: [],
    prompt: null,
  });
});

test('SPEC §4: who comes back to a page whose session has ended is asked to sign in, and what was open waits', async () => {
  platformKnows(null, { isOver: true });
  session.ask('deposit');
  await Promise.all([session.refresh(), session.refresh()]);
  expect(sessionStore.getState()).toMatchObject({
    status: 'not-logged-in',
    player: null,
    prompt: 'sign_in',
    hidden: ['deposit'],
  });
});

test('a page that opens with a session that is over asks nobody to sign in', async () => {
  platformKnows(null, { isOver: true });
  sessionStore.setState({ status: 'unknown', player: null, accounts: [] });
  await session.refresh();
  expect(sessionStore.getState()).toMatchObject({ status: 'not-logged-in', prompt: null });
});

test.each([
  ['has ended', true, 'sign_in'],
  ['was left in another tab', false, null],
] as const)(
  'a call that is refused while the page asks who is signed in does not say why: the session %s',
  async (_why, isOver, prompt) => {
    platformKnows(null, { isOver });
    const refreshed = session.refresh();
    session.expired();
    expect(sessionStore.getState().status).toBe('logged-in');
    await refreshed;
    expect(sessionStore.getState()).toMatchObject({ status: 'not-logged-in', prompt });
  },
);

test('a call that is refused while the platform does not say who is signed in counts all the same', async () => {
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: () => Promise.reject(new Error('offline')),
    }),
  );
  const refreshed = session.refresh();
  session.expired();
  await refreshed;
  expect(sessionStore.getState()).toMatchObject({ status: 'not-logged-in', prompt: 'sign_in' });
});

test('who signs out is asked for nothing by calls that are refused meanwhile, nor told to be out before it is true', async () => {
  const { answered, answer } = answerToCome();
  const fetch: Fetch = async () => {
    await answered;
    return Response.json({});
  };
  setBrowserApi(createApi({ sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch }));
  const seen: unknown[] = [];
  const stop = sessionStore.subscribe(({ status, prompt }) => seen.push([status, prompt]));
  onTestFinished(stop);
  const left = session.leave();
  await refused(listBets, 'unauthorized');
  expect(seen).toEqual([]);
  answer();
  await left;
  expect(seen).toEqual([['not-logged-in', null]]);
});

test('who could not sign out, and is then refused, is asked to sign in', async () => {
  const fetch: Fetch = () => Promise.reject(new Error('offline'));
  setBrowserApi(createApi({ sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch }));
  await expect(session.leave()).rejects.toBeInstanceOf(ApiError);
  await refused(listBets, 'unauthorized');
  expect(sessionStore.getState()).toMatchObject({ status: 'not-logged-in', prompt: 'sign_in' });
});

test('who left in another tab is asked nothing, even if that was taken for an ended session before', async () => {
  platformKnows(null, { isOver: true });
  await session.refresh();
  session.left();
  expect(sessionStore.getState()).toMatchObject({ status: 'not-logged-in', prompt: null });
});

test('a form for signing in that a visitor has asked for stays when it is told that the player left', () => {
  sessionStore.setState({ status: 'not-logged-in', player: null, accounts: [] });
  session.ask('sign_in');
  session.left();
  expect(sessionStore.getState().prompt).toBe('sign_in');
});

test('who signed in in another tab is signed in here, and the form for it closes', async () => {
  platformKnows(player);
  sessionStore.setState({ status: 'not-logged-in', player: null, accounts: [] });
  session.ask('sign_up');
  await session.refresh();
  expect(sessionStore.getState()).toMatchObject({
    status: 'logged-in',
    player: { id: 7 },
    accounts: [{ balance: 700n }],
    prompt: null,
  });
});

test('what is missing of a player is asked for after signing in', async () => {
  sessionStore.setState({ status: 'not-logged-in', player: null, accounts: [], prompt: 'sign_in' });
  platformKnows(player);
  await session.signedIn({ ...player, auth_fields_missed: ['phone', 'first_name'] });
  expect(sessionStore.getState().prompt).toBe('missed_auth_fields');
});

test('a window that a link opened is not lost to one that comes in between, and takes its token along', () => {
  session.askWithToken('edit_password', 'secret');
  session.ask('missed_auth_fields');
  session.dismiss();
  expect(sessionStore.getState()).toMatchObject({ prompt: 'edit_password', mailToken: 'secret' });
  session.dismiss();
  expect(sessionStore.getState()).toMatchObject({ prompt: null, mailToken: null });
});

test('a deposit that waited behind an ended session does not open for a visitor', () => {
  session.ask('deposit');
  session.expired();
  expect(sessionStore.getState()).toMatchObject({ prompt: 'sign_in', hidden: ['deposit'] });
  session.dismiss();
  expect(sessionStore.getState()).toMatchObject({ prompt: null, hidden: [] });
});

test.each([
  ['an email', { email: 'fan@example.com', auth_phone_number: null }, true],
  ['a verified phone', { email: '', auth_phone_number: '+4915112345678' }, true],
  ['both', { email: 'fan@example.com', auth_phone_number: '+4915112345678' }, true],
  ['a phone that nobody verified', { email: '', mobile_phone: '+4915112345678' }, false],
  ['neither', { email: '', auth_phone_number: '' }, false],
])('who has %s counts as logged in: %s', (_what, given, isIn) => {
  expect(isSomebody({ ...player, ...given })).toBe(isIn);
});
