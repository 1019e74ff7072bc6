import { expect, test, vi } from 'vitest';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { startFeed } from './feed';
import { sourceOf, systemLine } from '@touchline/testkit/feed/listed-source';

test('a batch that is lost stops nothing behind it, and what it said is recovered', async () => {
  const { db, close } = await migratedDatabase();
  const t = Date.UTC(2018, 5, 15, 18);
  const statusOf = async () =>
    (await db.selectFrom('producers').select('status').where('id', '=', 1).executeTakeFirst())
      ?.status;
  const alive = (at: number) => systemLine('alive', at, 'subscribed="1"');
  const { source, asked, say } = sourceOf([alive(t)]);
  const said: string[] = [];
  const log = (line: string) => {
    said.push(line);
    if (line.startsWith('Left out')) throw new Error('the disk is full');
  };
  const options = {
    db,
    source,
    fixtures: { fixture: () => Promise.reject() },
    clock: { now: () => t },
    log,
  };
  const feed = await startFeed(options);
  await say(systemLine('snapshot_complete', t + 1_000, 'request_id="1001"'));
  await vi.waitFor(async () => expect(await statusOf()).toBe('active'));
  const tooLarge = alive(t + 2_000);
  await say({ ...tooLarge, xml: tooLarge.xml.replace('product="1"', 'product="99999"') });
  await vi.waitFor(() => expect(said.join()).toContain('lost a batch'));
  await say(alive(t + 40_000));
  await vi.waitFor(() =>
    expect(asked).toEqual([
      { product: 1, after: null, requestId: 1001 },
      { product: 1, after: null, requestId: 1002 },
    ]),
  );
  expect(await statusOf()).toBe('down');
  await feed.stop();
  await close();
});
