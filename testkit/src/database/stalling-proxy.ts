import { createConnection, createServer, type Socket } from 'node:net';

/** Stands between a client and a server on this machine, and can stop passing anything on, as a stopped server does. */
export interface StallingProxy {
  port: number;
  /** Connections stay open and new ones are accepted; nothing is answered. */
  stall(): void;
  /** Passes on again, with all that was sent meanwhile. */
  resume(): void;
  /** Closes every connection, as a server does that ends. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens one on a free port, before a TCP port or the path of a Unix socket. */
export async function stallingProxy(target: number | string): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const behind = typeof target === 'string' ? createConnection(target) : createConnection(target);
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      hold(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => to.destroy());
      if (isStalled) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
