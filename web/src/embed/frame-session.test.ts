import { takeHandover } from '@touchline/wire/calls/handover';
import { getPlayer, listAccounts, signOut } from '@touchline/wire/calls/platform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '../api/api';
import { setBrowserApi } from '../api/browser-api';
import { session, sessionStore } from '../state/session';
import { aPlayerReply } from '@touchline/testkit/page/page-player';
import { leavePrompts } from './frame-prompts';
import { frameSession } from './frame-session';

const player = (id: number) => aPlayerReply({ id });

/** Who each token opens a session of; others are refused. */
const TOKENS: Readonly<Record<string, number>> = { 'of-7': 7, 'of-8': 8 };

let asked: string[];
let said: string[];
let cookie: number | 'of a session that is over' | null;
let frame: ReturnType<typeof frameSession>;
let stops: (() => void)[];

beforeEach(() => {
  [asked, said, cookie, stops] = [[], [], null, []];
  sessionStore.setState({
    status: 'unknown',
    player: null,
    accounts: [],
    prompt: null,
    hidden: [],
    mailToken: null,
  });
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: async (address, init) => answer(`${init?.method ?? 'GET'} ${address}`, init),
    }),
  );
  frame = frameSession((name, message) => said.push(`${name} ${Object.values(message).join(' ')}`));
  stops.push(frame.stop);
});
afterEach(() => {
  for (const stop of stops) stop();
});

function answer(call: string, init?: RequestInit): Response {
  asked.push(call);
  if (call === `${takeHandover.method} ${takeHandover.path}`) {
    const { token } = JSON.parse(init?.body as string) as { token: string };
    const id = TOKENS[token];
    if (id === undefined) return refusal(400, 'token_invalid');
    cookie = id;
    return Response.json({ data: player(id) });
  }
  if (call === `${signOut.method} ${signOut.path}`) {
    cookie = null;
    return Response.json({});
  }
  if (call === `GET ${listAccounts.path}`) return Response.json({ data: [] });
  const data = typeof cookie === 'number' ? player(cookie) : null;
  return Response.json({ data, session_ended: typeof cookie === 'string' });
}

const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'no' } }, { status });

const state = () => {
  const { status, player: known } = sessionStore.getState();
  return `${status} ${known?.id ?? '-'}`;
};

test('who is signed in is said once it is known, to each host that answers', async () => {
  frame.begin();
  expect(said).toEqual([]);
  await session.refresh();
  expect(said).toEqual(['iframe_integration not-logged-in found']);
  frame.begin();
  expect(said).toHaveLength(2);
});

test('a token moves the page to logged in, and another one to another player', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  expect(state()).toBe('logged-in 7');
  await frame.heard({ status: 'logged-in', token: 'of-8' });
  expect(state()).toBe('logged-in 8');
  expect(said.slice(1)).toEqual([
    'iframe_integration logged-in signed_in',
    'iframe_integration logged-in signed_in',
  ]);
});

test('a token of who is signed in already changes nothing that shows', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  const before = asked.length;
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  expect(asked.slice(before)).toEqual([`${takeHandover.method} ${takeHandover.path}`]);
  expect(said).toHaveLength(2);
});

test('a token that is refused leaves the page as it is, and the host hears of it', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'made-up' });
  expect(state()).toBe('not-logged-in -');
  expect(said.at(-1)).toBe('iframe_integration not-logged-in refused');
});

test('logged in without a token makes the page look who it is', async () => {
  await session.refresh();
  cookie = 7;
  await frame.heard({ status: 'logged-in' });
  expect(asked.at(-2)).toBe(`GET ${getPlayer.path}`);
  expect(state()).toBe('logged-in 7');
});

test('logged out ends the session, and where there is none it asks for nothing', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  await frame.heard({ status: 'not-logged-in' });
  expect(state()).toBe('not-logged-in -');
  expect(cookie).toBeNull();
  const before = asked.length;
  await frame.heard({ status: 'not-logged-in' });
  expect(asked).toHaveLength(before);
});

test('a session that has ended and one that was left are told apart', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  session.expired();
  expect(said.at(-1)).toBe('iframe_integration not-logged-in expired');
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  await session.leave();
  expect(said.at(-1)).toBe('iframe_integration not-logged-in signed_out');
});

test('a session that is found to have ended when the page is looked at again is told as expired', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  cookie = 'of a session that is over';
  await session.refresh();
  expect(said.at(-1)).toBe('iframe_integration not-logged-in expired');
});

test('a session whose cookie has vanished is told as expired: the host may have a token for another one', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  cookie = null;
  await session.refresh();
  expect(said.at(-1)).toBe('iframe_integration not-logged-in expired');
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  expect(state()).toBe('logged-in 7');
});

test('who signed out in another tab has left, and is not asked for a token', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  session.left();
  expect(said.at(-1)).toBe('iframe_integration not-logged-in signed_out');
});

function leaving(...duties: ('sign_in' | 'deposit')[]): string[] {
  const told: string[] = [];
  const prompts = leavePrompts(
    (name) => told.push(name),
    () => told.push('no deposit'),
  );
  prompts.met(duties);
  stops.push(prompts.stop);
  return told;
}

test('what the host takes upon itself is asked of it, and opens nothing here', async () => {
  await session.refresh();
  const told = leaving('sign_in', 'deposit');
  session.ask('sign_in');
  session.ask('sign_up');
  session.ask('deposit');
  expect(told).toEqual(['sign_in_wanted', 'sign_in_wanted', 'deposit_wanted']);
  expect(sessionStore.getState().prompt).toBeNull();
});

test('what was asked for before the host has answered is left to it, too', async () => {
  await session.refresh();
  session.ask('sign_up');
  expect(leaving('sign_in')).toEqual(['sign_in_wanted']);
  expect(sessionStore.getState().prompt).toBeNull();
});

test('without a host for them, forms open here and deposits are none', () => {
  const told = leaving();
  session.ask('sign_in');
  expect(sessionStore.getState().prompt).toBe('sign_in');
  session.ask('deposit');
  expect(sessionStore.getState().prompt).toBeNull();
  expect(told).toEqual(['no deposit']);
});

test('a session that has ended asks the host for a token before it asks anybody to sign in', async () => {
  await session.refresh();
  await frame.heard({ status: 'logged-in', token: 'of-7' });
  const told = leaving('sign_in');
  session.expired();
  expect(said.at(-1)).toBe('iframe_integration not-logged-in expired');
  expect(told).toEqual([]);
  expect(sessionStore.getState().prompt).toBeNull();
});
