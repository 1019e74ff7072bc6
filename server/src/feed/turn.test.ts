import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { createTurn } from './turn';

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

const turnOf = (provider: string, log: (line: string) => void = () => {}) =>
  createTurn(database.db, provider, log);

test('one follows a feed at a time, and another takes over when it ends', async () => {
  const said: string[] = [];
  const [first, second] = [turnOf('betradar'), turnOf('betradar', (line) => said.push(line))];
  expect(await first.take()).not.toBeNull();
  expect(await second.isFree()).toBe(false);
  const waiting = second.take();
  await vi.waitFor(() => expect(said).toHaveLength(1));
  await first.end();
  expect(await waiting).not.toBeNull();
  await second.end();
});

test('feeds of different providers are followed side by side', async () => {
  const turns = [turnOf('betradar'), turnOf('oddin')];
  for (const turn of turns) expect(await turn.isFree()).toBe(true);
  await Promise.all(turns.map((turn) => turn.end()));
});

test('a turn that was given up while it waited is never had', async () => {
  const [first, second] = [turnOf('betradar'), turnOf('betradar')];
  await first.take();
  const waiting = second.take();
  await second.end();
  expect(await waiting).toBeNull();
  await first.end();
});

test('a connection that breaks takes the turn with it, and the next one has it again', async () => {
  const turn = turnOf('betradar');
  const before = await turn.take();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(before!);
  await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(database.db);
  await expect(sql`select 1`.execute(before!)).rejects.toThrow(
    /terminat|closed|connection|EPIPE|ECONNRESET/i,
  );
  await turn.drop();
  const after = await turn.take();
  expect(after).not.toBe(before);
  await sql`select 1`.execute(after!);
  await turn.end();
});
