import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FormatsProvider, formatsFor } from '../i18n/formats';
import { SiteProvider } from '../i18n/site-context';
import { aSite } from '@touchline/testkit/page/a-site';
import { PageMeta } from './page-meta';

const site = aSite({
  basePath: '/sports/',
  locales: ['en', 'de', 'pt-BR'],
  sportsbookPath: '/sports/',
});

/** The addresses in the head of a page that is open in German with a query. */
function addresses(hidden: boolean): string[] {
  const head = renderToStaticMarkup(
    <SiteProvider value={site}>
      <FormatsProvider value={formatsFor('de', 'UTC')}>
        <MemoryRouter
          basename="/sports/de"
          initialEntries={['/sports/de/soccer?utm_source=mail&page=2&stag=a']}
        >
          <PageMeta title="Soccer" hidden={hidden} />
        </MemoryRouter>
      </FormatsProvider>
    </SiteProvider>,
  );
  return [...head.matchAll(/<link rel="(\w+)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g)].map(
    ([, rel, locale, href]) => `${locale ?? rel} ${href}`,
  );
}

test('a page names its one address, and the same page in every language', () => {
  expect(addresses(false)).toEqual([
    'canonical https://bets.example/sports/de/soccer?page=2',
    'en https://bets.example/sports/soccer?page=2',
    'de https://bets.example/sports/de/soccer?page=2',
    'pt-BR https://bets.example/sports/pt-BR/soccer?page=2',
    'x-default https://bets.example/sports/soccer?page=2',
  ]);
});

test('a page that is not for search engines names none', () => {
  expect(addresses(true)).toEqual([]);
});
