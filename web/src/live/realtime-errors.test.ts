import { Centrifuge, type Options, type TransportEndpoint } from 'centrifuge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectLive, type LiveConnection } from './connection';

/** What the client says in one frame: commands by their names. */
type Command = { id: number } & Record<string, { token?: string; channel?: string }>;
type Answer = (command: Command) => object | null;

const CONNECTED = { connect: { client: 'c', version: '1', ping: 25, pong: true } };
const error = (code: number, temporary = false) => ({
  error: { code, message: `code ${code}`, temporary },
});

/** A socket to a server that answers by `answer`; it is told everything that a real one is. */
class Socket {
  static readonly all: Socket[] = [];
  static answer: Answer;
  onopen = (): void => undefined;
  onclose = (_event: { code: number; reason: string }): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  readonly said: Command[] = [];
  constructor() {
    Socket.all.push(this);
    setTimeout(() => this.onopen(), 1);
  }
  send(frame: string) {
    for (const line of frame.split('\n').filter((each) => each !== '{}')) {
      const command = JSON.parse(line) as Command;
      this.said.push(command);
      const answer = Socket.answer(command);
      if (answer) setTimeout(() => this.pushes({ id: command.id, ...answer }), 1);
    }
  }
  pushes(reply: object) {
    this.onmessage({ data: JSON.stringify(reply) });
  }
  close() {
    this.ends(1000);
  }
  ends(code: number) {
    this.onclose({ code, reason: code < 3000 ? '' : 'go' });
  }
}

let client: Centrifuge;
let live: LiveConnection;
let reported: string[];
let news: string[];
let tokens: number;
let hasHandler: boolean;

/** The real client over that socket. */
class SocketClient extends Centrifuge {
  constructor(_endpoints: string | TransportEndpoint[], options?: Partial<Options>) {
    const { getToken, ...rest } = options ?? {};
    const handler = hasHandler && getToken ? { getToken } : { token: 'old' };
    super('ws://book.test/connection/websocket', { ...rest, ...handler, websocket: Socket });
    // oxlint-disable-next-line typescript/no-this-alias
    client = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { location: { href: 'http://book.test/' } });
  Socket.all.length = 0;
  Socket.answer = ({ connect, subscribe }) =>
    connect ? CONNECTED : subscribe ? { subscribe: {} } : null;
  [reported, news, tokens, hasHandler] = [[], [], 0, true];
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'location');
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function begin(): Promise<void> {
  live = connectLive(SocketClient, {
    origin: '',
    locale: 'en',
    connectionToken: async () => `token ${(tokens += 1)}`,
    channelTokens: async (channels) => Object.fromEntries(channels.map((each) => [each, 'mine'])),
    receive: () => undefined,
    onChannel: (whose, what) => void news.push(`${whose} ${what}`),
    onOwn: () => undefined,
    onHeard: () => undefined,
    onConnected: () => undefined,
    report(this: unknown, thrown) {
      // As strict as the browser's own.
      if (this !== undefined) throw new TypeError('Illegal invocation');
      reported.push(String(thrown));
    },
  });
  live.identify(null);
  await pass(10);
}

const socket = () => Socket.all.at(-1) as Socket;
const updates = () => client.getSubscription('updates:en');

test.each([3500, 3999, 4500, 4999])(
  'closed with %i, or told so, the client stays away for good, and that is reported',
  async (code) => {
    for (const ends of [
      () => socket().ends(code),
      () => socket().pushes({ push: { disconnect: { code, reason: 'go' } } }),
    ]) {
      reported.length = 0;
      await begin();
      const sockets = Socket.all.length;
      ends();
      await pass(120_000);
      expect([client.state, Socket.all.length]).toEqual(['disconnected', sockets]);
      expect(reported).toEqual([expect.stringContaining(`ended, ${code}`)]);
    }
  },
);

test.each([3000, 3499, 4000, 4499, 1006])(
  'closed with %i, it connects again by itself, and nobody is told',
  async (code) => {
    await begin();
    socket().ends(code);
    await pass(21_000);
    expect([client.state, Socket.all.length]).toEqual(['connected', 2]);
    expect(reported).toEqual([]);
  },
);

test('close code 1009 is the size limit: the same message would be too long again', async () => {
  await begin();
  socket().ends(1009);
  await pass(60_000);
  expect(client.state).toBe('disconnected');
  expect(reported).toEqual([expect.stringContaining('message size limit exceeded')]);
});

/** How often the channel of the lists was asked for, over all sockets. */
const joins = () =>
  Socket.all.flatMap(({ said }) => said).filter(({ subscribe }) => subscribe !== undefined).length;

test.each([
  [2000, 'unsubscribed', 1],
  [2499, 'unsubscribed', 1],
  [2500, 'subscribed', 0],
  [2999, 'subscribed', 0],
])('an unsubscribe code of %i leaves a channel %s at first', async (code, state, reports) => {
  await begin();
  live.followUpdates(undefined);
  await pass(10);
  socket().pushes({ push: { channel: 'updates:en', unsubscribe: { code, reason: 'go' } } });
  await pass(2000);
  expect(updates()?.state).toBe(state);
  expect(reported).toHaveLength(reports);
  await pass(4000);
  expect(updates()?.state).toBe('subscribed');
  expect(news.filter((each) => each === 'lists stands').length).toBeGreaterThan(1);
  expect(news.at(-1)).toBe('lists runs');
});

