import { BUILDER_MARK } from '../../features/match/paths';
import type { Market, Match } from '@touchline/wire/catalogue';
import { expect, test } from 'vitest';
import { aMarket, aMatch } from '@touchline/testkit/page/live-lines';
import { openSportsbookPage } from '@touchline/testkit/page/sportsbook-page';
import { PAGE_SETTINGS } from '@touchline/testkit/page/page-settings';

const stream = { channel: 'updates:en', epoch: 'e', offset: 1 };
const pagination = { total: 1, page: 1, limit: 100, last_page: 1 };
const MATCH = aMatch({ custom_bet: true });
const WINNER = aMarket({ id: 1, name: 'Winner', custom_bet_groups: ['main'] });
const CORNERS = aMarket({ id: 2, name: 'Odd or even corners', custom_bet_groups: [] });

interface Book {
  match?: Match;
  markets?: readonly Market[];
  takesCustomBets?: boolean;
}

async function open(path: string, book: Book = {}): Promise<string> {
  const { match = MATCH, markets = [WINNER, CORNERS], takesCustomBets = true } = book;
  const fetch = async (address: string) => {
    const { pathname } = new URL(address);
    if (pathname.endsWith('/settings')) {
      return Response.json({ data: { ...PAGE_SETTINGS, custom_bet_enabled: takesCustomBets } });
    }
    if (pathname.endsWith('/markets')) return Response.json({ data: markets, pagination, stream });
    if (pathname.endsWith('/matches')) return Response.json({ data: [match], pagination, stream });
    return Response.json({ data: pathname.includes('/matches/') ? match : [] });
  };
  return (await openSportsbookPage(path, { fetch })).main;
}

const matchPage = `/soccer/${MATCH.slug}`;
const linksTo = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to).filter((to) => to.includes('-m7'));

test('rows of the list betbuilder lead to the bet builder of their match, and those of others to the match', async () => {
  const builder = linksTo(await open('/live?list=betbuilder'));
  expect(builder.length).toBeGreaterThan(0);
  expect(new Set(builder)).toEqual(new Set([matchPage + BUILDER_MARK]));
  expect(new Set(linksTo(await open('/live')))).toEqual(new Set([matchPage]));
});

test('a match tells which of its markets can be combined, at the place that the mark names', async () => {
  const html = await open(matchPage);
  expect(html).toContain(`id="${BUILDER_MARK.slice(1)}"`);
  expect(html).toMatch(/data-combines="true"(?:(?!data-combines).)*Winner/s);
  expect(html).toMatch(/data-combines="false"(?:(?!data-combines).)*Odd or even corners/s);
  expect(html).toContain('Bet builder</button>');
});

test.each<[string, Book]>([
  ['the site takes no custom bets', { takesCustomBets: false }],
  ['the match takes none', { match: aMatch({ custom_bet: false }) }],
  ['no market can be combined', { markets: [CORNERS] }],
])('there is no bet builder where %s', async (_why, book) => {
  const html = await open(matchPage, book);
  expect(html).toContain('Odd or even corners');
  expect(html).not.toContain('Bet builder');
  expect(html).not.toContain('id="bet-builder"');
});
