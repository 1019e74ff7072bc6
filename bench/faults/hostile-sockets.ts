import { WebSocket } from 'ws';

const SOCKETS = 200;
const ASK_EVERY_MS = 50;
const ASKS_AT_ONCE = 20;

/** Opens sockets that ask for history again and again and never read what is answered; what it returns ends them. */
export function openHostileSockets(sportsbook: string, channels: readonly string[]): () => void {
  const url = `${sportsbook.replace(/^http/, 'ws')}/connection/websocket`;
  const sockets = Array.from({ length: SOCKETS }, (_, n) => hostileSocket(url, channels, n));
  return () => {
    for (const end of sockets) end();
  };
}

function hostileSocket(url: string, channels: readonly string[], n: number): () => void {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  let id = 1;
  let asking: NodeJS.Timeout | undefined;
  socket.on('open', () => {
    const joins = channels.map((channel) => ({ id: (id += 1), subscribe: { channel } }));
    socket.send([{ id: 1, connect: {} }, ...joins].map((each) => JSON.stringify(each)).join('\n'));
    // Half of them never read; the others read, so that their questions keep being answered.
    if (n % 2 === 0) socket.pause();
    asking = setInterval(() => {
      for (let ask = 0; ask < ASKS_AT_ONCE; ask += 1) {
        const channel = channels[ask % channels.length];
        socket.send(JSON.stringify({ id: (id += 1), history: { channel, limit: -1 } }));
      }
    }, ASK_EVERY_MS);
  });
  const end = () => {
    clearInterval(asking);
    socket.terminate();
  };
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(asking));
  return end;
}
