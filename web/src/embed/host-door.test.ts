import { hostSays, pageSays } from '@touchline/wire/window/embed';
import { beforeEach, expect, test } from 'vitest';
import { setReporter } from '../ui/report';
import { openHostDoor } from './host-door';

const HOST = 'https://host.example';
const HELLO = hostSays('hello', { version: 1, duties: ['deposit'], sizing: 'content' });
const ORDER = hostSays('change_locale', { locale: 'de' });

let posted: { message: unknown; to: unknown }[];
let listeners: Set<(event: MessageEvent<unknown>) => void>;
let heard: unknown[];

const parent = {
  postMessage: (message: unknown, to: unknown) =>
    void posted.push({ message: structuredClone(message), to }),
} as Pick<Window, 'postMessage'>;

beforeEach(() => {
  [posted, listeners, heard] = [[], new Set(), []];
});

function open(allowed: readonly string[], isInitialising = false, platform?: string) {
  return openHostDoor(
    {
      parent,
      addEventListener: (_type, hear) => void listeners.add(hear),
      removeEventListener: (_type, hear) => void listeners.delete(hear),
    },
    {
      allowed,
      ...(platform === undefined ? {} : { platform }),
      isInitialising: () => isInitialising,
      met: (hello) => heard.push(hello),
      said: (message) => heard.push(message),
    },
  );
}

/** A message as the window gets it; from the host page unless said otherwise. */
function arrives(
  data: unknown,
  { origin = HOST, source = parent }: { origin?: string; source?: unknown } = {},
): void {
  for (const hear of listeners) hear({ data, origin, source } as MessageEvent<unknown>);
}

test('a page says hello to whoever the host is, and nothing more before an answer', () => {
  const door = open([HOST]);
  door.post('page_changed', { page: null, path: '/account/7', locale: 'en', title: 'Mine' });
  expect(posted).toEqual([{ message: pageSays('hello', { versions: [1] }), to: '*' }]);
});

test('the hello of the sportsbook names the platform, whose pages may follow in the frame', () => {
  open([HOST], false, 'https://players.example');
  expect(posted.map(({ message }) => message)).toEqual([
    pageSays('hello', { versions: [1], platform: 'https://players.example' }),
  ]);
});

test('after the answer it speaks to that origin alone', () => {
  const door = open(['*']);
  arrives(HELLO);
  door.post('viewport', { height: 900 });
  expect(posted.at(-1)).toEqual({ message: pageSays('viewport', { height: 900 }), to: HOST });
});

test('what cannot be sent to a host is reported, and whoever says it goes on', () => {
  const reported: unknown[] = [];
  setReporter((error) => reported.push(error));
  const door = open([HOST]);
  arrives(HELLO);
  const page = (() => 'match') as unknown as string;
  door.post('page_changed', { page, path: '/', locale: 'en', title: '' });
  expect(posted).toHaveLength(1);
  expect(reported).toEqual([expect.objectContaining({ name: 'DataCloneError' })]);
});

test('an order counts once the host has answered, and not before', () => {
  open([HOST]);
  arrives(ORDER);
  expect(heard).toEqual([]);
  arrives(HELLO);
  arrives(ORDER);
  expect(heard).toEqual([HELLO.message, ORDER]);
});

test.each([
  ['a foreign origin', HELLO, { origin: 'https://evil.example' }],
  ['another window of the right origin', HELLO, { source: {} }],
  ['no window at all', HELLO, { source: null }],
])('%s is not heard', (_who, message, from) => {
  open([HOST]);
  arrives(message, from);
  expect(heard).toEqual([]);
});

test('where any host is taken, the second one is not', () => {
  open(['*']);
  arrives(HELLO);
  arrives(ORDER, { origin: 'https://evil.example' });
  arrives(HELLO, { origin: 'https://evil.example' });
  expect(heard).toEqual([HELLO.message]);
});

const TOKEN = hostSays('iframe_integration', { status: 'logged-in', token: 'abc' });

test('while the session is initialised, a token may be the first word, and whose it is stays the host', () => {
  const door = open(['*'], true);
  arrives(TOKEN);
  arrives(TOKEN, { origin: 'https://evil.example' });
  arrives(HELLO, { origin: 'https://evil.example' });
  expect(heard).toEqual([TOKEN]);
  door.post('viewport', { height: 1 });
  expect(posted.at(-1)?.to).toBe(HOST);
});

