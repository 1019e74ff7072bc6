import { minor } from '@touchline/domain/money';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { listBets } from '@touchline/wire/calls/bets';
import type { Player } from '@touchline/wire/calls/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi, type Api } from '../api/api';
import { setBrowserApi } from '../api/browser-api';
import { session, sessionStore } from './session';

const player = aPlayer();
const account = { currency: 'EUR', subunits: 100, balance: minor(500), active: true };

/** A question to the platform that waits for its answer. */
interface Question {
  path: string;
  answer(body: unknown, init?: ResponseInit): Promise<void>;
  lose(): Promise<void>;
}

let questions: Question[];
let api: Api;

beforeEach(() => {
  vi.useFakeTimers();
  questions = [];
  const settled = () => vi.advanceTimersByTimeAsync(0);
  api = createApi({
    sportsbookOrigin: '',
    platformOrigin: '',
    locale: 'en',
    onUnauthorized: session.expired,
    fetch: (path, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
        questions.push({
          path,
          answer: async (body, about) => {
            resolve(Response.json(body, about));
            await settled();
          },
          lose: async () => {
            reject(new Error('offline'));
            await settled();
          },
        });
      }),
  });
  setBrowserApi(api);
  sessionStore.setState(sessionStore.getInitialState(), true);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const state = () => sessionStore.getState();
/** Waits until the platform is asked. */
async function asked(): Promise<void> {
  for (let waits = 0; waits < 60 && questions.length === 0; waits += 1) await pass(500);
}
/** The next question that has not been taken, which must be of this kind. */
function next(kind: 'player' | 'accounts' | 'bets'): Question {
  const question = questions.shift();
  expect(question?.path).toMatch(new RegExp(`/${kind}(\\?|$)`));
  return question as Question;
}

const is = (data: Player | null, isOver = false) => ({ data, session_ended: isOver });
const has = (balance: number, of = player.id) => ({
  data: [{ ...account, balance }],
  player_id: of,
});
const UNAUTHORIZED = { error: { code: 'unauthorized', message: '' } };

/** Signed in, with 5.00. */
async function signedIn(): Promise<void> {
  void session.refresh();
  await next('player').answer(is(player));
  await next('accounts').answer(has(500));
  expect(state()).toMatchObject({ status: 'logged-in', accounts: [{ balance: 500n }] });
}

test.each([
  ['was lost', (question: Question) => question.lose()],
  ['failed', (question: Question) => question.answer({}, { status: 503 })],
  ['was one too many', (question: Question) => question.answer({}, { status: 429 })],
  ['never came', () => pass(25_000)],
])(
  'who reads the page is not known while the answer %s, and is asked again until there is one',
  async (_how, fails) => {
    void session.refresh();
    for (let tries = 0; tries < 8; tries += 1) {
      await fails(next('player'));
      expect(state().status).toBe('pending');
      await asked();
    }
    await next('player').answer(is(player));
    await next('accounts').answer(has(500));
    expect(state()).toMatchObject({ status: 'logged-in', player: { id: player.id } });
    await pass(300_000);
    expect(questions).toEqual([]);
  },
);

test('a platform that asks for time is given it', async () => {
  void session.refresh();
  await next('player').answer({}, { status: 503, headers: { 'retry-after': '20' } });
  await pass(19_000);
  expect(questions).toEqual([]);
  await pass(1000);
  await next('player').answer(is(null));
  expect(state().status).toBe('not-logged-in');
});

test('balances that did not come are asked for again', async () => {
  void session.refresh();
  await next('player').answer(is(player));
  await next('accounts').lose();
  expect(state()).toMatchObject({ status: 'logged-in', accounts: [] });
  await pass(1000);
  await next('player').answer(is(player));
  await next('accounts').answer(has(700));
  expect(state().accounts).toMatchObject([{ balance: 700n }]);
});

test('an answer from before a sign-in signs nobody out, and one from before a sign-out nobody in', async () => {
  void session.refresh();
  const old = next('player');
  void session.signedIn(player);
  await next('accounts').answer(has(500));
  await old.answer(is(null, true));
  expect(state()).toMatchObject({ status: 'logged-in', prompt: null });

  void session.refresh();
  const older = next('player');
  session.left();
  await older.answer(is(player));
  expect(state().status).toBe('not-logged-in');
  expect(questions).toEqual([]);
});

test('of two questions that are answered in another order the later one counts', async () => {
  await signedIn();
  void session.refresh();
  void session.refresh();
  const [first, second] = [next('player'), next('player')];
  await second.answer(is(player));
  await next('accounts').answer(has(500));
  await first.answer(is(null, true));
  expect(state()).toMatchObject({ status: 'logged-in', prompt: null });
});

test('a call that is refused says nothing of a session that was found since it was made', async () => {
  await signedIn();
  const refused = api.call(listBets).catch((error: unknown) => error);
  const old = next('bets');
  void session.refresh();
  await next('player').answer(is(player));
  await next('accounts').answer(has(500));
  await old.answer(UNAUTHORIZED, { status: 401 });
  expect([((await refused) as { status: number }).status, state().status]).toEqual([
    401,
    'logged-in',
  ]);
});

test('a balance that was pushed after the question is not overwritten by its answer', async () => {
  await signedIn();
  void session.refreshAccounts();
  session.balanceChanged({ currency: 'EUR', subunits: 100, balance: minor(900) });
  await next('accounts').answer(has(500));
  expect(state().accounts).toMatchObject([{ balance: 900n }]);
  void session.refreshAccounts();
  await next('accounts').answer(has(800));
  expect(state().accounts).toMatchObject([{ balance: 800n }]);
});

test('balances that are answered in another order end with those that were asked for last', async () => {
  await signedIn();
  void session.refreshAccounts();
  void session.refreshAccounts();
  const [first, second] = [next('accounts'), next('accounts')];
  await second.answer(has(300));
  await first.answer(has(500));
  expect(state().accounts).toMatchObject([{ balance: 300n }]);
});

test('balances of another player are not shown as this one’s: who it is by now is asked', async () => {
  await signedIn();
  void session.refreshAccounts();
  await next('accounts').answer(has(99_900, player.id + 1));
  expect(state().accounts).toMatchObject([{ balance: 500n }]);
  await pass(1000);
  await next('player').answer(is({ ...player, id: player.id + 1 }));
  await next('accounts').answer(has(99_900, player.id + 1));
  expect(state()).toMatchObject({
    player: { id: player.id + 1 },
    accounts: [{ balance: 99_900n }],
  });
});

test('signing out is told to those who wait for it, a session that is over is not', async () => {
  let left = 0;
  const stop = session.onLeave(() => (left += 1));
  await signedIn();
  session.expired();
  expect([state().status, left]).toEqual(['not-logged-in', 0]);
  await signedIn();
  void session.leave();
  const [question] = questions.splice(0);
  await question?.answer({});
  expect([state().status, left]).toEqual(['not-logged-in', 1]);
  stop();
});
