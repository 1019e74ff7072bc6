import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PushNetwork, publicFaultOf } from '../book/notifications/push/public-network';
import { LARGEST } from './fetch-picture';
import { openPictureCache } from './picture-cache';
import { pictureRoutes } from './picture-routes';
import type { Pictures } from './pictures';

const CDN = 'https://cdn.example';

let photo: Buffer;
const noise = sharp({
  create: {
    width: 800,
    height: 600,
    channels: 3,
    background: '#186',
    noise: { type: 'gaussian', mean: 120, sigma: 40 },
  },
});

/** What the internet answers, by whole addresses; a number is a status. */
const internet = new Map<string, Buffer | number | { to: string }>();
let asked: string[] = [];
const server = createServer((asking, answer) => {
  const address = `https:/${asking.url ?? ''}`;
  asked.push(address);
  const found = internet.get(address) ?? 404;
  if (typeof found === 'number') answer.writeHead(found).end();
  else if ('to' in found) answer.writeHead(302, { location: found.to }).end();
  else answer.end(found);
});

/** The rules are those of the house; only the wires lead to the server of this test. */
const network: PushNetwork = {
  faultOf: publicFaultOf,
  request: (endpoint, { headers, signal }, answered) => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${endpoint.replace('https:/', '')}`;
    return request(
      url,
      { ...(headers ? { headers } : {}), ...(signal ? { signal } : {}) },
      answered,
    );
  },
};

let app: FastifyInstance;
let pictures: Pictures;
let folder: string;
beforeAll(async () => {
  photo = await noise.jpeg().toBuffer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  internet.clear();
  asked = [];
  internet.set(`${CDN}/photo.jpg`, photo);
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-pictures-'));
  app = fastify();
  app.get('/own.png', (_asked, answer) => answer.type('image/png').send(photo));
  app.get('/never', () => new Promise(() => undefined));
  const { port } = server.address() as AddressInfo;
  pictures = pictureRoutes(app, {
    cache: await openPictureCache(folder, 50_000_000),
    network,
    config: () => ({ ...USUAL_SITE_CONFIG, picture_origins: [CDN] }),
    cmsUrl: `http://127.0.0.1:${port}/cms.example/files/`,
  });
  return async () => {
    await pictures.idle();
    await app.close();
    await rm(folder, { recursive: true });
  };
});

const CHROME = 'image/avif,image/webp,image/*,*/*;q=0.8';
const get = (url: string, { accept = '*/*', w = '300', q = '', etag = '' } = {}) =>
  app.inject({
    url: `/pictures?${new URLSearchParams({ url, w, ...(q && { q }) }).toString()}`,
    headers: { accept, ...(etag && { 'if-none-match': etag }) },
  });

test('a picture comes as it is to a browser that takes no better, as wide as the ladder has it', async () => {
  const answer = await get(`${CDN}/photo.jpg`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 384, format: 'jpeg' });
});

test('as WebP where that is taken, and never larger than it came', async () => {
  const answer = await get(`${CDN}/photo.jpg`, { accept: 'image/webp', w: '1900' });
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 800, format: 'webp' });
});

test('nobody waits for AVIF: the first gets WebP for now, who comes later gets it for good', async () => {
  const first = await get(`${CDN}/photo.jpg`, { accept: CHROME });
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
  });
  await pictures.idle();
  const second = await get(`${CDN}/photo.jpg`, { accept: CHROME });
  expect(second.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(second.rawPayload).metadata()).toMatchObject({ width: 384, format: 'heif' });
  expect(asked).toEqual([`${CDN}/photo.jpg`]);
});

test('a lower quality is a smaller file', async () => {
  const [low, high] = [
    await get(`${CDN}/photo.jpg`, { q: '20' }),
    await get(`${CDN}/photo.jpg`, { q: '95' }),
  ];
  expect(low.rawPayload.length).toBeLessThan(high.rawPayload.length / 2);
});

