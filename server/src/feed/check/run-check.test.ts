import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { readSession } from '../replay/session';
import { readExpected } from './expected';
import { runCheck } from './run-check';

const RECORDED = join(import.meta.dirname, '../recorded');
/** More sessions than the one we keep, for those who have them at hand. */
const DATA = process.env['TOUCHLINE_DATA'];
const OTHERS = ['soccer-arg-ksa-2022', 'soccer-mex-pol-2022', 'tennis-bo3-complete']
  .flatMap((name) => (DATA === undefined ? [] : [join(DATA, 'uof/sessions', name)]))
  .filter((path) => existsSync(`${path}.jsonl`));
const SESSIONS = [join(RECORDED, 'soccer-por-esp-2018'), ...OTHERS].map(
  (path) => [basename(path), path] as const,
);

const open: OpenDatabase[] = [];
afterEach(() => Promise.all(open.splice(0).map((database) => database.close())));

async function emptyBook(): Promise<OpenDatabase['db']> {
  const database = await migratedDatabase();
  open.push(database);
  return database.db;
}

test.each([
  [
    'soccer-bad-day',
    'bad values, coarse words about play, cancels with an open end',
    /^Could not read a market/,
  ],
  ['soccer-lies', 'prices and settlements that cannot be true are neither sold nor paid', /^Held /],
])('the session %s agrees: %s', async (name, _shows, logged) => {
  const path = join(RECORDED, name);
  const session = await readSession(`${path}.jsonl`);
  const expected = await readExpected(`${path}.expected.json`);
  const said: string[] = [];
  const { failure, agreed } = await runCheck(await emptyBook(), session, expected, (line) =>
    said.push(line),
  );
  expect(failure).toBeNull();
  for (const { agreed: count, of } of agreed.values()) expect(count).toBe(of);
  expect(said.filter((line) => !logged.test(line))).toEqual([]);
});

test.each(SESSIONS)(
  'every recorded answer of %s agrees with the book',
  async (_name, path) => {
    const session = await readSession(`${path}.jsonl`);
    const expected = await readExpected(`${path}.expected.json`);
    const said: string[] = [];
    const { failure, agreed } = await runCheck(await emptyBook(), session, expected, (line) =>
      said.push(line),
    );
    expect(failure).toBeNull();
    for (const { agreed: count, of } of agreed.values()) expect(count).toBe(of);
    expect(said.filter((line) => !line.startsWith('Producer'))).toEqual([]);
  },
  120_000,
);
