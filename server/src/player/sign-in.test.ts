import { randomUUID } from 'node:crypto';
import { signIn as signInCall, signUp } from '@touchline/wire/calls/platform';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestLink } from './accounts/account-mails';
import { signIn } from './sign-in';
import { type Platform, startPlatform } from '@touchline/testkit/players/platform';
import { application, PASSWORD, signedUp } from '@touchline/testkit/players/signed-up';

let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const enter = (email: string, password = PASSWORD) =>
  platform.ask(signInCall, { body: { email, password } });

/** What is asked of the database meanwhile, by the kind of its statements. */
async function statementsOf(work: (deps: Platform['deps']) => Promise<unknown>): Promise<string[]> {
  const kinds: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      kinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work({ ...platform.deps, db: platform.db.withPlugin(plugin) });
  return kinds;
}

const attempt = (email: string) => (deps: Platform['deps']) =>
  signIn(
    deps,
    {
      email,
      password: 'wrong',
      ip: '192.0.2.1',
      userAgent: null,
      sessionToken: null,
      browser: null,
    },
    platform.clock.now(),
  );

test('a wrong password and an unknown address ask the same of the database', async () => {
  const { player } = await signedUp(platform);
  const wrong = await statementsOf(attempt(player.email));
  expect(wrong.length).toBeGreaterThan(1);
  expect(await statementsOf(attempt(application().email))).toEqual(wrong);
});

test('a forgotten password asks the same of the database for an unknown address, but for the mail', async () => {
  const { player } = await signedUp(platform);
  const request = (email: string) => (deps: Platform['deps']) =>
    requestLink(deps, { email, purpose: 'password' }, platform.clock.now());
  const known = await statementsOf(request(player.email));
  expect(known.at(-1)).toBe('InsertQueryNode');
  expect(await statementsOf(request(application().email))).toEqual(known.slice(0, -1));
});

test('who has excluded themselves comes in with the right password alone, and is told of it', async () => {
  const { player } = await signedUp(platform);
  await platform.db
    .insertInto('player_limits')
    .values({
      id: randomUUID(),
      player_id: player.id,
      type: 'selfexclusion',
      period: null,
      most: null,
      until: null,
      status: 'active',
      due: null,
      asked_at: platform.clock.now(),
    })
    .execute();
  const answer = await enter(player.email);
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { exclusion: { type: 'selfexclusion', until: null } } },
  });
  expect(await enter(player.email, 'wrong')).toMatchObject({ status: 401 });
});

test('who has not confirmed the address is told so after the right password, and nobody else', async () => {
  const body = application();
  await platform.ask(signUp, { body });
  const answer = await enter(body.email);
  expect(answer).toMatchObject({ status: 403, error: { code: 'unconfirmed' } });
  expect(answer).not.toHaveProperty('session');
  expect(await enter(body.email, 'wrong')).toMatchObject({ status: 401 });
});

test.each([
  ['who sent a player is kept with the account', 'net.work-7', 'net.work-7'],
  ['an account that nobody sent has nobody', undefined, null],
])('%s', async (_rule, affiliate_id, kept) => {
  const { player } = await signedUp(platform, { affiliate_id });
  const row = await platform.db
    .selectFrom('players')
    .select('affiliate_id')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  expect(row.affiliate_id).toBe(kept);
});