test.each([
  ['a token on any other page', ['*'], false, TOKEN, {}],
  ['an order, even then', ['*'], true, ORDER, {}],
  [
    'a token of an origin that is not allowed',
    [HOST],
    true,
    TOKEN,
    { origin: 'https://evil.example' },
  ],
  [
    'a token of a name that only begins like the host',
    [HOST],
    true,
    TOKEN,
    { origin: `${HOST}.evil.example` },
  ],
  ['a token of a sandbox', ['*'], true, TOKEN, { origin: 'null' }],
  ['a token of a window beside', ['*'], true, TOKEN, { source: {} }],
  [
    'a token that is none',
    ['*'],
    true,
    { ...TOKEN, message: { status: 'logged-in', token: { toString: 1 } } },
    {},
  ],
  [
    'a status that is none',
    ['*'],
    true,
    { ...TOKEN, message: { status: 'admin', token: 'abc' } },
    {},
  ],
] as const)(
  'before a host has said hello %s is let be',
  (_what, allowed, isInitialising, data, from) => {
    const door = open([...allowed], isInitialising);
    arrives(data, from);
    door.post('viewport', { height: 1 });
    expect(heard).toEqual([]);
    expect(posted).toHaveLength(1);
  },
);

/** What the page has refused, and to whom it has said so. */
const refused = () =>
  posted.flatMap(({ message, to }) => {
    const said = message as ReturnType<typeof pageSays>;
    return said.name === 'refused' ? [{ ...said.message, to }] : [];
  });

test('a version that we do not speak is no answer, and who has given it is told', () => {
  const door = open([HOST]);
  arrives(hostSays('hello', { ...HELLO.message, version: 2 }));
  door.post('viewport', { height: 1 });
  expect(heard).toEqual([]);
  expect(refused()).toEqual([
    { name: 'hello', field: 'message.version', reason: 'not_offered', to: HOST },
  ]);
  expect(posted).toHaveLength(2);
});

test('what the host says wrongly has no effect and is answered with the field at fault, to the host alone', () => {
  open(['*']);
  arrives(HELLO);
  arrives({ ...ORDER, message: { locale: 7 } });
  arrives({ ...ORDER, name: 'close_everything' });
  expect(heard).toEqual([HELLO.message]);
  expect(refused()).toEqual([
    { name: 'change_locale', field: 'message.locale', reason: 'malformed', to: HOST },
    { name: null, field: 'name', reason: 'malformed', to: HOST },
  ]);
});

test.each([
  ['before anybody is the host', false, { ...ORDER, message: {} }, {}],
  ['of a foreign origin', true, { ...ORDER, message: {} }, { origin: 'https://evil.example' }],
  ['of a window beside', true, { ...ORDER, message: {} }, { source: {} }],
  ['of a sandbox', true, { ...ORDER, message: {} }, { origin: 'null' }],
  ['of another contract', true, { ...ORDER, protocol: 'other', message: {} }, {}],
  [
    'that is our own, sent back',
    true,
    pageSays('refused', { name: null, field: 'name', reason: 'malformed' }),
    {},
  ],
] as const)('a message %s is not answered', (_what, isMet, data, from) => {
  open(['*']);
  if (isMet) arrives(HELLO);
  arrives(data, from);
  expect(refused()).toEqual([]);
});

test.each([
  ['text', 'hello'],
  ['nothing', null],
  ['a message of somebody else', { type: 'hello', message: HELLO.message }],
  ['a message of the page itself', pageSays('hello', { versions: [1] })],
  ['a name that is none', { ...HELLO, name: 'constructor' }],
  ['a duty that is none', { ...HELLO, message: { ...HELLO.message, duties: ['everything'] } }],
])('%s is let be', (_what, data) => {
  open([HOST]);
  arrives(data);
  expect(heard).toEqual([]);
});

test('a closed door hears nothing', () => {
  const door = open([HOST]);
  door.close();
  arrives(HELLO);
  expect(heard).toEqual([]);
});
