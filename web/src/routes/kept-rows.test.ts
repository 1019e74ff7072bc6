import { match as matchSchema, type MarketReply, type MatchReply } from '@touchline/wire/catalogue';
import { cardOf, type MatchCard } from '@touchline/wire/match-card';
import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import { describe, expect, test } from 'vitest';
import { render } from '../entry-server';
import { NOTHING_LIVE, type LiveState } from '../live/live-state';
import { seedMatches } from '../live/seed';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { KeptRows, type RowsLook } from './kept-rows';
import { ROWS_PLACE } from './row-places';
import { PAGE_SETTINGS } from '@touchline/testkit/page/page-settings';

const place = (number: number) => `<${ROWS_PLACE} data-place="${number}"></${ROWS_PLACE}>`;
const LOOK: RowsLook = { kind: 'en', moment: ['minute 1'] };

const cards = (...all: Parameters<typeof aMatch>[0][]): MatchCard[] =>
  all.map((over) => cardOf(aMatch(over)));

/** Renders a page that is one list, and tells how many rows had to be rendered for it. */
function renderedOn(rows: KeptRows, matches: MatchCard[], look = LOOK, live?: LiveState) {
  const page = rows.page(look, live ?? seedMatches(NOTHING_LIVE, matches));
  const at = page.take({ matches, columns: 3, opensBuilder: false });
  let count = 0;
  const markup = page.fill(`<main>${place(at)}</main>`, (nodes) => {
    const all = nodes as unknown[];
    count = all.length;
    return all.map((_, n) => `<row${n}><touchline-row-end></touchline-row-end>`).join('');
  });
  return { count, markup };
}

describe('rows that are kept', () => {
  test('are rendered once, and stand where their lists stand, in order', () => {
    const rows = new KeptRows();
    const matches = cards({ id: 1 }, { id: 2 });
    const first = renderedOn(rows, matches);
    expect(first).toEqual({ count: 2, markup: '<main><row0><row1></main>' });
    expect(renderedOn(rows, matches.toReversed())).toEqual({
      count: 0,
      markup: '<main><row1><row0></main>',
    });
  });

  test.each<[string, Parameters<typeof aMatch>[0]]>([
    ['has a new version', { version: 8 }],
    ['is called something else', { name: 'Cup final' }],
    ['moved to another league', { tournament: { ...aMatch().tournament, slug: 'other-l17' } }],
  ])('are rendered again where the match %s', (_what, change) => {
    const rows = new KeptRows();
    renderedOn(rows, cards({ id: 1 }, { id: 2 }));
    expect(renderedOn(rows, cards({ id: 1 }, { ...change, id: 2 })).count).toBe(1);
  });

  test.each<[string, RowsLook]>([
    ['for another kind of reader', { ...LOOK, kind: 'de' }],
    ['at another moment', { ...LOOK, moment: ['minute 2'] }],
    ['where the settings have come to it', { ...LOOK, moment: ['minute 1', '{}'] }],
  ])('are rendered again %s', (_what, look) => {
    const rows = new KeptRows();
    renderedOn(rows, cards({ id: 1 }));
    expect(renderedOn(rows, cards({ id: 1 }), look).count).toBe(1);
  });

  test('are neither used nor kept where the page knows better of the match', () => {
    const rows = new KeptRows();
    const matches = cards({ id: 1 });
    const newer = seedMatches(NOTHING_LIVE, cards({ id: 1, version: 99 }));
    expect(renderedOn(rows, matches, LOOK, newer).count).toBe(1);
    expect(renderedOn(rows, matches).count).toBe(1);
    expect(renderedOn(rows, matches).count).toBe(0);
    expect(renderedOn(rows, matches, LOOK, newer).count).toBe(1);
  });

  test('with another number of columns are others', () => {
    const rows = new KeptRows();
    const matches = cards({ id: 1 });
    renderedOn(rows, matches);
    const page = rows.page(LOOK, seedMatches(NOTHING_LIVE, matches));
    page.take({ matches, columns: 2, opensBuilder: false });
    expect(page.fill(place(0), () => 'two<touchline-row-end></touchline-row-end>')).toBe('two');
  });

  test('leave a page without lists as it is', () => {
    const page = new KeptRows().page(LOOK, NOTHING_LIVE);
    expect(page.fill('<main>Nothing</main>', () => 'never')).toBe('<main>Nothing</main>');
  });
});

const LINE: MarketReply = {
  match_id: 7,
  match_urn_id: 'sr:match:7',
  id: 1,
  name: 'Match result',
  status: 1,
  specifier: '',
  outcomes: ['1', '2', '3'].map((id) => ({ id, name: `Runner ${id}`, active: true, odds: 2500 })),
  market_groups: [],
  priority: 0,
  most_balanced: true,
  next_bet_stop: null,
  custom_bet_groups: [],
  version: 5,
};

let visits = 0;

/** The live page with these matches, at an address of its own. */
async function livePage(matches: readonly unknown[], cookies: Record<string, string> = {}) {
  visits += 1;
  const pagination = { total: matches.length, page: 1, limit: 200, last_page: 1 };
  const stream = { channel: 'updates:en', epoch: 'e', offset: 1 };
  const { html = '' } = await render({
    app: 'sportsbook',
    url: `/live?visit=${visits}`,
    basePath: '/',
    sportsbookPath: '/',
    locales: ['en', 'de'],
    fetch: (address) =>
      Promise.resolve(
        Response.json(
          /\/settings/.test(address)
            ? { data: PAGE_SETTINGS }
            : { data: /\/matches/.test(address) ? matches : [], pagination, stream },
        ),
      ),
    theme: null,
    acceptLanguage: null,
    cookies,
    assets: { scripts: [], styles: [], preload: [] },
    platformOrigin: 'https://players.example',
    sportsbookOrigin: 'https://bets.example',
    config: USUAL_SITE_CONFIG,
  });
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main.replaceAll(/visit=\d+/g, '');
}

/** A match as the server sends it. */
const sent = (id: number, over: Partial<MatchReply> = {}) => {
  const match = { ...aMatch({ id, status: 1 }), main_market: { ...LINE, match_id: id }, ...over };
  matchSchema.parse(match);
  return match;
};

describe('a page with kept rows', () => {
  test('is the same page', async () => {
    const matches = [sent(7), sent(8)];
    const first = await livePage(matches);
    expect(first.match(/arsenal-chelsea-m\d/g)).toContain('arsenal-chelsea-m8');
    expect(first).not.toContain('touchline-row');
    expect(await livePage(matches)).toBe(first);
  });

  test('shows odds that have moved, and those of the other matches', async () => {
    await livePage([sent(7), sent(8)]);
    const line = { ...LINE, match_id: 8, version: 6 };
    const outcomes = LINE.outcomes.map((each) => ({ ...each, odds: 3100 }));
    const page = await livePage([sent(7), sent(8, { main_market: { ...line, outcomes } })]);
    expect(page.match(/>2\.50</g)).toHaveLength(3);
    expect(page.match(/>3\.10</g)).toHaveLength(3);
  });

  test('shows odds as its reader wants them', async () => {
    await livePage([sent(7)]);
    expect(await livePage([sent(7)], { odds_type: 'british' })).toContain('>6/4<');
    expect(await livePage([sent(7)])).toContain('>2.50<');
  });

  test('has no ids in its rows that depend on where they stand', async () => {
    const page = await livePage([sent(7)]);
    const [, row = ''] = /data-columns="3">(.*)<\/section>/s.exec(page) ?? [];
    expect(row).toContain('m7');
    expect(row).not.toMatch(/_R_|«/);
  });
});
