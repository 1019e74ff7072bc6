import { promises as dns } from 'node:dns';
import { readFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NameServer, nameServer } from '@touchline/testkit/notifications/name-server';
import { boundedLookup } from './bounded-lookup';

let server: NameServer;
beforeAll(async () => {
  server = await nameServer({
    'honest.example': ['127.0.0.1', '127.0.0.2'],
    'mixed.example': ['127.0.0.1', '10.0.0.1'],
  });
});
afterAll(() => server.close());

function open(): (name: string) => Promise<unknown> {
  const lookup: LookupFunction = boundedLookup({
    servers: [server.address],
    check: (name, addresses) => {
      if (addresses.includes('10.0.0.1')) throw new Error(`${name} is private`);
      if (name === 'forbidden.example') throw new Error('is forbidden');
    },
  });
  return (name) =>
    new Promise((resolve, reject) => {
      lookup(name, { all: true }, (error, addresses) =>
        error ? reject(error) : resolve(addresses),
      );
    });
}

test('a name is found with all its addresses', async () => {
  expect(await open()('honest.example')).toEqual([
    { address: '127.0.0.1', family: 4 },
    { address: '127.0.0.2', family: 4 },
  ]);
});

test('a name that leads where it may not is refused, and one that may not be asked for is not', async () => {
  const find = open();
  await expect(find('mixed.example')).rejects.toThrow('mixed.example is private');
  const before = server.asked();
  await expect(find('forbidden.example')).rejects.toThrow('is forbidden');
  expect(server.asked()).toBe(before);
});

test('names that never resolve end in time, and hold up neither other lookups nor files', async () => {
  const find = open();
  const startedAt = performance.now();
  const never = Array.from({ length: 60 }, (_, n) => find(`never${n}.example`));
  const ended = Promise.allSettled(never).then((all) => ({
    all,
    afterMs: performance.now() - startedAt,
  }));
  const order: string[] = [];
  void ended.then(() => order.push('never'));
  await Promise.all([
    find('honest.example'),
    readFile(import.meta.filename),
    dns.lookup('localhost'),
  ]);
  order.push('others');
  const { all, afterMs } = await ended;
  expect(order).toEqual(['others', 'never']);
  expect(all.every(({ status }) => status === 'rejected')).toBe(true);
  expect(afterMs).toBeLessThan(5000);
});

test('only so many are looked up at once', async () => {
  const find = open();
  const never = Array.from({ length: 64 }, (_, n) => find(`many${n}.example`));
  await expect(find('honest.example')).rejects.toThrow('too many names');
  await Promise.allSettled(never);
  expect(await find('honest.example')).toHaveLength(2);
});
