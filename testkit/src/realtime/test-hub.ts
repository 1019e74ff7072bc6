import type { AddressInfo, Socket } from 'node:net';
import { Centrifuge } from 'centrifuge';
import type { Options, Subscription } from 'centrifuge';
import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createHub } from '../../../server/src/push/hub';
import type { Hub, HubOptions } from '../../../server/src/push/hub';
import { pushRoutes } from '../../../server/src/push/routes';

export const SECRET = 'a secret of thirty-two bytes or more';

export interface TestHub extends Hub {
  port: number;
  http: string;
  ws: string;
  /** Cuts every connection without a word, as a network would. */
  cut(): void;
  stop(): Promise<void>;
}

/** A real hub on a real server; gone when the test is over. */
export async function aHub(options: Partial<HubOptions> = {}, port = 0): Promise<TestHub> {
  const hub = createHub({ secret: SECRET, ...options });
  const app = fastify({ forceCloseConnections: true });
  const origins = { allowedOrigins: ['https://friend.example'] };
  await pushRoutes(app, hub, origins);
  hub.attach(app.server, origins);
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => sockets.add(socket));
  await app.listen({ port, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port: bound } = app.server.address() as AddressInfo;
  return {
    ...hub,
    port: bound,
    http: `http://127.0.0.1:${bound}`,
    ws: `ws://127.0.0.1:${bound}/connection/websocket`,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    stop: () => app.close(),
  };
}

const QUICK: Partial<Options> = {
  websocket: WebSocket,
  minReconnectDelay: 20,
  maxReconnectDelay: 50,
  timeout: 2000,
};

/** The client from npm as it is; disconnected when the test is over. */
export function aClient(
  endpoint: ConstructorParameters<typeof Centrifuge>[0],
  options: Partial<Options> = {},
): Centrifuge {
  const client = new Centrifuge(endpoint, { ...QUICK, ...options });
  client.on('error', () => undefined);
  onTestFinished(() => client.disconnect());
  return client;
}

/** Resolves with the next event of that name. */
export function next<T = Record<string, unknown>>(
  emitter: { once(name: never, listener: (context: never) => void): unknown },
  name: string,
): Promise<T> {
  return new Promise((resolve) => {
    emitter.once(name as never, (context: T) => resolve(context));
  });
}

/** Everything the subscription receives, in order. */
export function received(subscription: Subscription): unknown[] {
  const all: unknown[] = [];
  subscription.on('publication', ({ data }) => void all.push(data));
  return all;
}

/** A client's whole conversation over a bare websocket. */
export async function aSocket(hub: TestHub) {
  const socket = new WebSocket(hub.ws);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => void frames.push(data.toString()));
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  await new Promise((resolve) => void socket.once('open', resolve));
  onTestFinished(() => socket.terminate());
  return { socket, frames, closed };
}

/** Waits so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
