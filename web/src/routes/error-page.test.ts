import { expect, test } from 'vitest';
import { openPage } from '@touchline/testkit/page/platform-page';
import { openSportsbookPage } from '@touchline/testkit/page/sportsbook-page';

const keyOf = (html: string) => /<body[^>]*data-page="([^"]*)"/.exec(html)?.[1];
const heading = (html: string) => {
  const text = /<h1[^>]*>([^<]*)/.exec(html)?.[1];
  return text?.replaceAll('&#x27;', "'");
};

test.each([
  ['/404', 404, '404', "Oops, sorry. We can't find that page."],
  ['/500', 500, '500', 'Oops! Sorry, something went wrong. Please come back in a while.'],
  ['/locked', 403, 'locked', 'Unauthorized. Sorry, but you are not authorized to view the page.'],
  ['/blocked', 451, 'blocked', "Sorry, we're not available in your country right now."],
  ['/_app', 404, '404', "Oops, sorry. We can't find that page."],
  ['/no/such/page/at/all', 404, '404', "Oops, sorry. We can't find that page."],
])(
  '%s answers %i, with a picture, a sentence and the way home',
  async (path, status, key, said) => {
    const { html, main, ...reply } = await openSportsbookPage(path);
    expect(reply.status).toBe(status);
    expect(keyOf(html)).toBe(key);
    expect(heading(html)).toBe(said);
    expect(main).toContain('<svg');
    expect(main).toMatch(/href="\/"[^>]*>Go to home page</);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    // What went wrong may go well the next time; what is not there stays away.
    expect(main.includes('>Reload<')).toBe(key === '500');
  },
);

test.each([
  ['a match that is gone', '/soccer/x-m999', { at: '/matches/999', status: 404 }, 404, '404'],
  ['a league that is gone', '/soccer/x-l999', { at: '/tournaments/999', status: 404 }, 404, '404'],
  ['a match that fails', '/soccer/x-m999', { at: '/matches/999', status: 500 }, 500, '500'],
  ['a match that has to wait', '/soccer/x-m999', { at: '/matches/999', status: 503 }, 503, '500'],
  ['a frame that has to wait', '/live', { at: '/settings', status: 503 }, 503, '500'],
])('%s is the page of its error on the body too', async (_what, path, fails, status, key) => {
  const { html, ...reply } = await openSportsbookPage(path, { fails });
  expect(reply.status).toBe(status);
  expect(keyOf(html)).toBe(key);
});

test('the way home leads to the sportsbook in the locale, from the platform too', async () => {
  const given = { basePath: '/sports/', sportsbookPath: '/sports/' };
  expect((await openSportsbookPage('/sports/de/404', given)).main).toContain('href="/sports/de"');
  const platform = await openPage('/de/404', { sportsbookPath: '/sports/' });
  expect(platform.status).toBe(404);
  expect(platform.html).toContain('href="https://bets.example/sports/de"');
});

test('the blocked page names the country as the locale calls it', async () => {
  const { html } = await openSportsbookPage('/blocked', { country: 'FR' });
  expect(heading(html)).toBe("Sorry, we're not available in France right now.");
  const german = (await openSportsbookPage('/de/blocked', { country: 'FR' })).html;
  expect(heading(german)).toBe(
    'In deinem Land (Frankreich) sind wir derzeit leider nicht verfügbar.',
  );
});

test('who is lost reads their own language where the site does not have it', async () => {
  const given = { country: 'JP', acceptLanguage: 'ja,en;q=0.5' };
  const { html, main } = await openSportsbookPage('/blocked', given);
  expect(html).toContain('<html lang="en"');
  expect(main).toContain('<div lang="ja" dir="auto"');
  expect(heading(html)).toContain('（日本）');
  const found = await openSportsbookPage('/about', given);
  expect(found.html).not.toContain('lang="ja"');
});

test('where the site is closed every page is the blocked page, and nothing else is asked or shown', async () => {
  for (const path of ['/', '/live', '/no/such/page', '/de/promotions']) {
    const { status, html, main, asked } = await openSportsbookPage(path, {
      country: 'FR',
      isClosed: true,
    });
    expect(status).toBe(451);
    expect(keyOf(html)).toBe('blocked');
    expect(main).toMatch(/France|Frankreich/);
    expect(html).not.toMatch(/<(nav|aside|footer)\b/);
    expect(asked).toEqual([]);
  }
});

test('while the database does not answer every page says so in its locale, without asking and without script', async () => {
  const assets = {
    scripts: ['/assets/start.js'],
    early: ['/assets/early.js'],
    styles: ['/assets/all.css'],
    preload: ['/assets/more.js'],
    locales: { de: '/assets/de.js' },
  };
  for (const [path, said] of [
    ['/', 'Oops! Sorry, something went wrong. Please come back in a while.'],
    ['/de/live', 'Hoppla! Da ist leider etwas schiefgegangen. Bitte komm später wieder.'],
  ] as const) {
    const { status, html, main, asked } = await openSportsbookPage(path, { isDown: true, assets });
    expect(status).toBe(503);
    expect(keyOf(html)).toBe('500');
    expect(heading(html)).toBe(said);
    expect(main).toContain('<svg');
    expect(html).toContain('/assets/all.css');
    expect(html).not.toContain('.js');
    expect(html).not.toContain('<script');
    expect(asked).toEqual([]);
  }
  const platform = await openPage('/de/deposit', { isDown: true, assets });
  expect(platform.status).toBe(503);
  expect(heading(platform.html)).toMatch(/komm später wieder/);
  expect(platform.asked).toEqual([]);
});
