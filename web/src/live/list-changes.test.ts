import { expect, test } from 'vitest';
import { gatherStale, staleAfter, type Stale } from './list-changes';
import { NOTHING_LIVE } from './live-state';
import { seedMatches } from './seed';
import { aMatch, oddsNews } from '@touchline/testkit/page/live-lines';

const seeded = seedMatches(NOTHING_LIVE, [aMatch()]);
const statusNews = (matchId: number, status: 1 | 4) =>
  ({
    event_name: 'match_status_changed',
    message: {
      match_id: matchId,
      version: 9,
      status,
      stage: null,
      statistics: aMatch().statistics,
    },
  }) as const;

test.each([
  ['a match that begins or ends moves between lists', statusNews(7, 4), 'lists'],
  ['a score alone moves nothing', statusNews(7, 1), null],
  ['a match that is nowhere yet belongs on a list', statusNews(8, 1), 'lists'],
  ['odds of a known line make nothing stale', oddsNews(6, [1600, 2400]), null],
] as const)('%s', (_rule, event, stale) => {
  expect(staleAfter(seeded, event)).toBe(stale);
});

test('a new line of an opened match makes its markets stale', () => {
  const before = seedMatches(NOTHING_LIVE, [aMatch({ main_market: null })]);
  expect(staleAfter(before, oddsNews(6, [1600, 2400]))).toBe('markets:7');
});

test('a line that has its name by now makes its markets stale, though it is known', () => {
  const news = oddsNews(6, [1600, 2400]);
  if (news.event_name !== 'markets_changed') throw new Error('news of markets');
  const { message } = news;
  const markets = message.markets.map((market) => ({ ...market, renamed: true }));
  const renamed = { ...news, message: { ...message, markets } };
  expect(staleAfter(seeded, renamed)).toBe('markets:7');
});

test('what is stale is read again once, however often it was said', () => {
  const runs: (() => void)[] = [];
  const refreshed: Stale[][] = [];
  const stale = gatherStale(
    (all) => refreshed.push([...all]),
    (run) => runs.push(run),
  );
  for (const each of ['lists', 'markets:7', 'lists', null] as const) stale(each);
  expect(runs).toHaveLength(1);
  runs[0]?.();
  expect(refreshed).toEqual([['lists', 'markets:7']]);
});
