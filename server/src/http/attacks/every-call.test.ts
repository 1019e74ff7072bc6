import { randomBytes } from 'node:crypto';
import { ALL_CALLS } from '@touchline/wire/calls/all';
import type { Call } from '@touchline/wire/calls/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSession } from '../../player/sessions';
import { reconcile } from '../../wallet/reconcile';
import {
  type Answered,
  type AttackedHouse,
  attackedHouse,
  unless,
} from '@touchline/testkit/attacks/attacked-house';
import { GOOD_CALLS, madeBy } from '@touchline/testkit/attacks/good-calls';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(() => attacked.close());

const known = (token: string) => findSession(world.db, token, new Date());

/** Calls after which the browser holds a fresh token, and those after which it holds none. */
const CHANGES_TOKEN: Record<string, 'fresh' | 'gone'> = {
  signIn: 'fresh',
  signInSecondFactor: 'fresh',
  takeHandover: 'fresh',
  verifyPhone: 'fresh',
  confirmTotp: 'fresh',
  removeTotp: 'fresh',
  addPasskey: 'fresh',
  removePasskey: 'fresh',
  changePassword: 'fresh',
  signOut: 'gone',
};

/** The cookie of a browser that a player has signed in to, and the calls after which it is one. */
const BROWSER = 'touchline_browser';
const MAKES_KNOWN = new Set([
  'signIn',
  'signInSecondFactor',
  'unlockAccount',
  'replacePassword',
  'changePassword',
]);

test('every call of the contract is known to these tests, once', () => {
  const names = GOOD_CALLS.map(({ call }) => call.name);
  expect(names.toSorted()).toEqual(ALL_CALLS.map(({ name }) => name).toSorted());
  expect(names).toEqual(expect.arrayContaining(Object.keys(CHANGES_TOKEN)));
});

test.each(GOOD_CALLS.map((each) => [each.call.name, each] as const))(
  '%s is answered over HTTP as the contract says',
  async (_name, { call, prepare }) => {
    const prepared = await prepare(world);
    // A visitor brings a token that somebody else may have planted there.
    const token = prepared.player?.token ?? randomBytes(32).toString('base64url');
    const answer = await world.send(call, prepared.sent, { ...madeBy(call, prepared), token });
    const isAsSaid = answer.status === (call.status ?? 200);
    expect(unless(isAsSaid, 'not done', answer)).toEqual([]);
    expect(call.reply.safeParse(answer.body).error).toBeUndefined();
    await expectTokenAfter(call, answer, token);
    if (!prepared.player) expect(await known(token)).toBeNull();
  },
);

/** Only what changes who somebody is, or what guards the account, changes the token; to one that nobody knew before. */
async function expectTokenAfter(call: Call, { cookies }: Answered, before: string): Promise<void> {
  const change = CHANGES_TOKEN[call.name];
  const [cookie, ...more] = cookies.filter(({ name }) => name !== BROWSER);
  expect(more).toEqual([]);
  const makesKnown = cookies.some(({ name }) => name === BROWSER);
  expect(makesKnown).toBe(MAKES_KNOWN.has(call.name));
  if (!change) return expect(cookie).toBeUndefined();
  expect(cookie).toMatchObject({
    name: 'touchline_session',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  if (change === 'gone') {
    expect(cookie?.value).toBe('');
    return;
  }
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  expect(cookie?.value).not.toBe(before);
  expect(await known(cookie?.value ?? '')).not.toBeNull();
}

test('after all of them the books are sound', async () => {
  expect(await reconcile(world.db)).toEqual([]);
});
