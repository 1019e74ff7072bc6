import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import {
  type ByteOrder,
  createFrameReader,
  frameOf,
} from '../../../../server/src/feed/betconstruct/framing';
import { parseEnvelope } from '../../../../server/src/feed/betconstruct/parse';

/** What a command is answered with: objects, a result code, or null for no answer at all. */
export type Answers = Record<string, readonly unknown[] | number | null>;

/** A provider of one test's own: it speaks the documented protocol over a real socket. */
export type TcpDesk = Awaited<ReturnType<typeof openTcpDesk>>;

/** Opens one. Commands without an answer here are answered with no objects; HeartBeat never is, as documented. */
export async function openTcpDesk(byteOrder: ByteOrder, answers: Answers) {
  const commands: { readonly name: string; readonly text: string }[] = [];
  const sockets = new Set<Socket>();
  let last: Promise<void> = Promise.resolve();

  /** Frames go out one after the other, each in two pieces of which the first ends inside the length. */
  function send(socket: Socket, message: object): void {
    const frame = frameOf(JSON.stringify(message), byteOrder);
    last = last.then(async () => {
      socket.write(frame.subarray(0, 3));
      await nextTurn();
      socket.write(frame.subarray(3));
    });
  }

  function serve(socket: Socket, text: string): void {
    const parsed = parseEnvelope(text);
    const name = parsed.ok ? parsed.value.Command : 'unreadable';
    commands.push({ name, text });
    const answer = Object.hasOwn(answers, name) ? answers[name] : [];
    if (name === 'HeartBeat' || answer === null || answer === undefined) return;
    const told =
      typeof answer === 'number' ? refusalOf(answer) : { ResultCode: 0, Objects: answer };
    send(socket, { Command: name, ...told, SocketTime: '2026-11-28T12:00:00.0000000Z' });
  }

  const { close, ...open } = await listen(byteOrder, sockets, serve);

  return {
    ...open,
    answers,
    commands,
    /** Sends a message to whoever is connected. */
    push: (message: object) => {
      for (const socket of sockets) send(socket, message);
    },
    /** Sends bytes as they are. */
    pushBytes: (bytes: Buffer) => {
      last = last.then(() => {
        for (const socket of sockets) socket.write(bytes);
      });
    },
    /** Ends every connection in the middle of a message. */
    endWithin: (message: object) => {
      const frame = frameOf(JSON.stringify(message), byteOrder);
      last = last.then(() => {
        for (const socket of sockets) socket.end(frame.subarray(0, frame.length - 2));
      });
    },
    /** Breaks every connection. */
    drop: () => {
      for (const socket of sockets) socket.destroy();
    },
    close,
  };
}

/** Hands over every whole message of every connection. */
async function listen(
  byteOrder: ByteOrder,
  sockets: Set<Socket>,
  serve: (socket: Socket, text: string) => void,
) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    const frames = createFrameReader({ byteOrder });
    socket.on('data', (bytes) => {
      for (const text of frames.push(bytes).texts) serve(socket, text);
    });
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    door: { host: '127.0.0.1', port, isSecure: false, byteOrder },
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function refusalOf(code: number) {
  return { ResultCode: code, Error: { Key: `code ${code}`, Message: 'No.' }, Objects: [] };
}
