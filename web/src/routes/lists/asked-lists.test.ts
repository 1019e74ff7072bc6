import { expect, test } from 'vitest';
import { PAGE_SETTINGS } from '@touchline/testkit/page/page-settings';
import { openSportsbookPage } from '@touchline/testkit/page/sportsbook-page';

const pagination = { total: 0, page: 1, limit: 60, last_page: 1 };
const stream = { channel: 'updates:en', epoch: 'e', offset: 1 };

/** A page of a book in which nothing is on: what its list was asked for, and what it says. */
async function open(path: string) {
  const asked: string[] = [];
  const { main } = await openSportsbookPage(path, {
    fetch: async (address) => {
      asked.push(address);
      if (address.includes('/settings')) return Response.json({ data: PAGE_SETTINGS });
      return Response.json({ data: [], pagination, stream });
    },
  });
  const lists = asked.filter((address) => /\/matches\?/.test(address));
  return { lists: lists.map((address) => new URL(address, 'http://x').searchParams), main };
}

test('/live?date= lists what began on that day, and says of nothing that it is for what was chosen', async () => {
  const { lists, main } = await open('/live?date=2026-06-01');
  expect(lists.map((query) => [query.get('start_from'), query.get('start_to')])).toEqual([
    ['2026-05-31T10:00:00.000Z', '2026-06-02T12:00:00.000Z'],
  ]);
  expect(main).toContain('Nothing fits what you chose');
  expect(main).toMatch(/href="\/live"[^>]*>Reset filters/);
  expect(main).toContain('<b>1</b>');
  expect((await open('/live')).lists.map((query) => query.has('start_from'))).toEqual([false]);
});

test('/results?isBettable= lists what takes bets, which is nothing that is over, and says so', async () => {
  const { lists, main } = await open('/results?date=2026-06-01&isBettable=true');
  expect(lists.map((query) => query.get('bettable'))).toEqual(['true']);
  expect(main).toContain('Nothing fits what you chose');
  expect(main).not.toContain('No results of that day yet');
  expect((await open('/results?date=2026-06-01')).main).toContain('No results of that day yet');
});
