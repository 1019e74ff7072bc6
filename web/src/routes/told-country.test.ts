import { expect, test } from 'vitest';
import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import { render } from '../entry-server';
import type { PageRequest } from './page-request';
import { PAGE_SETTINGS } from '@touchline/testkit/page/page-settings';
import { toldCountry } from './told-country';

const bodyOf = (html = '') => /<body[^>]*>/.exec(html)?.[0] ?? '';
const page = { status: 200, html: '<html><body class="b"><p>&lt;body </p></body></html>' };

test('the body says where its reader is, and nothing else of the page changes', () => {
  expect(toldCountry(page, 'AT').html).toBe(
    '<html><body data-country="AT" class="b"><p>&lt;body </p></body></html>',
  );
});

test.each([[null], [''], ['"><script>'], ['at']])('%j is no country to tell', (country) => {
  expect(toldCountry(page, country)).toBe(page);
});

test('readers in one country are given the same page, to be packed once', () => {
  expect(toldCountry(page, 'DE')).toBe(toldCountry(page, 'DE'));
  expect(toldCountry(page, 'DE')).not.toBe(toldCountry(page, 'FR'));
});

test('readers in several countries share one rendering, and each is told their own', async () => {
  const request: PageRequest = {
    app: 'sportsbook',
    url: '/about',
    basePath: '/',
    sportsbookPath: '/',
    locales: ['en'],
    fetch: async (address) =>
      Response.json({ data: address.endsWith('/settings') ? PAGE_SETTINGS : [] }),
    theme: null,
    acceptLanguage: null,
    assets: { scripts: [], styles: [], preload: [] },
    platformOrigin: 'https://players.example',
    sportsbookOrigin: 'https://bets.example',
    config: { ...USUAL_SITE_CONFIG, version: 424_242 },
  };
  const german = await render({ ...request, country: 'DE' });
  const french = await render({ ...request, country: 'FR' });
  const unknown = await render(request);
  // A page carries the moment at which it was rendered.
  expect(french.html?.replace('"FR"', '"DE"')).toBe(german.html);
  expect(bodyOf(german.html)).toContain('data-country="DE"');
  expect(bodyOf(french.html)).toContain('data-country="FR"');
  expect(bodyOf(unknown.html)).not.toContain('data-country');
});
