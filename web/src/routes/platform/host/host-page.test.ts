import { expect, test } from 'vitest';
import { openPage, PLATFORM } from '@touchline/testkit/page/platform-page';

// A page is kept by its address: each test asks for others.

test('the demo of a host page is a page of its own, in every language, not for search engines', async () => {
  const { status, html } = await openPage('/demo-host', { hasDemoHost: true });
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<h1[^>]*>A page of an operator, with the sportsbook of Bets inside</);
  // The frame is put in by the embedding script alone.
  expect(html).not.toContain('<iframe');
  const german = (await openPage('/de/demo-host', { hasDemoHost: true })).html;
  expect(german).toMatch(/<h1[^>]*>Die Seite eines Betreibers, mit den Wetten von Bets darin</);
});

test('a site without a demo has no such page', async () => {
  const { status, html } = await openPage('/demo-host?none', { hasDemoHost: false });
  expect(status).toBe(404);
  expect(html).not.toContain('Northside');
});

test('a page knows whose messages it takes: nobody’s but the platform’s unless the site says more', async () => {
  const origins = async (path: string, hostOrigins?: readonly string[]) => {
    const { html } = await openPage(path, hostOrigins === undefined ? {} : { hostOrigins });
    return /"hostOrigins":(\[[^\]]*\])/.exec(html)?.[1];
  };
  expect(await origins('/help-center')).toBe(`["${PLATFORM}"]`);
  const host = 'https://host.example';
  expect(await origins('/de/help-center', [PLATFORM, host])).toBe(`["${PLATFORM}","${host}"]`);
});
