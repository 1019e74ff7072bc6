import type { FastifyInstance } from 'fastify';

/**
 * A `fetch` that reaches our own origins without a socket, as the visitor whose headers it carries.
 * Rendering a page asks the API through it, so that a page and a script see the same replies.
 */
export function inProcessFetch(
  apps: ReadonlyMap<string, FastifyInstance>,
  visitor: Record<string, string>,
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const app = apps.get(url.origin);
    if (!app) throw new Error(`rendering may only ask our own origins, not ${url.origin}`);
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: url.pathname + url.search,
      headers: { ...visitor, ...Object.fromEntries(new Headers(init?.headers)) },
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type']?.toString() ?? 'text/plain' },
    });
  };
}
