import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=300';

/**
 * GET /icons.svg (SPEC §7): our drawings in one file. Asked for by its version it never changes; without one, or by an
 * old one, it is kept for a few minutes.
 */
export function iconRoute(
  app: FastifyInstance,
  { svg, version }: { svg: string; version: string },
): void {
  const etag = `"${createHash('sha256').update(svg).digest('hex').slice(0, 20)}"`;
  app.get<{ Querystring: { v?: unknown } }>(
    '/icons.svg',
    { exposeHeadRoute: true },
    (request, response) => {
      const isThis = request.query.v === version;
      response.headers({
        etag,
        'cache-control': isThis ? FOR_GOOD : FOR_NOW,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (request.headers['if-none-match'] === etag) return response.code(304).send();
      return response.type('image/svg+xml').send(svg);
    },
  );
}
