import fastify from 'fastify';
import { expect, test } from 'vitest';
import { parseTrustedProxies, trustIn } from './trusted-proxies';

/** The address of a visitor, where `remote` has connected and `forwarded` came with the request. */
async function addressSeen(setting: string, remote: string, forwarded: string): Promise<string> {
  const proxies = parseTrustedProxies(setting);
  if (!proxies.ok) throw new Error(proxies.error);
  const app = fastify({ trustProxy: trustIn(proxies.value) });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', remoteAddress: remote, headers })).body;
}

test.each([
  ['a stranger is believed nothing', 'none', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy on this machine is believed', 'none', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a proxy is believed by its range', '10.0.0.0/8', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a proxy is believed by its address', '192.0.2.7', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
  ['its neighbour is not', '192.0.2.7', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
  [
    'what a visitor claims before the first proxy is not believed',
    '10.0.0.0/8',
    '10.1.2.3',
    '1.1.1.1, 198.51.100.1, 10.9.9.9',
    '198.51.100.1',
  ],
  ['one hop is one proxy', '1', '192.0.2.7', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two hops are two', '2', '192.0.2.7', '1.1.1.1, 198.51.100.1, 192.0.2.9', '198.51.100.1'],
  ['a range of IPv6', '2001:db8::/32', '2001:db8::1', '198.51.100.1', '198.51.100.1'],
])('%s', async (_rule, setting, remote, forwarded, expected) => {
  expect(await addressSeen(setting, remote, forwarded)).toBe(expected);
});

test.each(['0', '11', '10.0.0.0/33', 'proxy.example', '10.0.0.1,,10.0.0.2'])(
  'what is neither a number of hops nor a list of addresses is refused: %s',
  (setting) => expect(parseTrustedProxies(setting).ok).toBe(false),
);
