import type { FastifyInstance } from 'fastify';

/** As much of `fetch` as rendering needs: a request by its address, an answer by its status and text. */
export type InProcessFetch = (
  address: string,
  init?: RequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

/**
 * A `fetch` that reaches our own origins without a socket, as the visitor whose headers it carries.
 * Rendering a page asks the API through it, so that a page and a script see the same replies.
 */
export function inProcessFetch(
  apps: ReadonlyMap<string, FastifyInstance>,
  visitor: Record<string, string>,
): InProcessFetch {
  return async (address, init) => {
    const url = new URL(address);
    const app = apps.get(url.origin);
    if (!app) throw new Error(`rendering may only ask our own origins, not ${url.origin}`);
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: url.pathname + url.search,
      headers: { ...visitor, ...Object.fromEntries(new Headers(init?.headers)) },
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    });
    const { statusCode: status, body } = answer;
    return { ok: status >= 200 && status < 300, status, text: () => Promise.resolve(body) };
  };
}
