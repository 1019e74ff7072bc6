import { isIPv6 } from 'node:net';
import { isLoopback } from './trusted-proxies';

/** How much of an IPv6 address names a household; the rest its devices choose as they like. */
const HOUSEHOLD = 4;

/**
 * What of a caller's address is counted where addresses are limited: of IPv6 the first 64 bits, which somebody has all
 * of. Null for this machine: behind a proxy that does not say who calls, it stands for everybody.
 */
export function countedAddress(ip: string): string | null {
  if (isLoopback(ip, 0)) return null;
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return countedAddress(mapped);
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return groups
    .slice(0, HOUSEHOLD)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
