import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SiteConfig, USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pwaRoutes } from './pwa-routes';

const OWN: SiteConfig = {
  ...USUAL_SITE_CONFIG,
  site_name: 'Northside Sports Betting',
  favicon: '/north.svg',
  theme: { ...USUAL_SITE_CONFIG.theme, brand_night: '#ff5a00', start: 'day' },
};

let folder: string;
let app: FastifyInstance;
let config: SiteConfig;

const site = () => ({
  webDist: folder,
  basePath: '/sports/',
  platformOrigin: 'https://platform.example',
  config: () => config,
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-pwa-'));
  app = fastify();
  await built('self.hello=1;');
  await pwaRoutes(app, site());
});
beforeEach(() => {
  config = OWN;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Leaves what a build of the page with this worker leaves. */
async function built(script: string): Promise<void> {
  await mkdir(path.join(folder, 'client/.vite'), { recursive: true });
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  const manifest = { 'src/worker/main.ts': { file: 'assets/w.js' }, other: { file: script } };
  await writeFile(path.join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'client/assets/w.js'), script);
}

test('the manifest is of this site: its name, its colours, its icons, below its base path', async () => {
  const answer = await app.inject('/sports/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({
    name: 'Northside Sports Betting',
    short_name: 'Northside',
    start_url: '/sports/',
    scope: '/sports/',
    display: 'standalone',
    background_color: '#ffffff',
  });
  const { icons } = answer.json<{ icons: { src: string; sizes: string; purpose?: string }[] }>();
  expect(icons[0]).toMatchObject({ src: '/north.svg', sizes: 'any' });
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons.slice(1)) {
    const icon = await app.inject(src);
    expect(icon.headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('icons are in the colour of the brand, also after it has changed', async () => {
  const colour = async () => {
    const { rawPayload } = await app.inject('/sports/pwa/mask-512.png');
    const { data } = await sharp(rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)];
  };
  expect(await colour()).toEqual([0xff, 0x5a, 0x00]);
  config = USUAL_SITE_CONFIG;
  expect(await colour()).toEqual([0x27, 0xb8, 0x66]);
});

test('the worker knows its base path and its build, and browsers always ask for it anew', async () => {
  const answer = await app.inject('/sports/worker.js');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toMatch(
    /^self\.TOUCHLINE=\{"base":"\/sports\/","version":"[0-9a-f]{16}","platform":"https:\/\/platform\.example","siteName":"Northside[^\n]+\nself\.hello=1;$/,
  );
});

test('another build has another worker', async () => {
  const before = (await app.inject('/sports/worker.js')).body;
  await built('self.hello=2;');
  const later = fastify();
  await pwaRoutes(later, site());
  expect((await later.inject('/sports/worker.js')).body.slice(0, 80)).not.toBe(before.slice(0, 80));
  await later.close();
});

test('a page that was built without a worker is told at the start', async () => {
  const none = path.join(folder, 'none');
  await mkdir(path.join(none, 'client/.vite'), { recursive: true });
  await writeFile(path.join(none, 'client/.vite/manifest.json'), '{}');
  await expect(pwaRoutes(fastify(), { ...site(), webDist: none, basePath: '/' })).rejects.toThrow(
    'npm run build',
  );
});
