import { beforeEach, expect, test } from 'vitest';
import { type Around, fileOf, type Kept } from './file-cache';

const ADDRESS = 'https://bets.example/assets/slip-1.js';
const request = { url: ADDRESS } as Request;
const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));

let held: Map<string, string>;
let later: Promise<unknown>[];
let fetched: number;

beforeEach(() => {
  held = new Map();
  later = [];
  fetched = 0;
});

/** The network's answer, as a browser types one of our own origin. */
function answered(text: string, status = 200): Response {
  const response = new Response(text, { status });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

function around(store: Partial<Kept> = {}, status = 200): Around {
  const kept: Kept = {
    match: async (address) => (held.has(address) ? new Response(held.get(address)) : undefined),
    put: async (address, answer) => void held.set(address, await answer.text()),
    ...store,
  };
  return {
    open: async () => kept,
    fetch: async () => {
      fetched += 1;
      return answered('the script', status);
    },
    afterwards: (work) => later.push(work),
  };
}

test('a file is fetched once and kept after it was answered', async () => {
  expect(await (await fileOf(request, around())).text()).toBe('the script');
  await Promise.all(later);
  expect(await (await fileOf(request, around())).text()).toBe('the script');
  expect(fetched).toBe(1);
});

test("a browser's own fetch is called as the function that it is", async () => {
  const seen: unknown[] = [];
  const own = {
    ...around(),
    fetch(this: unknown) {
      seen.push(this);
      return Promise.resolve(answered('the script'));
    },
  };
  await fileOf(request, own);
  expect(seen).toEqual([undefined]);
});

test('keeping a file is not waited for', async () => {
  const answer = await fileOf(request, around({ put: () => new Promise(() => undefined) }));
  expect(await answer.text()).toBe('the script');
});

test.each([
  ['a full disk', around({ put: full })],
  ['a store that cannot be read', around({ match: full })],
  ['a store that cannot be opened', { ...around(), open: full }],
])('%s stops no script, and fails nothing afterwards', async (_what, broken) => {
  const counted = { ...broken, afterwards: (work: Promise<unknown>) => void later.push(work) };
  expect(await (await fileOf(request, counted)).text()).toBe('the script');
  await expect(Promise.all(later)).resolves.toBeDefined();
});

test.each([404, 206, 503])('an answer %i is no file to keep', async (status) => {
  expect((await fileOf(request, around({}, status))).status).toBe(status);
  expect(later).toEqual([]);
});

test('a file that is not kept does not come without a connection: that is told to whoever asked', async () => {
  const offline = { ...around(), fetch: () => Promise.reject(new TypeError('offline')) };
  await expect(fileOf(request, offline)).rejects.toThrow('offline');
});
