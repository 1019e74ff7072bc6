import { freshDatabase } from './test-database';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../server/src/db/own-database';
import { borrowServer } from './borrowed-server';

test('what a run left that was killed is dropped by the next, and what a living run has is kept', async () => {
  const { url, drop } = await freshDatabase();
  const [killed, living] = [await borrowServer(url), await borrowServer(url)];
  const left = await createDatabase(url, `${killed.run}_left`);
  const used = await createDatabase(url, `${living.run}_used`);
  await killed.stop();
  const next = await borrowServer(url);
  await expect(connect(left.url)).rejects.toThrow('does not exist');
  await connect(used.url);
  await used.drop();
  await living.stop();
  await next.stop();
  await drop();
});

async function connect(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
}
