import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freshDatabase } from '@touchline/testkit/database';
import { afterEach, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../db/connect';
import { migrate } from '../../db/migrate';
import { readSession } from '../replay/session';
import { readExpected } from './expected';
import { runCheck } from './run-check';

const RECORDED = join(import.meta.dirname, '../recorded');
const DATA = process.env['TOUCHLINE_DATA'] ?? join(process.cwd(), '../shared/data');
const OTHERS = ['soccer-arg-ksa-2022', 'soccer-mex-pol-2022', 'tennis-bo3-complete']
  .map((name) => join(DATA, 'uof/sessions', name))
  .filter((path) => existsSync(`${path}.jsonl`));

const open: OpenDatabase[] = [];
afterEach(() => Promise.all(open.splice(0).map((database) => database.close())));

async function emptyBook(): Promise<OpenDatabase['db']> {
  const { url } = await freshDatabase();
  const database = await openDatabase({ databaseUrl: url, dir: '', log: () => {} });
  open.push(database);
  await migrate(database.db);
  return database.db;
}

test.each([join(RECORDED, 'soccer-por-esp-2018'), ...OTHERS])(
  'every recorded answer of %s agrees with the book',
  async (path) => {
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
