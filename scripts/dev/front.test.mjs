import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createFront } from './front.mjs';

const open = [];
afterEach(() => {
  for (const each of open.splice(0)) {
    each.close();
    each.closeAllConnections();
  }
});

async function listening(server) {
  open.push(server);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server.address().port;
}

/** A server behind a front; `ready` says whether it is there. */
async function fronted(answer, ready = async () => true) {
  const port = await listening(createServer(answer));
  const front = createFront({ port, ready, step: () => 'The server has ended' });
  return { front, address: `http://127.0.0.1:${await listening(front)}` };
}

test('what is not of Vite reaches the server as it came, with who called', async () => {
  const { address } = await fronted((request, response) => {
    const { method, url, headers } = request;
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      const { host, cookie } = headers;
      const called = headers['x-forwarded-for'];
      response.end(JSON.stringify({ method, url, host, cookie, called, body: String(parts) }));
    });
  });
  const sent = { method: 'POST', headers: { cookie: 'session=s' }, body: 'odds' };
  const answer = await fetch(`${address}/api/v1/bets?x=1`, sent);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/api/v1/bets?x=1',
    host: new URL(address).host,
    cookie: 'session=s',
    called: '127.0.0.1',
    body: 'odds',
  });
});

test('modules and flags are for Vite to answer', async () => {
  const { front, address } = await fronted((_request, response) => response.end('server'));
  front.vite = (_request, response) => response.end('vite');
  const asked = ['/_vite/src/a.tsx', '/sports/assets/flags/1/de.webp', '/assets/a.js'];
  const answers = asked.map(async (path) => (await fetch(address + path)).text());
  expect(await Promise.all(answers)).toEqual(['vite', 'vite', 'server']);
});

test('a request waits for a server that is on its way', async () => {
  let come;
  const coming = new Promise((done) => {
    come = done;
  });
  const { address } = await fronted(
    (_request, response) => response.end('new'),
    () => coming,
  );
  const asked = fetch(address);
  come(true);
  expect(await (await asked).text()).toBe('new');
});

test('where the server has ended, the page says so', async () => {
  const { address } = await fronted(
    () => {},
    async () => false,
  );
  const answer = await fetch(address);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('The server has ended');
});

test('a server that ends in the middle of a request does not end the front', async () => {
  const { address } = await fronted((request) => request.socket.destroy());
  expect((await fetch(address)).status).toBe(503);
  expect((await fetch(address)).status).toBe(503);
});

test('a socket reaches the server and speaks both ways', async () => {
  const { WebSocket, WebSocketServer } = await import('ws');
  const behind = createServer();
  const sockets = new WebSocketServer({ server: behind });
  sockets.on('connection', (socket, request) => {
    socket.on('message', () => socket.send(String(request.headers['x-forwarded-for'])));
  });
  const port = await listening(behind);
  const front = createFront({ port, ready: async () => true, step: () => '' });
  const socket = new WebSocket(`ws://127.0.0.1:${await listening(front)}/connection`);
  await new Promise((done) => socket.once('open', done));
  const heard = new Promise((done) =>
    socket.once('message', (said) => done(Buffer.from(said).toString())),
  );
  socket.send('who am I?');
  expect(await heard).toBe('127.0.0.1');
  socket.terminate();
});
