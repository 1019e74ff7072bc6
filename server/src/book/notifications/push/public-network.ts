import { type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { boundedLookup } from './bounded-lookup';

/**
 * How endpoints that players name are reached. A player may name any address, so that what belongs to our own network
 * has to be kept from them.
 */
export interface PushNetwork {
  /** What is wrong with an endpoint; null when it may be sent to. */
  faultOf: (endpoint: string) => string | null;
  request: (
    endpoint: string,
    options: RequestOptions,
    answered: (answer: IncomingMessage) => void,
  ) => ClientRequest;
}

const PRIVATE_V4 = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
];
/** Within 2000::/3, which is all of IPv6 that is public: what is reserved, and what hides an address of IPv4. */
const PRIVATE_V6 = ['2001::/23 2001:db8::/32 2002::/16 3fff::/20'];

const privateAddresses = blockList(PRIVATE_V4, 'ipv4', blockList(PRIVATE_V6, 'ipv6'));
const publicV6 = blockList(['2000::/3'], 'ipv6');

function blockList(
  lines: readonly string[],
  family: 'ipv4' | 'ipv6',
  list = new BlockList(),
): BlockList {
  for (const range of lines.flatMap((line) => line.split(' '))) {
    const [address = '', prefix] = range.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether an address is one of the internet's, and not of a private or special network (RFC 6890). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || privateAddresses.check(address, family)) return false;
  return family === 'ipv4' || publicV6.check(address, 'ipv6');
}

/** What is wrong with an endpoint as it is written: it has to be https, at the usual port of a public machine. */
export function publicFaultOf(endpoint: string): string | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url?.protocol !== 'https:') return 'is no https address';
  if (url.username || url.password) return 'holds a password';
  if (url.port) return 'names a port';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'is a private address';
  return isPublicName(host) ? null : 'is a private address';
}

function isPublicName(host: string): boolean {
  return host.includes('.') && !/(^|\.)localhost\.?$/.test(host);
}

/** A name that leads into a private network. */
export class PrivateAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} is a private address`);
    this.name = 'PrivateAddress';
  }
}

/** Looks up names, but none that lead into a private network, whatever they led to before. */
const lookup = boundedLookup({
  check: (hostname, addresses) => {
    if (!isPublicName(hostname) || !addresses.every(isPublicAddress)) {
      throw new PrivateAddress(hostname);
    }
  },
});

const agent = new Agent({ keepAlive: true, timeout: 30_000, lookup });

/** The internet, without our own network. */
export const PUBLIC_NETWORK: PushNetwork = {
  faultOf: publicFaultOf,
  request: (endpoint, options, answered) => request(endpoint, { ...options, agent }, answered),
};
