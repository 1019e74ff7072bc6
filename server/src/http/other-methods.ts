import type { ErrorReply } from '@touchline/wire/errors';
import type { FastifyInstance } from 'fastify';

/** An address by its parts; null for one that stands for anything. */
interface Known {
  parts: readonly (string | null)[];
  methods: Set<string>;
}

/**
 * A method that an address does not have is a 405 with what it has in `Allow` (RFC 9110 §15.5.6), not an address that is
 * not there, nor a page. Call it before routes are declared. Asking first what another site may do (OPTIONS) is left to
 * the rules for other origins.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method }) => {
    // What stands for any address, as pages do, says nothing of one.
    if (url.includes('*')) return;
    const { methods } = known.get(url) ?? { methods: new Set<string>() };
    for (const each of [method].flat()) methods.add(each);
    known.set(url, { parts: partsOf(url), methods });
  });
  app.addHook('onRequest', (request, response, done) => {
    const { is404, method, routeOptions } = request;
    if (method === 'OPTIONS' || !(is404 || routeOptions.url?.includes('*'))) return done();
    const [address = ''] = request.url.split('?');
    const asked = address.split('/');
    const allowed = [...known.values()]
      .filter(({ parts }) => isAt(parts, asked))
      .flatMap(({ methods }) => [...methods]);
    if (allowed.length === 0 || allowed.includes(method)) return done();
    const names = [...new Set(allowed)].toSorted().join(', ');
    const body: ErrorReply = {
      error: { code: 'method_not_allowed', message: `${address} takes ${names}` },
    };
    return void response.code(405).header('allow', names).send(body);
  });
}

function partsOf(url: string): Known['parts'] {
  return url.split('/').map((part) => (part.includes(':') ? null : part));
}

function isAt(parts: Known['parts'], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, at) => (part === null ? asked[at] !== '' : part === asked[at]))
  );
}
