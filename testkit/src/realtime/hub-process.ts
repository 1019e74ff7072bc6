import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createHub } from '../../../server/src/push/hub';
import { pushRoutes } from '../../../server/src/push/routes';

/** A hub in a process of its own, whose memory can be measured. It publishes until it is told to stop. */
const PUBLISH_EVERY_MS = 50;
const MATCHES = 50;
const PADDING = 'x'.repeat(1000);

/** What the process is asked, and what it answers. */
export type Asked = 'start' | 'stop' | 'memory';
export type Told = { port: number } | { published: number } | { megabytes: number };

const hub = createHub({
  secret: 'a secret of thirty-two bytes or more',
  connectionsPerAddress: 1000,
  subjects: {
    locales: () => ['en'],
    findMatches: async (ids) => new Set(ids.filter((id) => id <= MATCHES)),
  },
});
const app = fastify({ forceCloseConnections: true });
const origins = { allowedOrigins: ['*'] };
await pushRoutes(app, hub, origins);
hub.attach(app.server, origins);
await app.listen({ port: 0, host: '127.0.0.1' });
await hub.realtime.publishMany(
  Array.from({ length: 300 }, () => ({ channel: 'match:2', data: PADDING.repeat(20) })),
);
const tell = (told: Told) => process.send?.(told);
let published = 0;
let timer: NodeJS.Timeout | undefined;
let highest = 0;
setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20);
process.on('message', (asked: Asked) => {
  if (asked === 'start') timer = setInterval(publish, PUBLISH_EVERY_MS);
  if (asked === 'stop') {
    clearInterval(timer);
    tell({ published });
  }
  if (asked === 'memory') {
    tell({ megabytes: highest / 1024 / 1024 });
    globalThis.gc?.();
    highest = process.memoryUsage().rss;
  }
});
process.on('disconnect', () => process.exit());
tell({ port: (app.server.address() as AddressInfo).port });

function publish(): void {
  published += 1;
  const data = { n: published, padding: PADDING };
  void hub.realtime.publishMany([
    { channel: 'updates:en', data },
    { channel: 'match:1', data },
  ]);
}
