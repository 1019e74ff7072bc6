import { createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import { waitingPage } from '../waiting-page.mjs';

/** What Vite answers lies below this path, on both origins. */
export const VITE_BASE = '/_vite/';
const OF_VITE = /^\/_vite\/|\/assets\/flags\//;

/**
 * Stands where browsers look for an origin: gives Vite what is Vite's, and all else to the server behind it at `port`, as
 * a proxy of an operator would. While that starts anew requests wait for it; `ready` answers false when there is none,
 * and then the page says `step`.
 */
export function createFront({ port, ready, step }) {
  const front = createServer((incoming, outgoing) => {
    if (OF_VITE.test(incoming.url)) {
      return front.vite(incoming, outgoing, () => outgoing.writeHead(404).end());
    }
    void pass(incoming, outgoing);
  });
  front.vite = (_incoming, outgoing) => sayStep(outgoing, step());
  front.on('upgrade', (incoming, socket, head) => {
    if (!isOfVite(incoming)) void passSocket(incoming, socket, head);
  });

  async function pass(incoming, outgoing) {
    if (!(await ready())) return sayStep(outgoing, step());
    const passed = ask({
      host: '127.0.0.1',
      port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, 'x-forwarded-for': callersOf(incoming) },
    });
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode, answer.rawHeaders);
      answer.on('error', () => outgoing.destroy()).pipe(outgoing);
    });
    // The server has ended in the middle of it.
    passed.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : sayStep(outgoing, step()),
    );
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }

  async function passSocket(incoming, socket, head) {
    socket.on('error', () => {});
    if (!(await ready())) return socket.destroy();
    const passed = connect(port, '127.0.0.1', () => {
      passed.write(socketRequest(incoming));
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on('error', () => socket.destroy());
    passed.on('close', () => socket.destroy());
    socket.on('close', () => passed.destroy());
  }
  return front;
}

/** Whether a socket is wanted that is Vite's own: its protocol says so. */
export function isOfVite({ headers }) {
  return (headers['sec-websocket-protocol'] ?? '').startsWith('vite-');
}

function sayStep(outgoing, step) {
  outgoing.writeHead(503, {
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-touchline': 'starting',
    'content-type': 'text/html; charset=utf-8',
  });
  outgoing.end(waitingPage(step));
}

/** Who called, the nearest last. */
export function callersOf({ headers, socket }) {
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}

/** The head of a request for a socket, as it came, with who called. */
export function socketRequest(incoming) {
  const { method, url, rawHeaders } = incoming;
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at].toLowerCase() === 'x-forwarded-for') continue;
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  return [...lines, `X-Forwarded-For: ${callersOf(incoming)}`, '', ''].join('\r\n');
}
