import { type ChildProcess, spawn } from 'node:child_process';
import { WebSocket } from 'ws';

/** A visitor in a process of its own, who counts what comes. */
export interface Listener {
  /** Publications that have come so far. */
  heard(): Promise<number>;
  end(): void;
}

/** Starts the process and resolves when it is subscribed to every channel. */
export async function startListener(url: string, channels: readonly string[]): Promise<Listener> {
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'listen', url, ...channels], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  await answer(child);
  return {
    heard: () => {
      child.send('how many');
      return answer(child);
    },
    end: () => void child.kill(),
  };
}

function answer(child: ChildProcess): Promise<number> {
  return new Promise((heard, failed) => {
    child.once('message', (count: number) => heard(count));
    child.once('exit', (code) => failed(new Error(`the listener ended with ${code}`)));
  });
}

/** What runs in that process. */
export function listen([url = '', ...channels]: readonly string[]): void {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  let [publications, subscribed] = [0, 0];
  socket.on('open', () => {
    const commands = channels.map((channel, n) => ({ id: n + 2, subscribe: { channel } }));
    socket.send(
      [{ id: 1, connect: {} }, ...commands].map((each) => JSON.stringify(each)).join('\n'),
    );
  });
  socket.on('message', (frame: Buffer) => {
    for (const line of frame.toString().split('\n')) {
      if (line === '{}') socket.send('{}');
      else if (line.startsWith('{"push"')) publications += 1;
      else if (line.includes('"subscribe"')) subscribed += 1;
    }
    if (subscribed === channels.length) {
      subscribed += 1;
      process.send?.(publications);
    }
  });
  socket.on('close', () => process.exit(1));
  process.on('message', () => process.send?.(publications));
}
