import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

interface BoundedLookup {
  /** Throws where a name may not be looked up, or may not lead there. Called without addresses before anybody is asked. */
  check: (hostname: string, addresses: readonly string[]) => void;
  /** Which servers are asked; those of the system unless told otherwise. */
  servers?: readonly string[];
}

const LOOKUP_MS = 2000;
const ATTEMPT_MS = 900;
const MOST_AT_ONCE = 64;

/**
 * Looks up names that strangers chose. The system would do so in threads that all lookups and files share, where a few
 * names that never resolve hold up everybody: this asks over sockets, for so many names at once and so long.
 */
export function boundedLookup({ check, servers }: BoundedLookup): LookupFunction {
  let underWay = 0;
  const find = async (hostname: string, family: number) => {
    check(hostname, []);
    if (underWay >= MOST_AT_ONCE) throw new Error('too many names are being looked up');
    underWay += 1;
    const addresses = await resolve(hostname, family, servers).finally(() => (underWay -= 1));
    check(hostname, addresses);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  return (hostname, options, done) => {
    const family = options.family === 4 || options.family === 6 ? options.family : 0;
    find(hostname, family).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || !first) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
}

/** All addresses of a name that are found in time. */
async function resolve(
  hostname: string,
  family: number,
  servers?: readonly string[],
): Promise<string[]> {
  const resolver = new Resolver({ timeout: ATTEMPT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), LOOKUP_MS);
  const [v4, v6] = await Promise.allSettled([
    family === 6 ? [] : resolver.resolve4(hostname),
    family === 4 ? [] : resolver.resolve6(hostname),
  ]);
  clearTimeout(timer);
  const found = [v4, v6].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  if (found.length > 0) return found;
  throw v4.status === 'rejected' ? v4.reason : new Error(`${hostname} has no address`);
}
