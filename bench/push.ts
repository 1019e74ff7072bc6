import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { createHub } from '../server/src/push/hub';

/**
 * What the hub costs: processor time to send the same bytes, over the bare minimum of one prepared
 * buffer given to each websocket. Clients are real, and run in a process of their own.
 */
const CLIENTS = 500;
const TICKS = 30;
const WARM_UP_TICKS = 10;
const ROUNDS = 3;
const TICK_MS = 100;
const CHANGES_PER_TICK = 50;
const GOAL = 1.5;
const CHANNEL = 'updates:en';

if (process.argv[2] === 'listen') await listen(process.argv[3] ?? '');
else await compare();

async function compare(): Promise<void> {
  const rounds: { bare: number; hub: number }[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    rounds.push({ bare: await measure(bareServer), hub: await measure(hubServer) });
  }
  // The best of each: whatever else the machine does only ever adds.
  const bare = Math.min(...rounds.map((each) => each.bare));
  const hub = Math.min(...rounds.map((each) => each.hub));
  const ratio = Number((hub / bare).toFixed(2));
  const figures = { clients: CLIENTS, ticks: TICKS, changesPerTick: CHANGES_PER_TICK };
  const cpu = { hubMs: Math.round(hub), bareMs: Math.round(bare) };
  const ok = ratio <= GOAL;
  console.log(JSON.stringify({ bench: 'push', ...figures, ...cpu, ratio, goal: GOAL, ok }));
  process.exit(ok ? 0 : 1);
}

interface Sender {
  tick(): void;
  clients(): number;
  /** Frames sent so far, to show that the work was done. */
  sent(): number;
}

/** Processor time, in milliseconds, that a sender takes for all its ticks. */
async function measure(make: (server: Server) => Sender): Promise<number> {
  const server = createServer();
  const sender = make(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/connection/websocket`;
  const clients = spawn(process.execPath, [process.argv[1] ?? '', 'listen', url]);
  while (sender.clients() < CLIENTS) await pause(50);
  await run(sender, WARM_UP_TICKS);
  const before = process.cpuUsage();
  await run(sender, TICKS);
  const { user, system } = process.cpuUsage(before);
  if (sender.sent() < CLIENTS * TICKS) throw new Error(`only ${sender.sent()} frames were sent`);
  clients.kill();
  server.closeAllConnections();
  server.close();
  return (user + system) / 1000;
}

async function run(sender: Sender, ticks: number): Promise<void> {
  for (let n = 0; n < ticks; n += 1) {
    sender.tick();
    await pause(TICK_MS + 5);
  }
}

function hubServer(server: Server): Sender {
  const hub = createHub({ secret: 'only for this benchmark, and long enough' });
  hub.attach(server, { allowedOrigins: [] });
  return {
    tick: () => {
      const entries = changes().map((data) => ({ channel: CHANNEL, data }));
      void hub.realtime.publishMany(entries);
    },
    clients: () => hub.metrics().clients,
    sent: () => hub.metrics().frames,
  };
}

/** The same bytes, prepared once. */
function bareServer(server: Server): Sender {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const lines = changes().map((data, offset) =>
    JSON.stringify({ push: { channel: CHANNEL, pub: { data, offset } } }),
  );
  const frame = Buffer.from(lines.join('\n'));
  let sent = 0;
  return {
    tick: () => {
      for (const socket of sockets.clients) socket.send(frame, { binary: false });
      sent += sockets.clients.size;
    },
    clients: () => sockets.clients.size,
    sent: () => sent,
  };
}

/** One tick of a live page: a market of each of so many matches. */
function changes(): object[] {
  return Array.from({ length: CHANGES_PER_TICK }, (_, n) => ({
    event_name: 'markets_changed',
    message: {
      match_id: 9000 + n,
      version: 1,
      markets: [{ id: 1, specifier: '', status: 1, most_balanced: true, outcomes: outcomes(n) }],
    },
  }));
}

function outcomes(n: number): object[] {
  return ['1', '2', '3'].map((id) => ({ id, active: true, odds: 1500 + n }));
}

async function listen(url: string): Promise<void> {
  for (let n = 0; n < CLIENTS; n += 1) {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await new Promise((opened) => void socket.once('open', opened));
    const subscribe = JSON.stringify({ id: 2, subscribe: { channel: CHANNEL } });
    socket.send(`{"id":1,"connect":{}}\n${subscribe}`);
  }
}
