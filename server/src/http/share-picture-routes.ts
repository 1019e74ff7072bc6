import { getMatch } from '@touchline/wire/calls/catalogue';
import type { ReplyOf } from '@touchline/wire/calls/call';
import type { SiteConfig } from '@touchline/wire/site-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { type InProcessFetch, inProcessFetch } from './in-process-fetch';
import { matchPicture, type ShareSite, sitePicture } from './share-picture';

interface SharePictures {
  origin: string;
  /** `/`, or a path that ends with a slash. */
  basePath: string;
  locales: readonly string[];
  config: () => Pick<SiteConfig, 'site_name' | 'theme'>;
  /** Our origins, for asking about matches. */
  apps: ReadonlyMap<string, FastifyInstance>;
}

/** The night's brand of a site that has none of its own. */
const USUAL_BRAND = '#3ddc84';
/** Pictures that are kept; each takes some 30 kB. */
const MOST_KEPT = 300;
/** A picture takes a core for some 100 ms, so nobody gets many. */
const LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } };

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: string } }>;

/** Serves the pictures beside links: `/share/match-7.png` and `/share/site.png`, below the base path. */
export function sharePictureRoutes(app: FastifyInstance, options: SharePictures): void {
  const { basePath, locales, apps } = options;
  const draw = pictureShelf(MOST_KEPT);
  const send = async (response: FastifyReply, svg: string) =>
    response
      .type('image/png')
      .header('cache-control', 'public, max-age=300')
      .send(await draw(svg));
  app.get(`${basePath}share/site.png`, { config: LIMIT }, (_request, response) =>
    send(response, sitePicture(siteOf(options))),
  );
  app.get(
    `${basePath}share/match-:id(^[1-9]\\d{0,8}).png`,
    { config: LIMIT },
    async ({ params, query, ip }: Asked, response) => {
      const locale = locales.find((code) => code === query.locale) ?? locales[0] ?? 'en';
      const fetch = inProcessFetch(apps, { 'x-forwarded-for': ip, 'accept-language': locale });
      const match = await askFor(fetch, options.origin, Number(params.id));
      if (!match) return response.callNotFound();
      return send(response, matchPicture(match, siteOf(options), locale));
    },
  );
}

function siteOf({ config }: SharePictures): ShareSite {
  const { site_name: name, theme } = config();
  return { name, brand: theme.brand_night ?? USUAL_BRAND };
}

/** A match as any page gets it; null when there is none. Throws when it cannot be asked for. */
async function askFor(fetch: InProcessFetch, origin: string, id: number) {
  const answer = await fetch(`${origin}${getMatch.path.replace(':id', String(id))}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`a match could not be asked for: ${answer.status}`);
  return (JSON.parse(await answer.text()) as ReplyOf<typeof getMatch>).data;
}

/**
 * Draws pictures and keeps the ones that were asked for last. What is drawn says all that it depends on, so it is its
 * own key; whoever asks for one that is being drawn waits for it.
 */
export function pictureShelf(most: number): (svg: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (svg) => {
    const known = kept.get(svg);
    const picture = known ?? sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
    kept.delete(svg);
    kept.set(svg, picture);
    if (!known) picture.catch(() => kept.delete(svg));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return picture;
  };
}
