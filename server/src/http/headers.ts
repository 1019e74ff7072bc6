import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A page shrinks to a twelfth in a millisecond; higher qualities take several times as long for little. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 3;

/**
 * What every reply carries: it is what its type says, and tells other sites no more than our origin.
 * Texts are compressed; streams of the realtime hub are written past this.
 */
export async function replyHeaders(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (_request, response, done) => {
    response.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    done();
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}

/**
 * Where a page of ours may get anything from: itself, the platform with its payment widget, and the calls of the
 * sportsbook. A sportsbook is often part of a host page (SPEC §1): where the host pages are known nobody else may frame
 * it. Where they are not that is left open: a frame on another site has no session but one that was begun in it.
 */
export function pagePolicy(
  platformOrigin: string,
  sportsbookOrigin: string,
  hostOrigins: readonly string[] = [],
): string {
  const hosts = hostOrigins.filter((each) => each !== platformOrigin);
  const isClosed = hosts.length > 0 && !hosts.includes('*');
  const framedBy = ["'self'", platformOrigin, sportsbookOrigin, ...hosts].join(' ');
  return [
    ...(isClosed ? [`frame-ancestors ${framedBy}`] : []),
    "default-src 'self'",
    `script-src 'self' ${platformOrigin}`,
    // Overlays hold the page behind them still with a style of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${platformOrigin} ${sportsbookOrigin}`,
    `frame-src 'self' ${platformOrigin} ${sportsbookOrigin}`,
    `form-action 'self' ${platformOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
