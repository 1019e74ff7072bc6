import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress, PrivateAddress, PUBLIC_NETWORK, publicFaultOf } from './public-network';

test.each([
  'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QOx3',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
  'https://[2606:4700::1111]/push',
])('an endpoint of the internet may be named: %s', (endpoint) => {
  expect(publicFaultOf(endpoint)).toBeNull();
});

test.each([
  ['http://fcm.googleapis.com/fcm/send/x', 'is no https address'],
  ['nonsense', 'is no https address'],
  ['file:///etc/passwd', 'is no https address'],
  ['https://user:secret@push.example.org/', 'holds a password'],
  ['https://push.example.org:5432/', 'names a port'],
  ['https://localhost/', 'is a private address'],
  ['https://db.localhost./', 'is a private address'],
  ['https://postgres/', 'is a private address'],
  ['https://127.0.0.1/', 'is a private address'],
  ['https://0x7f.1/', 'is a private address'],
  ['https://2130706433/', 'is a private address'],
  ['https://169.254.169.254/latest/meta-data', 'is a private address'],
  ['https://[::1]/', 'is a private address'],
  ['https://[::ffff:10.0.0.1]/', 'is a private address'],
])('an endpoint of another kind is refused: %s', (endpoint, fault) => {
  expect(publicFaultOf(endpoint)).toBe(fault);
});

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2a00:1450:4001::5e', true],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['push.example.org', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

let asked = 0;
const server = createServer((_asked, answer) => {
  asked += 1;
  answer.end();
});
server.on('connection', () => (asked += 1));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a name that leads into our own network is not connected to', async () => {
  const { port } = server.address() as AddressInfo;
  const failed = await new Promise((resolve) => {
    const request = PUBLIC_NETWORK.request(`https://localhost:${port}/`, {}, resolve);
    request.on('error', resolve);
    request.end();
  });
  expect(failed).toBeInstanceOf(PrivateAddress);
  expect(asked).toBe(0);
});