test('who has it already gets it not again', async () => {
  const { headers } = await get(`${CDN}/photo.jpg`);
  const again = await get(`${CDN}/photo.jpg`, { etag: String(headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test('several who ask at once cost one fetch and one file', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(`${CDN}/photo.jpg`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(asked).toHaveLength(1);
  expect(await readdir(folder)).toHaveLength(2);
});

test('a drawing is painted: nothing in it runs', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>1</script><rect width="90" height="90" fill="red"/></svg>';
  internet.set(`${CDN}/crest.svg`, Buffer.from(svg));
  const answer = await get(`${CDN}/crest.svg`);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 90, format: 'png' });
});

test('files of our own and of the CMS are pictures too', async () => {
  internet.set('https://cms.example/files/banners/a.jpg', photo);
  expect((await get('/own.png')).statusCode).toBe(200);
  expect((await get('/cms/banners/a.jpg')).statusCode).toBe(200);
  expect((await get('/cms/banners/b.jpg')).statusCode).toBe(404);
});

test.each([
  ['an origin that the site does not name', 'https://other.example/photo.jpg'],
  ['an address without TLS', 'http://cdn.example/photo.jpg'],
  ['another port', 'https://cdn.example:8443/photo.jpg'],
  ['our own machine', 'https://localhost/photo.jpg'],
  ['our own machine by its number', 'https://127.0.0.1/photo.jpg'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data'],
  ['a name with a password', 'https://me:secret@cdn.example/photo.jpg'],
  ['a file', 'file:///etc/passwd'],
  ['data', 'data:image/png;base64,AAAA'],
  ['no protocol', '//cdn.example/photo.jpg'],
  ['a call of ours', '/sportsbook/api/v2/settings'],
  ['what never answers', '/never'],
  ['a way out of the CMS', '/cms/../secret.png'],
  ['a way out of the CMS that is written otherwise', '/cms/%2e%2e/secret.png'],
  ['another host by way of the CMS', '/cms///other.example/a.png'],
  ['nonsense', 'nonsense'],
])('%s is refused, and nobody is asked', async (_what, url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(403);
  expect(asked).toEqual([]);
});

test.each([
  ['to an origin that the site does not name', 'https://other.example/photo.jpg'],
  ['into our own network', 'https://10.0.0.1/photo.jpg'],
  ['out of TLS', 'http://cdn.example/photo.jpg'],
])('a redirect %s is not followed', async (_where, to) => {
  internet.set(`${CDN}/moved.jpg`, { to });
  expect((await get(`${CDN}/moved.jpg`)).statusCode).toBe(403);
  expect(asked).toEqual([`${CDN}/moved.jpg`]);
});

test('a redirect within an allowed origin is followed, but not for ever', async () => {
  internet.set(`${CDN}/moved.jpg`, { to: '/photo.jpg' });
  internet.set(`${CDN}/round.jpg`, { to: '/round.jpg' });
  expect((await get(`${CDN}/moved.jpg`)).statusCode).toBe(200);
  expect((await get(`${CDN}/round.jpg`)).statusCode).toBe(502);
  expect(asked.filter((each) => each.endsWith('round.jpg'))).toHaveLength(4);
});

test('what is no picture, too large, missing or broken is told as such, and not asked for again at once', async () => {
  internet.set(`${CDN}/page.jpg`, Buffer.from('<html>'));
  internet.set(`${CDN}/large.jpg`, Buffer.alloc(LARGEST + 1));
  internet.set(`${CDN}/down.jpg`, 500);
  const statuses = async (name: string) => (await get(`${CDN}/${name}`)).statusCode;
  expect(await statuses('page.jpg')).toBe(415);
  expect(await statuses('large.jpg')).toBe(413);
  expect(await statuses('none.jpg')).toBe(404);
  expect(await statuses('down.jpg')).toBe(502);
  expect(await statuses('down.jpg')).toBe(502);
  expect(asked.filter((each) => each.endsWith('down.jpg'))).toHaveLength(1);
});

test('a small file with very many pixels is not opened', async () => {
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  internet.set(`${CDN}/bomb.png`, bomb);
  expect((await get(`${CDN}/bomb.png`)).statusCode).toBe(415);
});

test.each([
  ['w', '0', '80'],
  ['w', 'wide', '80'],
  ['q', '300', '101'],
])('a bad %s is named', async (name, w, q) => {
  const answer = await get(`${CDN}/photo.jpg`, { w, q });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: { message: expect.stringMatching(`^query.${name}: `) },
  });
});
