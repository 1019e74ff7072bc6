import { faultOf } from '@touchline/wire/calls/fault-of';
import { pictureOrigins } from '@touchline/wire/integrations';
import { PICTURES, USUAL_QUALITY } from '@touchline/wire/pictures';
import type { SiteConfig } from '@touchline/wire/site-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { PushNetwork } from '../book/notifications/push/public-network';
import { fetchPicture, LARGEST, NoPicture, type PictureFault } from './fetch-picture';
import type { PictureCache } from './picture-cache';
import { createPictures, type Pictures, type ShownPicture } from './pictures';
import { formatsFor, widthFor } from './picture-rules';

interface PictureDeps {
  cache: PictureCache;
  network: PushNetwork;
  /** How the site is configured now: it names the origins that pictures may come from. */
  config: () => SiteConfig;
  /** Pictures below `/cms/` are this address and the rest of theirs; null where there is no CMS. */
  cmsUrl: string | null;
}

const CMS = '/cms/';

const query = z.strictObject({
  /** An https address of an origin that the site names, a path of our own origin, or `/cms/…`. */
  url: z.string().min(1).max(2000),
  w: z.coerce.number().int().min(1).max(10_000),
  q: z.coerce.number().int().min(0).max(100).default(USUAL_QUALITY),
});

const STATUS: Readonly<Record<PictureFault, number>> = {
  not_allowed: 403,
  missing: 404,
  too_large: 413,
  no_picture: 415,
  unreachable: 502,
};

/** A picture at an address never changes: another one has another address. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** The better one is there by the next look at the page. */
const FOR_NOW = 'public, max-age=60';

/**
 * GET /pictures?url=…&w=…&q=… (SPEC §5 "Image quality", §7): a picture so many pixels wide, in the best format that the
 * browser takes.
 */
export function pictureRoutes(app: FastifyInstance, deps: PictureDeps): Pictures {
  const pictures = createPictures({
    cache: deps.cache,
    fetch: (address) => sourceOf(app, deps, address),
    now: Date.now,
  });
  const rateLimit = { max: 1200, timeWindow: '1 minute' };
  const answer = async (request: FastifyRequest, response: FastifyReply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) {
      const { field, message } = faultOf('query', asked.error);
      return refuse(response, 400, `${field}: ${message}`);
    }
    const { url, w, q } = asked.data;
    const formats = formatsFor(request.headers.accept);
    try {
      const shown = await pictures.show(url, { width: widthFor(w), quality: q }, formats);
      return send(response, request.headers['if-none-match'], shown);
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error;
      return refuse(response, STATUS[error.fault], `url: ${error.message}`);
    }
  };
  app.route({
    method: 'GET',
    url: PICTURES,
    config: { rateLimit },
    exposeHeadRoute: true,
    handler: answer,
  });
  return pictures;
}

function send(
  response: FastifyReply,
  known: string | undefined,
  { type, bytes, etag, standsIn }: ShownPicture,
): FastifyReply {
  response.headers({
    etag,
    vary: 'Accept',
    'cache-control': standsIn ? FOR_NOW : FOR_GOOD,
    // Whatever slips in as a picture, nothing of it runs.
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (known === etag) return response.code(304).send();
  return response.type(type).send(bytes);
}

function refuse(response: FastifyReply, status: number, message: string): FastifyReply {
  const code = status === 404 ? 'not_found' : 'bad_request';
  return response
    .code(status)
    .header('cache-control', 'public, max-age=60')
    .send({ error: { code, message } });
}

/** Where the bytes are: in our own house, at the CMS that the operator runs, or on the internet. */
function sourceOf(app: FastifyInstance, deps: PictureDeps, address: string): Promise<Buffer> {
  if (address.startsWith(CMS)) return fromCms(deps.cmsUrl, address.slice(CMS.length));
  if (/^\/(?![/\\])/.test(address)) return fromOurselves(app, address);
  const isAllowed = (origin: string) => pictureOrigins(deps.config()).includes(origin);
  return fetchPicture(address, { ...deps.network, isAllowed });
}

/** A file of ours is told by its ending: calls, pages and streams have none of these. */
const FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Asked as a stranger would, with no cookies. */
async function fromOurselves(app: FastifyInstance, path: string): Promise<Buffer> {
  const { pathname } = new URL(path, 'http://localhost');
  if (!FILE.test(pathname)) throw new NoPicture('not_allowed', 'is no file of a picture');
  const { statusCode, rawPayload } = await app.inject({
    url: path,
    headers: { accept: 'image/*' },
  });
  if (statusCode !== 200) throw new NoPicture('missing', `answers ${statusCode}`);
  if (rawPayload.length > LARGEST) throw new NoPicture('too_large', 'is too large');
  return rawPayload;
}

const CMS_PATIENCE_MS = 10_000;

/** The operator's own machine, so it may be in a private network; it leads nowhere else. */
async function fromCms(cmsUrl: string | null, path: string): Promise<Buffer> {
  if (cmsUrl === null) throw new NoPicture('not_allowed', 'there is no CMS');
  const prefix = cmsUrl.endsWith('/') ? cmsUrl : `${cmsUrl}/`;
  const address = URL.canParse(path, prefix) ? new URL(path, prefix).href : '';
  if (!address.startsWith(prefix)) throw new NoPicture('not_allowed', 'leads out of the CMS');
  const signal = AbortSignal.timeout(CMS_PATIENCE_MS);
  const answer = await fetch(address, { redirect: 'error', signal }).catch((error: unknown) => {
    throw new NoPicture('unreachable', error instanceof Error ? error.message : 'no answer');
  });
  if (!answer.ok)
    throw new NoPicture(
      answer.status < 500 ? 'missing' : 'unreachable',
      `answers ${answer.status}`,
    );
  return limited(answer);
}

async function limited(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > LARGEST) throw new NoPicture('too_large', `has more than ${LARGEST} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
