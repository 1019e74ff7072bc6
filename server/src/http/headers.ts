import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import {
  integrationSources,
  pictureOrigins,
  type Sources,
  streamOrigins,
} from '@touchline/wire/integrations';
import type { SiteConfig } from '@touchline/wire/site-config';
import type { FastifyInstance } from 'fastify';
import { inlineHash } from '../player/own-page';

/** A page shrinks to a twelfth in a millisecond; higher qualities take several times as long for little. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 3;

/** Browsers that came once over HTTPS come no other way for so long. Other hosts below ours are left to themselves. */
const YEAR_SECONDS = 31_536_000;

/**
 * What every reply carries: it is what its type says, and tells other sites no more than our origin; over HTTPS, that
 * there is no other way.
 * Texts are compressed; streams of the realtime hub are written past this.
 */
export async function replyHeaders(app: FastifyInstance, origin?: string): Promise<void> {
  const isSecure = origin?.startsWith('https:') ?? false;
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
  app.addHook('onRequest', (_request, response, done) => {
    response.headers(headers);
    done();
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}

/** Whose page it is, and what else belongs to it. */
export interface PageOrigins {
  platformOrigin: string;
  sportsbookOrigin: string;
  /** Pages that may stand around ours; `*` is any. */
  hostOrigins?: readonly string[];
}

/**
 * Where a page of ours may get anything from: itself, the platform with its payment widget, the calls of the
 * sportsbook, and exactly the hosts of what the site brings along by its configuration. A sportsbook is often part of a
 * host page (SPEC §1): where the host pages are known nobody else may frame it. Where they are not that is left open: a
 * frame on another site has no session but one that was begun in it. Of scripts written into the page these alone run.
 */
export function pagePolicy(
  { platformOrigin, sportsbookOrigin, hostOrigins = [] }: PageOrigins,
  config: SiteConfig,
  inline: readonly string[] = [],
): string {
  const hosts = hostOrigins.filter((each) => each !== platformOrigin);
  const isClosed = hosts.length > 0 && !hosts.includes('*');
  const framedBy = ["'self'", platformOrigin, sportsbookOrigin, ...hosts].join(' ');
  const integrations = integrationSources(config);
  const from = (kind: keyof Sources, ...own: readonly string[]) => {
    const others = integrations.flatMap((each) => each[kind] ?? []);
    return `${kind}-src ${[...new Set(["'self'", ...own, ...others])].join(' ')}`;
  };
  return [
    ...(isClosed ? [`frame-ancestors ${framedBy}`] : []),
    "default-src 'self'",
    from('script', platformOrigin, ...inline.map(inlineHash)),
    // Overlays hold the page behind them still with a style of their own.
    from('style', "'unsafe-inline'"),
    from('img', 'data:', 'blob:', platformOrigin, sportsbookOrigin, ...pictureOrigins(config)),
    from('font'),
    // The playlist and its parts are fetched by script, or by the browser itself where it knows them.
    from('media', 'blob:', ...streamOrigins(config)),
    from('connect', platformOrigin, sportsbookOrigin, ...streamOrigins(config)),
    from('frame', platformOrigin, sportsbookOrigin),
    `form-action 'self' ${platformOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
