import { afterEach, expect, test } from 'vitest';
import { aMatch } from '@touchline/testkit/feed/betconstruct/objects';
import {
  closeAll,
  desk,
  follow,
  generalData,
  subscribed,
  type TIMING,
  until,
} from '@touchline/testkit/feed/betconstruct/follow';
import type { Answers } from '@touchline/testkit/feed/betconstruct/tcp-desk';

afterEach(closeAll);

test('nothing is asked before the login is answered, then general data, then the subscriptions', async () => {
  const provider = await desk();
  const { keys } = await follow(provider);
  await until(() =>
    expect(provider.commands.map(({ name }) => name)).toContain('SubscribeMatches'),
  );
  const names = provider.commands.map(({ name }) => name).filter((name) => name !== 'HeartBeat');
  expect(names).toEqual([
    'Login',
    'GetSports',
    'GetRegions',
    'GetCompetitions',
    'GetMarketTypes',
    'GetSelectionTypes',
    'SubscribePreMatch',
    'SubscribeMatches',
  ]);
  expect(JSON.parse(provider.commands[0]?.text ?? '')).toEqual({
    Command: 'Login',
    Params: [{ UserName: 'touchline', Password: 'a secret' }],
  });
  await until(() => expect(keys()).toContain('session.alive'));
  const answers = keys().filter((key) => key !== 'session.alive');
  expect(answers.slice(0, 2)).toEqual(['session.opened', 'answer.GetSports']);
});

test('recovery is answered once for each request; a second one asks for all of it again', async () => {
  const provider = await desk();
  const { source, keys } = await follow(provider);
  source.recover(1, null, 1001);
  await until(() => expect(keys()).toContain('session.recovered.1001'));
  source.recover(1, 5, 1002);
  await until(() => expect(keys()).toContain('session.recovered.1002'));
  const names = provider.commands.map(({ name }) => name).filter((name) => /Subscribe/.test(name));
  expect(names).toEqual([
    'SubscribePreMatch',
    'SubscribeMatches',
    'UnSubscribePreMatch',
    'UnSubscribeMatches',
    'SubscribePreMatch',
    'SubscribeMatches',
  ]);
  expect(keys().filter((rk) => rk.startsWith('session.recovered.'))).toHaveLength(2);
});

test('a booked match is asked for', async () => {
  const provider = await desk();
  const { keys, lines } = await follow(provider);
  await subscribed(provider);
  provider.answers['GetMatchById'] = [aMatch()];
  const Objects = [{ ObjectId: 900101, ObjectTypeId: 4, IsLive: true, Id: 0 }];
  provider.push({ Command: 'BookedObject', ResultCode: 0, Objects });
  await until(() => expect(keys()).toContain('answer.GetMatchById'));
  expect(lines.at(-1)?.text ?? '').not.toContain('a secret');
});

test.each([
  [15, 'invalidUsernamePassword (15)'],
  [23, 'notAllowedIp (23)'],
  [10, 'systemUnavailable (10)'],
  [99, 'a code that is not documented (99)'],
])('a login that is refused with %i is said by name, and tried again', async (code, name) => {
  const provider = await desk({ ...generalData(), Login: code });
  const { said, keys } = await follow(provider);
  await until(() => expect(said).toHaveLength(2));
  expect(said[0]).toBe(
    `The feed cannot be reached: Login was answered with ${name}: code ${code}: No.`,
  );
  expect(keys()).toEqual([]);
  provider.answers['Login'] = [];
  await until(() => expect(keys()).toContain('session.opened'));
});

test.each([
  [
    'a command that is not answered in time',
    { answers: { GetRegions: null }, timing: { answerMs: 100 } },
    'GetRegions was not answered within 100 ms',
  ],
  [
    'a refused subscription',
    { answers: { SubscribeMatches: 108 } },
    'SubscribeMatches was answered with duplicateSubscription (108)',
  ],
  ['silence', { timing: { silenceMs: 200 } }, 'nothing was heard for 200 ms'],
])(
  '%s ends the connection, and another is made',
  async (
    _what,
    { answers = {}, timing = {} }: { answers?: Answers; timing?: Partial<typeof TIMING> },
    why,
  ) => {
    const provider = await desk({ ...generalData(), ...answers });
    const { said, keys } = await follow(provider, { timing });
    await until(() => expect(provider.connections()).toBeGreaterThan(1));
    expect(said[0]).toContain(why);
    expect(keys()).toContain('session.lost');
  },
);

test('bytes that are no message end the connection', async () => {
  const provider = await desk();
  const { said } = await follow(provider);
  await subscribed(provider);
  provider.pushBytes(Buffer.from([0, 0, 0, 0]));
  await until(() => expect(said).toEqual(['The feed is gone: a message of 0 bytes is announced']));
});

test('a connection that ends inside a message is said to have', async () => {
  const provider = await desk();
  const { said } = await follow(provider);
  await subscribed(provider);
  provider.endWithin({ Command: 'MatchStat', Objects: [] });
  await until(() =>
    expect(said[0]).toContain('the stream ended after 34 of the 36 bytes of a message'),
  );
});

test('a message that cannot be read is handed over as it is', async () => {
  const provider = await desk();
  const { lines } = await follow(provider);
  await subscribed(provider);
  provider.push([1, 2]);
  await until(() => expect(lines).toContainEqual({ t: 0, rk: 'feed.unreadable', text: '[1,2]' }));
});

test('stopping does not wait for a provider that says nothing', async () => {
  const provider = await desk({ Login: null });
  const { source } = await follow(provider, { timing: { answerMs: 60_000 } });
  await until(() => expect(provider.commands).toHaveLength(1));
  await source.stop();
});
