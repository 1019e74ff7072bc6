import { isHiddenOrigin } from '@touchline/wire/hidden-origin';
import type { SiteConfig } from '@touchline/wire/site-config';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What search engines are told of an origin. */
export interface Robots {
  /** The origin as its configuration has it. */
  origin: string;
  /** What is no page: calls, pictures that are made on demand, and what belongs to one player. */
  closed: readonly string[];
  /** Where the sitemap is, from the root; null where there is none. */
  sitemap: string | null;
  config: () => Pick<SiteConfig, 'noindex_origins'>;
}

/** The text of `robots.txt`. An origin that is hidden is closed altogether. */
export function robotsText(
  { origin, closed, sitemap }: Omit<Robots, 'config'>,
  isHidden: boolean,
): string {
  const lines = isHidden
    ? ['Disallow: /']
    : [
        ...closed.map((path) => `Disallow: ${path}`),
        ...(sitemap === null ? [] : ['', `Sitemap: ${origin}${sitemap}`]),
      ];
  return ['User-agent: *', ...lines, ''].join('\n');
}

/** Answers `/robots.txt`, which stands at the root of an origin wherever its pages begin. */
export function robotsRoute(app: FastifyInstance, robots: Robots): void {
  app.get('/robots.txt', (request, response) =>
    response
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(robots, isHiddenFrom(request, robots.origin, robots.config()))),
  );
}

/** Says with every reply of an origin that is hidden that nobody is to find it; what is registered later says so. */
export function hideFromRobots(
  app: FastifyInstance,
  origin: string,
  config: Robots['config'],
): void {
  app.addHook('onRequest', (request, response, done) => {
    if (isHiddenFrom(request, origin, config())) response.header('x-robots-tag', 'noindex');
    done();
  });
}

/**
 * Whether search engines are to find nothing where this was asked for. The same server may stand behind several
 * origins: the one that was asked counts, and the one that is configured.
 */
function isHiddenFrom(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  origin: string,
  { noindex_origins: hidden }: Pick<SiteConfig, 'noindex_origins'>,
): boolean {
  return [origin, `${protocol}://${host}`].some((each) => isHiddenOrigin(hidden, each));
}
