import { ok, refused, type Result } from '@touchline/domain/result';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { type ByteOrder, createFrameReader, frameOf } from './framing';

/**
 * One connection to the provider.
 *
 * Documented (OddsFeed, TCP socket, "Access Method"): a plain TCP socket, an address for tests on port 8077, at most four
 * connections, from listed addresses only.
 *
 * Not public: the address for production, and whether one takes TLS. Both are the operator's to say.
 */
export interface Door {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly byteOrder: ByteOrder;
  /** The longest message that is taken, in bytes. */
  readonly mostBytes?: number;
}

export interface Connection {
  send(text: string): void;
  /** Ends it at once. */
  close(reason: string): void;
  /** Takes nothing in until `resume`, so that the provider has to wait. */
  pause(): void;
  resume(): void;
}

interface Hooks {
  /** Bytes came, a whole message or not. */
  heard(): void;
  message(text: string): void;
  /** Called once, with why it is gone. */
  closed(reason: string): void;
}

const STOPPED = 'it was stopped';

/** Opens a connection, and closes it when `signal` says so; refused with the reason where there is none within `patience` ms. */
export async function openConnection(
  door: Door,
  hooks: Hooks,
  patience: number,
  signal: AbortSignal,
): Promise<Result<Connection, string>> {
  const socket = await socketTo(door, patience, signal);
  if (!socket.ok) return socket;
  const connection = speaking(socket.value, door, hooks);
  signal.addEventListener('abort', () => connection.close(STOPPED), { once: true });
  return ok(connection);
}

function speaking(socket: Socket, door: Door, hooks: Hooks): Connection {
  const frames = createFrameReader(door);
  let reason: string | null = null;
  const close = (why: string) => {
    reason ??= why;
    socket.destroy();
  };
  socket.on('data', (bytes: Buffer) => {
    hooks.heard();
    const { texts, fault } = frames.push(bytes);
    for (const text of texts) if (reason === null) hooks.message(text);
    if (fault !== null) close(fault);
  });
  socket.on('error', (error) => close(error.message));
  socket.on('end', () => close(frames.end() ?? 'the provider closed the connection'));
  socket.on('close', () => hooks.closed(reason ?? 'the connection is gone'));
  return {
    send: (text) => void socket.write(frameOf(text, door.byteOrder)),
    close,
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
  };
}

function socketTo(
  { host, port, isSecure }: Door,
  patience: number,
  signal: AbortSignal,
): Promise<Result<Socket, string>> {
  return new Promise((resolve) => {
    const socket = isSecure
      ? connectSecurely({ host, port, servername: host })
      : connectPlain({ host, port });
    const give = (result: Result<Socket, string>) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      socket.removeAllListeners('error');
      if (!result.ok) {
        socket.on('error', () => {});
        socket.destroy();
      }
      resolve(result);
    };
    const stop = () => give(refused(STOPPED));
    const timer = setTimeout(() => give(refused(`no answer within ${patience} ms`)), patience);
    socket.once('error', (error: Error) => give(refused(error.message)));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    socket.once(isSecure ? 'secureConnect' : 'connect', () => give(ok(socket)));
  });
}
