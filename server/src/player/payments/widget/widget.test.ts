import { spiFramePage } from '@touchline/wire/window/spi';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { type WidgetDeps, widgetRoutes } from './routes';

const PARENTS = ['https://bets.example', 'https://players.example'];
const opened: FastifyInstance[] = [];
afterAll(async () => {
  for (const each of opened) await each.close();
});

async function get(url: string, deps: Partial<WidgetDeps> = {}) {
  const app = fastify();
  opened.push(app);
  const limits = { min: 1, max: 10_000 };
  await app.register(widgetRoutes, { parents: PARENTS, hosts: [], limits, ...deps });
  const answer = await app.inject({ url });
  const policy = String(answer.headers['content-security-policy']).split('; ');
  return { answer, policy };
}

const ENTITIES = [
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
] as const;

/** What the script of the form reads, with the entities that a browser would undo. */
function pageOf(html: string) {
  const text = /data-spi="([^"]*)"/.exec(html)?.[1] ?? '';
  const plain = ENTITIES.reduce((each, [name, sign]) => each.replaceAll(name, sign), text);
  return spiFramePage.parse(JSON.parse(plain));
}

test('the form stands in our own pages only, runs our script only, and speaks to us only', async () => {
  const { answer, policy } = await get('/spi/frame');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(policy).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    'frame-ancestors https://bets.example https://players.example',
    "form-action 'none'",
    "base-uri 'none'",
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each([
  [['https://host.example'], `${PARENTS.join(' ')} https://host.example`],
  [['*'], '*'],
])('host pages %j may stand around the form, and are no parents of it', async (hosts, named) => {
  const { answer, policy } = await get('/spi/frame', { hosts });
  expect(policy).toContain(`frame-ancestors ${named}`);
  expect(pageOf(answer.body).parents).toEqual(PARENTS);
});

test('the form is told the limits of a deposit, and what is told ends no attribute', async () => {
  const parents = ['https://a.example"><script>alert(1)</script>'];
  const { answer } = await get('/spi/frame', { parents, limits: { min: 5, max: 50 } });
  expect(pageOf(answer.body)).toMatchObject({
    parents,
    limits: { min: 5, max: 50 },
    aboutAEuro: { EUR: 100, BTC: 1000 },
  });
  expect(answer.body).not.toContain('<script>alert');
});

test.each([true, false])('the form is told whether nobody collects money: %s', async (isClosed) => {
  const { answer } = await get('/spi/frame', { isClosed });
  expect(pageOf(answer.body).isClosed).toBe(isClosed);
});

test.each([
  ['/spi/return?locale=de&deposit=success', 'Du kannst dieses Fenster schließen.'],
  ['/spi/return?locale=de-AT', 'Du kannst dieses Fenster schließen.'],
  ['/spi/return', 'You can close this window.'],
  [`/spi/return?locale=${'x'.repeat(500)}`, 'You can close this window.'],
  ['/spi/return?locale=de&locale=en', 'You can close this window.'],
  ['/spi/return?locale=<script>', 'You can close this window.'],
])('who comes back from a payment at %s reads "%s"', async (url, sentence) => {
  const { answer, policy } = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(sentence);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.some((each) => each.startsWith('script-src'))).toBe(false);
});
