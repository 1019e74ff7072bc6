import { getSettings } from '@touchline/wire/calls/settings';
import { expect, test } from 'vitest';
import { openPage, SPORTSBOOK } from '@touchline/testkit/page/platform-page';

const PAGES = [
  ['/profile/wallet', 'Wallet', 'Guthaben'],
  ['/profile/wallet/transactions?kind=bet,payout&page=2', 'Transactions', 'Buchungen'],
  ['/profile/wallet/withdrawals', 'Withdrawals', 'Auszahlungen'],
  ['/profile/statement?year=2026', 'Statement of play', 'Spielübersicht'],
] as const;

test.each(PAGES)('%s is a page in every language, not for search engines', async (path, en, de) => {
  const { status, html } = await openPage(path);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${en}</h1>`));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect((await openPage(`/de${path}`)).html).toMatch(new RegExp(`<h1[^>]*>${de}</h1>`));
});

test.each(PAGES)('%s is rendered as for nobody: no money is asked for or shown', async (path) => {
  const { html, asked } = await openPage(path);
  expect(asked).toEqual([`GET ${SPORTSBOOK}${getSettings.path}`]);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('€');
});

test('what stands in the address of the filter stays in its place', async () => {
  const evil = encodeURIComponent('"><script>alert(1)</script>');
  const { status, html } = await openPage(`/profile/wallet/transactions?kind=${evil}&from=${evil}`);
  expect(status).toBe(200);
  expect(html).not.toContain('<script>alert');
});
