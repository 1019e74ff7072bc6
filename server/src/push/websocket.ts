import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { originRefused } from '../origin-refused';
import { callerAddress } from '../trusted-proxies';
import type { WebSocket } from 'ws';
import { DISCONNECT } from './codes';
import type { Disconnect } from './codes';
import type { Core } from './core';
import { originAllowed } from './origins';
import type { OriginOptions } from './origins';
import { Session } from './session';
import { goodbye } from './transport';
import type { Transport } from './transport';

export const WEBSOCKET_PATH = '/connection/websocket';

/** Answers upgrades at `/connection/websocket`; other paths are left to other listeners. */
export function attachWebSockets(core: Core, server: Server, options: OriginOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    // A longer message closes with 1009, which the client knows (SPEC §8).
    maxPayload: core.limits.messageBytes,
    perMessageDeflate: false,
    // Pongs to a client that does not read would pile up: they count as commands.
    autoPong: false,
    clientTracking: false,
    // JSON is the protocol without a name; another one must not be agreed to.
    handleProtocols: () => false,
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nobody else listens to this socket now: one that breaks would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== WEBSOCKET_PATH) {
      if (server.listenerCount('upgrade') === 1) turnAway(socket, '404 Not Found');
      return;
    }
    if (!originAllowed(request.headers, options)) {
      options.noteEvent?.(originRefused(request.headers.origin));
      return turnAway(socket, '403 Forbidden');
    }
    // Some clients send this header empty, which the parser behind would refuse.
    if (request.headers['sec-websocket-protocol']?.trim() === '') {
      delete request.headers['sec-websocket-protocol'];
    }
    const leavePlace = core.places.take(callerAddress(request, options.trust), 'websocket');
    if (!leavePlace) return turnAway(socket, '429 Too Many Requests');
    socket.once('close', leavePlace);
    sockets.handleUpgrade(request, socket, head, (opened) => serve(core, opened));
  };
  server.on('upgrade', upgrade);
  return () => server.off('upgrade', upgrade);
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function serve(core: Core, socket: WebSocket): void {
  const session = new Session(core, new WebSocketTransport(socket));
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) session.close(DISCONNECT.inappropriateProtocol);
    else session.receive(data.toString());
  });
  socket.on('ping', (data) => {
    if (session.allows(1)) socket.pong(data);
  });
  socket.on('close', () => session.ended());
  // An error is always followed by `close`, where the session ends.
  socket.on('error', () => undefined);
}

class WebSocketTransport implements Transport {
  readonly name = 'websocket';
  readonly emulated = false;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  framed(frame: Buffer): Buffer {
    return frame;
  }

  write(piece: Buffer, isLast: boolean, taken: () => void): void {
    this.#socket.send(piece, { binary: false, fin: isLast }, taken);
  }

  waiting(): number {
    return this.#socket.bufferedAmount;
  }

  close({ code, reason }: Disconnect): Promise<void> {
    const gone = goodbye(this.#socket, () => this.#socket.terminate());
    this.#socket.close(code, reason);
    return gone;
  }
}
