import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIResponse, expect, type Page } from '@playwright/test';
import type { ServerProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { type SiteConfig, USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import { pagePolicy } from '../server/src/http/headers';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { becomePlayerOn } from '@touchline/testkit/journeys/deposit-form';
import { lastPrice } from '@touchline/testkit/journeys/on-slip';
import { takenOver } from '@touchline/testkit/journeys/page-checks';
import { test } from '@touchline/testkit/journeys/usual-server';

// A worker would fetch pages past what these tests put into them.
test.use({ serviceWorkers: 'block' });

let server: ServerProcess;
let sentry: Server;
let dsn: string;
/** What came at the fake of Sentry: each item of each envelope, by its type. */
let items: { type: string; body: Record<string, unknown> }[] = [];

test.beforeAll(async ({ usualServer }) => {
  server = usualServer;
  sentry = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      items.push(...itemsIn(Buffer.concat(chunks).toString()));
      response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve));
  dsn = `http://abc@127.0.0.1:${(sentry.address() as AddressInfo).port}/1`;
});
test.afterAll(() => {
  sentry.close();
});
test.beforeEach(async ({ context }) => {
  // A page that a test has changed on its way counts as one of the internet, and may not reach this machine unasked.
  await context.grantPermissions(['local-network-access']);
  items = [];
});

/** An envelope is a line about itself, then a line about each item and one with it. */
function itemsIn(envelope: string): typeof items {
  const lines = envelope.split('\n').slice(1);
  const found: typeof items = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const { type } = JSON.parse(lines[at]!) as { type: string };
    found.push({ type, body: JSON.parse(lines[at + 1]!) as Record<string, unknown> });
  }
  return found;
}

/** Opens pages of the server as it would send them with this configuration: its page state, and its policy. */
async function configured(page: Page, more: Partial<SiteConfig>): Promise<void> {
  const { sportsbook, platform } = server;
  const policy = pagePolicy(
    { platformOrigin: platform, sportsbookOrigin: sportsbook },
    { ...USUAL_SITE_CONFIG, ...more },
  );
  await page.route(`${sportsbook}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    let body = await answer.text();
    for (const [name, value] of Object.entries(more)) {
      body = body.replace(`"${name}":null`, `"${name}":${JSON.stringify(value)}`);
    }
    return route.fulfill({
      response: answer,
      body,
      headers: { ...answer.headers(), 'content-security-policy': withInline(policy, answer) },
    });
  });
}

/** A policy that lets the script run which is written into a page, as the page's own does. */
function withInline(policy: string, answer: APIResponse): string {
  const own = answer.headers()['content-security-policy'] ?? '';
  const hashes = own.match(/'sha256-[^']+'/g) ?? [];
  return policy.replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`);
}

const errorsTold = () =>
  items
    .filter(({ type }) => type === 'event')
    .flatMap(({ body }) => {
      const { values = [] } = body['exception'] as { values?: { value: string }[] };
      return values.map(({ value }) => value);
    });

const consent = () => ({ name: 'consent', value: '1', url: server.sportsbook });

test('a site that nobody has configured asks nobody else for anything', async ({
  page,
  context,
}) => {
  await context.addCookies([consent()]);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(server.sportsbook);
  await untilIdle(page);
  expect([...hosts].filter((each) => each.startsWith('http')).toSorted()).toEqual(
    [server.sportsbook, server.platform].filter((each) => hosts.has(each)).toSorted(),
  );
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(scripts.filter((each) => /start-integrations|report-errors/.test(each))).toEqual([]);
});

test('errors are reported, those before reports were ready too; what SPEC §8 drops is not', async ({
  page,
}) => {
  await configured(page, { error_reports: dsn });
  await page.addInitScript(() => {
    window.addEventListener('load', () => {
      throw new Error('early');
    });
  });
  await page.goto(`${server.sportsbook}/live?session=hidden`);
  await expect.poll(errorsTold).toEqual(['early']);
  await page.evaluate(() => {
    reportError(new Error('ResizeObserver loop limit exceeded'));
    reportError(new DOMException('gone', 'AbortError'));
    void Promise.reject(Object.assign(new Error('flagged'), { skipCapture: true }));
    void Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
    reportError(new Error('late'));
  });
  await expect.poll(errorsTold).toEqual(['early', 'late']);
  const first = items.find(({ type }) => type === 'event');
  expect(first!.body).toMatchObject({
    environment: 'production',
    release: expect.stringMatching(/^touchline@\d/),
    tags: { locale: 'en' },
    request: { url: `${server.sportsbook}/live?session=%5Bremoved%5D` },
  });
  expect(JSON.stringify(items)).not.toContain('hidden');
  expect(items.some(({ type }) => type === 'session')).toBe(true);
});