test('a channel that is refused is joined again after waits that grow to a minute, and what came before is missed', async () => {
  let isRefused = true;
  Socket.answer = ({ connect, subscribe }) =>
    connect ? CONNECTED : subscribe ? (isRefused ? error(103) : { subscribe: {} }) : null;
  await begin();
  live.followUpdates(undefined);
  await pass(600_000);
  expect(joins()).toBeGreaterThan(10);
  expect(joins()).toBeLessThan(30);
  expect(news.every((each) => each === 'lists stands')).toBe(true);
  isRefused = false;
  const heard = news.length;
  await pass(60_000);
  const joined = news.slice(heard).filter((each) => each !== 'lists stands');
  // This server is never heard of again, so it may be lost and found by the end.
  expect(joined.slice(0, 2)).toEqual(['lists missed', 'lists runs']);
});

test('a channel that was refused is not joined again once nobody follows it', async () => {
  Socket.answer = ({ connect, subscribe }) => (connect ? CONNECTED : subscribe ? error(103) : null);
  await begin();
  live.followMatch(7)();
  await pass(300_000);
  expect(joins()).toBe(1);
  expect(news.at(-1)).toBe('7 left');
});

test.each([
  ['a code under 100', error(99), 'connected'],
  ['a temporary one', error(108, true), 'connected'],
  ['any other', error(103), 'disconnected'],
])('an error of %s on connecting: %s', async (_what, answer, state) => {
  let refusals = 1;
  Socket.answer = ({ connect }) => (!connect ? null : refusals-- > 0 ? answer : CONNECTED);
  await begin();
  await pass(21_000);
  expect(client.state).toBe(state);
  expect(reported).toHaveLength(1);
});

test.each([
  ['a code under 100', error(99), 'subscribed'],
  ['a temporary one', error(108, true), 'subscribed'],
  ['any other', error(103), 'unsubscribed'],
])('an error of %s on a channel: %s, and it is reported', async (_what, answer, state) => {
  let refusals = 1;
  Socket.answer = ({ connect, subscribe }) => {
    if (connect) return CONNECTED;
    return subscribe ? (refusals-- > 0 ? answer : { subscribe: {} }) : null;
  };
  await begin();
  live.followUpdates(undefined);
  await pass(2000);
  expect(updates()?.state).toBe(state);
  expect(reported).toHaveLength(1);
});

test('code 109 forces another token', async () => {
  Socket.answer = ({ connect }) => (connect?.token === 'token 1' ? error(109) : CONNECTED);
  await begin();
  await pass(21_000);
  expect([client.state, tokens]).toEqual(['connected', 2]);
});

test('a missing handler for tokens is reported, also after a failure to connect', async () => {
  hasHandler = false;
  let refusals = 1;
  Socket.answer = ({ connect }) => (connect ? error(refusals-- > 0 ? 99 : 109) : null);
  await begin();
  await pass(60_000);
  expect(client.state).toBe('disconnected');
  expect(reported).toEqual([
    expect.stringContaining('99 code 99'),
    expect.stringContaining('no getToken function'),
  ]);
});

test('a server that says nothing is a time-out after 5 s: told once, however often it is tried', async () => {
  Socket.answer = () => null;
  await begin();
  await pass(4_900);
  expect(reported).toEqual([]);
  await pass(60_000);
  expect(reported).toEqual([expect.stringContaining('1 timeout')]);
  expect(Socket.all.length).toBeGreaterThan(2);
  expect(client.state).toBe('connecting');
});

test('a token that does not come is told once, and asked for again', async () => {
  let asked = 0;
  live = connectLive(SocketClient, {
    origin: '',
    locale: 'en',
    connectionToken: async () => {
      asked += 1;
      throw new Error('the platform is away');
    },
    channelTokens: async () => ({}),
    receive: () => undefined,
    onChannel: (whose, what) => void news.push(`${whose} ${what}`),
    onOwn: () => undefined,
    onHeard: () => undefined,
    onConnected: () => undefined,
    report(this: unknown, thrown) {
      // As strict as the browser's own.
      if (this !== undefined) throw new TypeError('Illegal invocation');
      reported.push(String(thrown));
    },
  });
  live.identify(null);
  await pass(60_000);
  expect(asked).toBeGreaterThan(2);
  expect(reported).toEqual([expect.stringContaining('the platform is away')]);
});

test('a page that ends the connection, or changes who it is, reports nothing', async () => {
  await begin();
  live.followUpdates(undefined);
  live.followMatch(7)();
  await pass(3000);
  live.identify(7);
  await pass(3000);
  live.identify(null);
  await pass(3000);
  live.close();
  await pass(3000);
  expect(reported).toEqual([]);
});
