import type { IncomingMessage } from 'node:http';
import proxyAddr, { compile } from '@fastify/proxy-addr';
import { ok, refused, type Result } from '@touchline/domain/result';

/** Whose word on a visitor's address counts: proxies by their addresses and ranges, or so many hops before us. */
export type TrustedProxies =
  | { readonly kind: 'addresses'; readonly addresses: readonly string[] }
  | { readonly kind: 'hops'; readonly hops: number };

/** Whether the `hop`th address before us is a proxy of ours; 0 is who has connected. */
export type Trust = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;
/** Whether an address is one of this machine. */
export const isLoopback: Trust = compile('loopback');

/** Reads `TRUSTED_PROXIES`: `none`, a number of hops, or addresses and ranges such as `10.0.0.0/8,192.0.2.7`. */
export function parseTrustedProxies(text: string): Result<TrustedProxies, string> {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) {
    const hops = Number(trimmed);
    return hops >= 1 && hops <= MAX_HOPS
      ? ok({ kind: 'hops', hops })
      : refused(`is no number of hops from 1 to ${MAX_HOPS}`);
  }
  if (trimmed === 'none') return ok({ kind: 'addresses', addresses: [] });
  const addresses = trimmed.split(',').map((each) => each.trim());
  try {
    compile(addresses);
  } catch {
    return refused('is a number of hops, or addresses and ranges such as 10.0.0.0/8,192.0.2.7');
  }
  return ok({ kind: 'addresses', addresses });
}

/** The address of whoever made a request that no Fastify has looked at. */
export function callerAddress(request: IncomingMessage, trust: Trust = isLoopback): string {
  // A connection that has ended meanwhile has no address.
  return request.socket.remoteAddress === undefined ? '' : proxyAddr(request, trust);
}

/** This machine is trusted too: pages ask for data over it, on behalf of their visitor. */
export function trustIn(proxies: TrustedProxies): Trust {
  if (proxies.kind === 'hops') return (_address, hop) => hop < proxies.hops;
  const isProxy = compile([...proxies.addresses]);
  return (address, hop) => isLoopback(address, hop) || isProxy(address, hop);
}
