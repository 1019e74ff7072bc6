import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** One connection of an attack: begun once the hub has let it in. */
interface Attempt {
  begun: Promise<unknown>;
  gone: Promise<unknown>;
  terminate(): void;
}

type Attack = (port: number) => Attempt;

/** Who does not read does not hear that it was cut. */
const STAYS_MS = 1000;
const SEND_EVERY_MS = 100;

const CONNECT = '{"id":1,"connect":{}}';
const SUBSCRIBE = '{"id":2,"subscribe":{"channel":"match:2","recover":true}}';
const HISTORY = Array.from({ length: 20 }, (_, n) =>
  JSON.stringify({ id: n + 3, history: { channel: 'match:2', limit: -1 } }),
).join('\n');

/** Sends on a websocket from when it is open, again and again where it is told to, and never reads. */
function overWebSocket(first: string | Buffer, again: (socket: WebSocket) => void): Attack {
  return (port) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/connection/websocket`);
    let timer: NodeJS.Timeout | undefined;
    const begun = new Promise<void>((resolve) => {
      socket.on('open', () => {
        if (first !== '') socket.send(first);
        socket.pause();
        timer = setInterval(() => again(socket), SEND_EVERY_MS);
        resolve();
      });
    });
    socket.on('error', () => undefined);
    const gone = new Promise<void>((resolve) => {
      socket.on('close', () => {
        clearInterval(timer);
        resolve();
      });
    });
    return { begun, gone, terminate: () => socket.terminate() };
  };
}

/** Opens a stream over HTTP whose first frame it reads, subscribes, asks for history, and reads no more. */
const overSse: Attack = (port) => {
  const socket = connect(port, '127.0.0.1');
  let timer: NodeJS.Timeout | undefined;
  const query = encodeURIComponent(CONNECT);
  socket.write(`GET /connection/sse?cf_connect=${query} HTTP/1.1\r\nHost: here\r\n\r\n`);
  let said = '';
  const begun = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      said += String(data);
      const [, session, node] = /"session":"([^"]+)","node":"([^"]+)"/.exec(said) ?? [];
      if (session === undefined || timer) return;
      socket.pause();
      const post = (text: string) =>
        fetch(`http://127.0.0.1:${port}/emulation`, {
          method: 'POST',
          body: JSON.stringify({ session, node, data: text }),
        }).catch(() => undefined);
      void post(SUBSCRIBE);
      timer = setInterval(() => void post(HISTORY), 2 * SEND_EVERY_MS);
      resolve();
    });
  });
  socket.on('error', () => undefined);
  const gone = new Promise<void>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  return { begun, gone, terminate: () => socket.destroy() };
};

let madeUp = 0;

function nonsense(): string {
  madeUp += 2;
  return [`match:${1000 + madeUp}`, `updates:x${madeUp}`]
    .map((channel, n) => JSON.stringify({ id: madeUp + n, subscribe: { channel } }))
    .join('\n');
}

/** Ways to cost the hub memory or time, and how many of 200 connections try each. */
export const ATTACKS: readonly (readonly [attack: Attack, count: number])[] = [
  [overWebSocket(`${CONNECT}\n${SUBSCRIBE}`, (socket) => socket.send(HISTORY)), 90],
  [overSse, 50],
  // Says nothing.
  [overWebSocket('', () => undefined), 12],
  // Follows what is not there.
  [overWebSocket(CONNECT, (socket) => socket.send(nonsense())), 12],
  [overWebSocket('{"id":1,"conn', () => undefined), 12],
  [overWebSocket(CONNECT, (socket) => socket.ping('x'.repeat(120))), 12],
  [
    overWebSocket(CONNECT, (socket) =>
      socket.send(JSON.stringify({ id: 9, publish: 'x'.repeat(60_000) })),
    ),
    12,
  ],
];

/** Starts an attack, which comes back with new connections until it is stopped. */
export function startAttack(attack: Attack, port: number): { times(): number; stop(): void } {
  let isOver = false;
  let times = 0;
  let current = attack(port);
  const comeBack = async () => {
    for (;;) {
      await Promise.race([current.begun, current.gone]);
      times += 1;
      await pause(STAYS_MS * (0.5 + Math.random()), null, { ref: false });
      current.terminate();
      await current.gone;
      if (isOver) return;
      current = attack(port);
    }
  };
  void comeBack();
  return {
    times: () => times,
    stop: () => {
      isOver = true;
      current.terminate();
    },
  };
}

/** A client that follows two channels and notes what it hears of each. */
export interface Honest {
  heard: Map<string, number[]>;
  wasCut(): boolean;
  ready: Promise<unknown>;
  stop(): void;
}

/** Connects one. */
export function startHonest(port: number): Honest {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/connection/websocket`);
  const heard = new Map<string, number[]>([
    ['updates:en', []],
    ['match:1', []],
  ]);
  let wasCut = false;
  socket.on('open', () =>
    socket.send(
      [CONNECT, ...[...heard.keys()].map((channel, n) => subscribe(n + 2, channel))].join('\n'),
    ),
  );
  socket.on('close', () => (wasCut = true));
  const ready = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === '{}') return socket.send('{}');
      if (text.includes('"id":3,"subscribe"')) resolve();
      for (const [, channel = '', n] of text.matchAll(PUBLISHED)) {
        heard.get(channel)?.push(Number(n));
      }
    });
  });
  return { heard, wasCut: () => wasCut, ready, stop: () => socket.terminate() };
}

const PUBLISHED = /"channel":"([^"]+)","pub":\{"data":\{"n":(\d+)/g;

function subscribe(id: number, channel: string): string {
  return JSON.stringify({ id, subscribe: { channel } });
}
