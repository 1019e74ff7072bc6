import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '../../server/src/db/connect';
import { migrate } from '../../server/src/db/migrate';
import { startFeed } from '../../server/src/feed/feed';
import type { FeedLine, FeedSource } from '../../server/src/feed/source';
import { textOf } from '../../server/src/feed/uof/amqp/body';
import { startRelay } from '../../server/src/jobs/relay';
import type { Publication } from '../../server/src/jobs/relay-expand';
import { LOCALES } from '../../server/src/locales';
import { createHub } from '../../server/src/push/hub';
import { fixtureOf, type Message, urnOf } from './messages';

/** A server's insides from the feed to the hub: real database, real relay, real hub, and a way to let messages in. */
export interface House {
  url: string;
  database: OpenDatabase;
  /** Lets a message in as the queue of a provider would. Resolves when the next may come. */
  deliver(message: Message): Promise<void>;
  /** Called with all that goes out, as soon as the hub has it. */
  published: (publications: readonly Publication[]) => void;
  close(): Promise<void>;
}

/** Opens it on a database of its own, with matches of which nothing is known but their fixtures. */
export async function openHouse(epoch: number): Promise<House> {
  const dir = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  // As root the database runs as another user, who has to get into the folder.
  chmodSync(dir, 0o711);
  const database = await openDatabase({
    databaseUrl: undefined,
    dir: join(dir, 'pg'),
    log: () => {},
  });
  await migrate(database.maintenance);
  const hub = createHub({ secret: 'only for this benchmark, and long enough' });
  const server = createServer();
  hub.attach(server, { allowedOrigins: [] });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { source, deliver } = openSource();
  const feed = await startFeed({
    db: database.db,
    source,
    fixtures: { fixture: async (urn) => fixtureOf(urn, epoch) },
    clock: { now: Date.now },
    log: (line) => {
      if (!line.startsWith('Producer')) throw new Error(`the feed said: ${line}`);
    },
  });
  const house: House = {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/connection/websocket`,
    database,
    deliver,
    published: () => {},
    close: async () => {
      await feed.stop();
      await relay.stop();
      await hub.close();
      server.close();
      await database.close();
      rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  const relay = startRelay({
    pool: database.pool,
    publish: async (publications) => {
      await hub.realtime.publishMany(publications);
      house.published(publications);
    },
    locales: Object.keys(LOCALES),
    expandMatch: async () => null,
    log: {
      error: (failure: unknown) => {
        throw failure;
      },
    },
  });
  return house;
}

/** A source that delivers what it is told to. Asked for recovery, it has nothing to tell. */
function openSource() {
  let pass: (line: FeedLine) => Promise<void> = async () => {};
  const source: FeedSource = {
    start: async (to) => {
      pass = to;
    },
    stop: async () => {},
    recover: (product, _after, requestId) => {
      const t = Date.now();
      const xml = `<snapshot_complete product="${product}" timestamp="${t}" request_id="${requestId}"/>`;
      void pass({ t, rk: '-.-.-.snapshot_complete.-.-.-.-', xml });
    },
  };
  const deliver = ({ t, rk, body }: Message): Promise<void> => {
    const text = textOf(body);
    if (!text.ok) throw new Error(text.error);
    return pass({ t, rk, xml: text.value });
  };
  return { source, deliver };
}

/** The channels of the first `count` matches, by the numbers that the book has given them. */
export async function channelsOf({ database }: House, count: number): Promise<Map<number, string>> {
  const rows = await database.db.selectFrom('matches').select(['id', 'urn']).execute();
  const ids = new Map(rows.map(({ id, urn }) => [urn, id]));
  return new Map(
    Array.from({ length: count }, (_, match) => [match, `match:${ids.get(urnOf(match))}`]),
  );
}
