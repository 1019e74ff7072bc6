import { expect, test } from 'vitest';
import { aMarket, aMatch } from '@touchline/testkit/page/live-lines';
import { matchIn, suggestedMatch } from './suggested-match';

const open = aMarket();
const NONE = { before: null, opened: null };
const id = (...args: Parameters<typeof suggestedMatch>) => suggestedMatch(...args)?.id;

const rich = aMatch({ id: 1, status: 1, main_market: open, available_markets: 90 });
const poor = aMatch({ id: 2, status: 1, main_market: open, available_markets: 12 });
const closed = aMatch({
  id: 3,
  status: 1,
  main_market: aMarket({ status: -1 }),
  available_markets: 300,
});
const bare = aMatch({ id: 4, status: 1, main_market: null, available_markets: 200 });
const later = aMatch({ id: 5, status: 0, main_market: open, available_markets: 500 });
const outright = aMatch({ id: 6, status: 1, type: 'season', main_market: open });

test.each([
  ['the match in play with the most markets is suggested', [poor, rich], NONE, 1],
  ['one that can be bet on comes before any that cannot', [closed, bare, poor], NONE, 2],
  ['one that takes no bets is better than none', [closed, bare], NONE, 3],
  ['a match that is yet to begin is none', [later], NONE, undefined],
  ['what is won outright is none', [outright], NONE, undefined],
  ['it stays as it was while that is in play', [rich, poor], { ...NONE, before: 2 }, 2],
  ['and gives way when that is over', [rich, later], { ...NONE, before: 5 }, 1],
  ['the match that is open is not shown twice', [rich, poor], { before: 1, opened: 1 }, 2],
  ['nothing in play is nothing', [], NONE, undefined],
])('%s', (_rule, matches, where, expected) => {
  expect(id(matches, where)).toBe(expected);
});

test.each([
  ['/soccer/arsenal-chelsea-m902', 902],
  ['/de/soccer/arsenal-chelsea-m7', 7],
  ['/soccer/premier-league-l17', null],
  ['/soccer/team-m902/stats', null],
  ['/live', null],
])('%s is the page of match %s', (pathname, expected) => {
  expect(matchIn(pathname)).toBe(expected);
});