test('an HTTP error is reported with what went each way', async ({ page }) => {
  await configured(page, { error_reports: dsn });
  const answer = { error: { code: 'internal', message: 'UNEXPECTED ERROR' } };
  await page.route('**/api/v2/matches?*', (route) => route.fulfill({ status: 500, json: answer }));
  await page.goto(server.sportsbook);
  // Until then the link loads the next page, which comes with its matches and fetches none.
  await takenOver(page);
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await expect.poll(errorsTold).toContain('500 internal: UNEXPECTED ERROR');
  const told = items.find(({ type }) => type === 'event')!.body['extra'];
  expect(told).toMatchObject({ response_body: answer });
  expect((told as { response_address: string }).response_address).toContain('/api/v2/matches?');
});

test('the tag manager comes after consent, and hears of outcomes that are put on the slip and taken off', async ({
  page,
  context,
}) => {
  await configured(page, { tag_manager: 'GTM-TEST1' });
  let asked = 0;
  await context.route('https://www.googletagmanager.com/**', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.gtmRan = true;' });
  });
  await page.goto(server.sportsbook);
  await untilIdle(page);
  expect(asked).toBe(0);
  await context.addCookies([consent()]);
  await page.reload();
  await page.waitForFunction(() => 'gtmRan' in window);
  const layer = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: { event: string }[] }).dataLayer.map(({ event }) => event),
    );
  expect(await layer()).toEqual(['gtm.js']);
  await lastPrice(page).click();
  await expect.poll(layer).toEqual(['gtm.js', 'outcome_add_click']);
  await page.getByRole('main').getByRole('button', { pressed: true }).first().click();
  await expect.poll(layer).toEqual(['gtm.js', 'outcome_add_click', 'outcome_delete_click']);
});

test('one that is blocked breaks nothing', async ({ page, context }) => {
  await configured(page, {
    tag_manager: 'GTM-TEST1',
    chat: { type: 'intercom', id: 'abc', region: null },
  });
  await context.addCookies([consent()]);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  let blocked = 0;
  for (const hosts of ['https://www.googletagmanager.com/**', 'https://widget.intercom.io/**']) {
    await context.route(hosts, (route) => {
      blocked += 1;
      return route.abort('blockedbyclient');
    });
  }
  await page.goto(server.sportsbook);
  await expect.poll(() => blocked).toBe(2);
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await expect(page).toHaveURL(/\/live$/);
  expect(errors).toEqual([]);
});

test('talk about a match is at watchers.io where the site has a key, which knows a player by a name of its own', async ({
  page,
}) => {
  const rooms: URL[] = [];
  await page.route('https://chat.watchers.io/**', (route) => {
    rooms.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<p>the room</p>' });
  });
  const query = { match_status: 'prematch', limit: 1 } as const;
  const { data } = await new Visitor(server).call(listMatches, { query });
  const [match] = data;
  const openChat = async () => {
    await page.goto(`${server.sportsbook}/soccer/${match?.slug}`);
    const tab = page.getByRole('tab', { name: 'Chat' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  };
  await configured(page, { watchers_key: 'k-1' });
  await openChat();
  await expect(page.getByRole('button', { name: 'Sign in to join in' })).toBeVisible();
  expect(rooms).toEqual([]);

  await becomePlayerOn(server, page, 'watchers@example.org');
  await openChat();
  const room = page.frameLocator('iframe[title^="Chat about"]');
  await expect(room.getByText('the room')).toBeVisible();
  const asked = Object.fromEntries(rooms[0]?.searchParams ?? []);
  expect(asked).toMatchObject({ roomId: match?.urn_id, apikey: 'k-1', lang: 'en' });
  expect(asked['userId']).toMatch(/^[\w-]{43}$/);
});

/** The page has done all that it does when nobody touches it. */
async function untilIdle(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await page.waitForLoadState('networkidle');
}
