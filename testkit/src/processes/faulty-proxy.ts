import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';

/** How often answers go wrong: one in so many fails, one in so many never comes. */
export interface Faults {
  failsEach: number;
  silentEach: number;
}

/** A proxy between a browser and servers of this machine, which loses what they answer. */
export interface FaultyProxy {
  /** What a browser is given as its proxy. */
  address: string;
  /** How many answers have come by, and what became of them. */
  counts: { answers: number; failed: number; silent: number };
  close(): Promise<void>;
}

type Fate = 'comes' | 'fails' | 'breaks' | 'silent';

/**
 * Every request reaches its server; by turns its answer comes, is replaced by a 502, breaks off, or never comes. So
 * whatever a server has done stays done, and whoever asked does not know.
 */
export async function faultyProxy({ failsEach, silentEach }: Faults): Promise<FaultyProxy> {
  const counts = { answers: 0, failed: 0, silent: 0 };
  const sockets = new Set<Duplex>();
  const nextFate = (): Fate => {
    counts.answers += 1;
    if (counts.answers % silentEach === 0) {
      counts.silent += 1;
      return 'silent';
    }
    if (counts.answers % failsEach !== 0) return 'comes';
    counts.failed += 1;
    return counts.failed % 2 === 0 ? 'breaks' : 'fails';
  };
  const server = createServer((asked, reply) => forward(asked, reply, nextFate));
  server.on('connection', (socket: Duplex) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.on('connect', (asked: IncomingMessage, socket: Duplex) =>
    tunnel(asked, socket, nextFate()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser names the whole address of what it asks a proxy for. */
function forward(asked: IncomingMessage, reply: ServerResponse, nextFate: () => Fate): void {
  const { method, headers, url = '' } = asked;
  const onward = request(url, { method, headers }, (answer) => {
    const fate = nextFate();
    if (fate === 'comes') {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      return;
    }
    answer.resume();
    if (fate === 'fails') reply.writeHead(502, { 'content-type': 'text/html' }).end('Bad gateway');
    if (fate === 'breaks') reply.destroy();
  });
  onward.on('error', () => reply.destroy());
  reply.on('close', () => onward.destroy());
  asked.pipe(onward);
}

/** A WebSocket goes through a tunnel, whose opening is the answer. */
function tunnel({ url = '' }: IncomingMessage, socket: Duplex, fate: Fate): void {
  if (fate === 'silent') return;
  if (fate !== 'comes') {
    socket.destroy();
    return;
  }
  const { hostname, port } = new URL(`http://${url}`);
  const onward = connect(Number(port), hostname, () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  onward.on('close', () => socket.destroy());
  socket.on('close', () => onward.destroy());
}
