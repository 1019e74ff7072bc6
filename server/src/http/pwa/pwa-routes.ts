import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@touchline/wire/site-config';
import type { FastifyInstance } from 'fastify';
import { appIcon, type IconShape } from './app-icon';
import { brandOf, webManifest } from './web-manifest';

interface PwaOptions {
  /** The folder that holds the built `client`. */
  webDist: string;
  /** `/`, or a path that ends with a slash. */
  basePath: string;
  /** Where the player platform is: news of payments leads there. */
  platformOrigin: string;
  /** How the site is configured now. */
  config: () => SiteConfig;
}

/** The worker's own file, by the module that it begins in. */
const WORKER = 'src/worker/main.ts';

const ICONS: readonly [IconShape, number][] = [
  ['icon', 192],
  ['icon', 512],
  ['mask', 512],
];

/** Icons differ by the brand's colour, which stands in their address. */
const ICON_SECONDS = 7 * 24 * 60 * 60;

/** Serves what makes the sportsbook an app that can be installed: its manifest, its icons and its worker. */
export async function pwaRoutes(app: FastifyInstance, options: PwaOptions): Promise<void> {
  const { basePath, config } = options;
  const worker = await workerOf(options);
  app.get(`${basePath}manifest.webmanifest`, (_request, response) =>
    response
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(config(), basePath))),
  );
  app.get(`${basePath}worker.js`, (_request, response) =>
    response
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(worker(config().site_name)),
  );
  const drawn = new Map<string, Promise<Buffer>>();
  for (const [shape, size] of ICONS) {
    app.get(`${basePath}pwa/${shape}-${size}.png`, async (_request, response) => {
      const brand = brandOf(config());
      const key = `${shape} ${size} ${brand}`;
      const icon = drawn.get(key) ?? appIcon(shape, size, brand);
      drawn.set(key, icon);
      return response
        .header('cache-control', `public, max-age=${ICON_SECONDS}`)
        .type('image/png')
        .send(await icon);
    });
  }
}

/** The script of the worker behind what it has to know: each build has another, so that browsers take the new one. */
async function workerOf({
  webDist,
  basePath,
  platformOrigin: platform,
}: PwaOptions): Promise<(siteName: string) => string> {
  const client = path.join(webDist, 'client');
  const text = await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, { file: string } | undefined>;
  const file = manifest[WORKER]?.file;
  if (file === undefined) throw new Error(`the page is built without ${WORKER}: run npm run build`);
  const script = await readFile(path.join(client, file), 'utf8');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return (siteName) => {
    const built = JSON.stringify({ base: basePath, version, platform, siteName });
    return `self.TOUCHLINE=${built};\n${script}`;
  };
}
