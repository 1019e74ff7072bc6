import { getSettings } from '@touchline/wire/calls/settings';
import { expect, test } from 'vitest';
import { openPage, SPORTSBOOK } from '@touchline/testkit/page/platform-page';

const PAGES = [
  ['/profile', 'Profile', 'Profil'],
  ['/profile/sessions', 'Sessions', 'Sitzungen'],
  ['/profile/two-factor', 'Two-factor sign-in', 'Anmelden mit zwei Faktoren'],
] as const;

test.each(PAGES)('%s is a page in every language, not for search engines', async (path, en, de) => {
  const { status, html } = await openPage(path);
  expect(status).toBe(200);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${en}</h1>`));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const german = await openPage(`/de${path}`);
  expect(german.html).toMatch(new RegExp(`<h1[^>]*>${de}</h1>`));
  expect(german.html).toContain(`href="/de${path}"`);
});

test.each(PAGES)('%s is rendered as for nobody: nothing of a player is asked for', async (path) => {
  const { html, asked } = await openPage(path);
  expect(asked).toEqual([`GET ${SPORTSBOOK}${getSettings.path}`]);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('<form');
});

test.each(PAGES)('%s says which of the pages it is', async (path) => {
  const { html } = await openPage(path);
  const current = html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
  expect(current).toHaveLength(1);
  expect(current[0]).toContain(`href="${path}"`);
});
