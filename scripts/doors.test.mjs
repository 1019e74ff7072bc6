import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { PortInUse, openDoors } from './doors.mjs';

/** A port that was free a moment ago. */
async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

test('while Touchline starts, a page says so, and at which step', async () => {
  const port = await freePort();
  let step = 'Installing <packages>';
  const close = await openDoors(() => step, [{ variable: 'PORT', port }]);
  const ask = () => fetch(`http://127.0.0.1:${port}/any/page`);
  const first = await ask();
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await first.text()).toMatch(/Touchline is starting[\s\S]*Installing &#60;packages&#62;/);
  step = 'Building';
  expect(await (await ask()).text()).toContain('Building');
  await close();
});

test('the ports are free the moment they are let go', async () => {
  const port = await freePort();
  const close = await openDoors(() => 'Building', [{ variable: 'PORT', port }]);
  await fetch(`http://127.0.0.1:${port}/`);
  await close();
  const server = createServer();
  const listening = new Promise((done, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', () => done('listening'));
  });
  await expect(listening).resolves.toBe('listening');
  await new Promise((done) => server.close(done));
});

test('a port in use is named, with the variable that changes it, and the other port is let go', async () => {
  const [free, taken] = [await freePort(), await freePort()];
  const holder = createServer();
  await new Promise((done) => holder.listen(taken, '127.0.0.1', done));
  const ports = [
    { variable: 'PORT', port: free },
    { variable: 'PLATFORM_PORT', port: taken },
  ];
  await expect(openDoors(() => '', ports)).rejects.toThrow(
    `Port ${taken} is in use. Choose another: PLATFORM_PORT=${taken + 10} npm start`,
  );
  await expect(openDoors(() => '', ports)).rejects.toBeInstanceOf(PortInUse);
  await expect(fetch(`http://127.0.0.1:${free}/`)).rejects.toThrow('fetch failed');
  await new Promise((done) => holder.close(done));
});
