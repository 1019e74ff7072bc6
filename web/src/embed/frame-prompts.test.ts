import { afterEach, beforeEach, expect, test } from 'vitest';
import { session, sessionStore } from '../state/session';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { leavePrompts } from './frame-prompts';

let told: unknown[];
let prompts: ReturnType<typeof leavePrompts>;

const open = () => sessionStore.getState().prompt;
const PLAYING = { status: 'logged-in', player: aPlayer() } as const;

beforeEach(() => {
  told = [];
  sessionStore.setState(sessionStore.getInitialState(), true);
  prompts = leavePrompts(
    (name, message) => void told.push([name, message]),
    () => void told.push('no deposit'),
  );
});
afterEach(() => prompts.stop());

test.each(['sign_in', 'sign_up'] as const)(
  'a host that signs players in is asked to, and no form opens: %s',
  (view) => {
    prompts.met(['sign_in']);
    session.ask(view);
    expect([open(), told]).toEqual([null, [['sign_in_wanted', { view }]]]);
  },
);

test('a host that does not leaves the form to the frame', () => {
  prompts.met(['deposit']);
  session.ask('sign_in');
  expect([open(), told]).toEqual(['sign_in', []]);
});

test('deposit is the host’s where it listens', () => {
  sessionStore.setState(PLAYING);
  prompts.met(['deposit']);
  session.ask('deposit');
  expect([open(), told]).toEqual([null, [['deposit_wanted', {}]]]);
});

test('SPEC §5: in a frame whose host does not listen there is no deposit, and that is said', () => {
  sessionStore.setState(PLAYING);
  prompts.met(['sign_in']);
  session.ask('deposit');
  expect([open(), told]).toEqual([null, ['no deposit']]);
});

test('what was asked for before the host has answered is left to it', () => {
  session.ask('sign_up');
  expect(open()).toBe('sign_up');
  prompts.met(['sign_in']);
  expect([open(), told]).toEqual([null, [['sign_in_wanted', { view: 'sign_up' }]]]);
});

test('a session that has ended opens no form: the host hears of it, and may have a token', () => {
  sessionStore.setState(PLAYING);
  prompts.met(['sign_in']);
  session.expired();
  expect([open(), told]).toEqual([null, []]);
});

test('other windows of the player stay in the frame', () => {
  prompts.met(['sign_in', 'deposit']);
  session.ask('forgot_password');
  expect([open(), told]).toEqual(['forgot_password', []]);
});

test('once stopped, everything is the page’s again', () => {
  prompts.met(['sign_in', 'deposit']);
  prompts.stop();
  session.ask('sign_in');
  expect([open(), told]).toEqual(['sign_in', []]);
});
