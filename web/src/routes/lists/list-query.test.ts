import { expect, test } from 'vitest';
import {
  aroundDay,
  listAddress,
  liveNarrowedBy,
  narrowedBy,
  readListQuery,
  WHOLE_LIST,
} from './list-query';

const read = (text: string) => readListQuery(new URLSearchParams(text));

test.each([
  ['nothing is the whole list', '', {}],
  ['a list has a name', 'list=top', { list: 'top' }],
  ['favourites are one of them', 'list=favorites', { list: 'favorites' }],
  ['leagues are another', 'list=leagues', { list: 'leagues' }],
  ['hours from now', 'time=3h', { hours: 3 }],
  ['an order', 'sortBy=start_time:asc', { sortBy: 'start_time:asc' }],
  [
    'an order in steps',
    'sortBy=bets_count:desc,start_time:asc',
    { sortBy: 'bets_count:desc,start_time:asc' },
  ],
  ['a day', 'date=2026-06-01', { date: '2026-06-01' }],
  ['a leap day', 'date=2028-02-29', { date: '2028-02-29' }],
  ['one sport', 'sport=soccer', { sports: ['soccer'] }],
  ['values with commas are lists', 'sport=soccer,tennis', { sports: ['soccer', 'tennis'] }],
  ['a name may come twice', 'sport=soccer&sport=tennis', { sports: ['soccer', 'tennis'] }],
  ['a part counts once', 'sport=soccer,,soccer', { sports: ['soccer'] }],
  ['leagues', 'league=17,18', { leagues: [17, 18] }],
  ['a page', 'page=2', { page: 2 }],
  ['what takes bets', 'isBettable=true', { isBettable: true }],
  ['what takes bets, in short', 'isBettable=1', { isBettable: true }],
  ['what others say of the address is left alone', 'betcode=ABC&stag=7', {}],
])('%s', (_rule, text, said) => {
  expect(read(text)).toEqual({ ...WHOLE_LIST, ...said });
});

test.each([
  ['a list that nobody keeps', 'list=secret'],
  ['a list of lists', 'list=top,all'],
  ['no hours', 'time=0h'],
  ['more hours than a week', 'time=169h'],
  ['hours below nothing', 'time=-3h'],
  ['hours without their unit', 'time=3'],
  ['a word for hours', 'time=soon'],
  ['an order by what is not told', 'sortBy=password:asc'],
  ['an order without its way', 'sortBy=start_time'],
  ['an order that would be a statement', 'sortBy=start_time:asc;drop'],
  ['a day that is not', 'date=2026-02-31'],
  ['a month that is not', 'date=2026-13-01'],
  ['a day of another age', 'date=1026-01-01'],
  ['a moment', 'date=2026-06-01T10:00:00Z'],
  ['script for a sport', 'sport=%3Cscript%3E'],
  ['a path for a sport', 'sport=../admin'],
  ['a very long sport', `sport=${'a'.repeat(41)}`],
  ['words for leagues', 'league=premier,x1'],
  ['page nought', 'page=0'],
  ['a page below nothing', 'page=-1'],
  ['part of a page', 'page=1.5'],
  ['more pages than there can be', 'page=99999999999'],
  ['a page by a power', 'page=1e3'],
  ['another yes', 'isBettable=yes'],
  ['no', 'isBettable=false'],
])('%s counts as absent', (_rule, text) => {
  expect(read(text)).toEqual(WHOLE_LIST);
});

test('of a list the parts that can be meant are taken', () => {
  expect(read('sport=soccer,<b>,tennis').sports).toEqual(['soccer', 'tennis']);
  expect(read('league=17,0,x,18').leagues).toEqual([17, 18]);
  expect(read('sortBy=a:asc,sport_id:asc,b,start_time:desc').sortBy).toBe(
    'sport_id:asc,start_time:desc',
  );
});

test('a list has as many parts as anybody can want', () => {
  const many = Array.from({ length: 60 }, (_, at) => `s${at}`).join(',');
  expect(read(`sport=${many}`).sports).toHaveLength(20);
  expect(read('sortBy=sport_id:asc,category_id:asc,start_time:asc,bets_count:asc').sortBy).toBe(
    'sport_id:asc,category_id:asc,start_time:asc',
  );
});

test.each([
  ['the whole list needs no query', '', {}, '/live'],
  ['what is said is kept', 'sport=soccer,tennis&time=3h', {}, '/live?sport=soccer,tennis&time=3h'],
  ['one thing changes', 'sport=soccer&time=3h', { hours: 6 }, '/live?sport=soccer&time=6h'],
  ['one thing goes', 'sport=soccer&list=top', { list: 'all' } as const, '/live?sport=soccer'],
  [
    'a list that changes begins at its first page',
    'page=3',
    { isBettable: true },
    '/live?isBettable=true',
  ],
  ['another page of the same', 'date=2026-06-01', { page: 3 }, '/live?date=2026-06-01&page=3'],
  ['an order', '', { sortBy: 'start_time:asc' }, '/live?sortBy=start_time:asc'],
  ['leagues', 'league=17,18', {}, '/live?league=17,18'],
])('addresses: %s', (_rule, text, changes, address) => {
  expect(listAddress('/live', read(text), changes)).toBe(address);
});

test('an address is read as it was written', () => {
  const text =
    'list=outrights&date=2026-06-01&sport=golf&league=4&time=12h&sortBy=start_time:asc&isBettable=true&page=2';
  const query = read(text);
  const [, written] = listAddress('/x', query, { page: query.page }).split('?');
  expect(read(written ?? '')).toEqual(query);
});

const NOW = new Date('2026-06-01T12:03:00.000Z');
const BASE = { match_status: 'prematch', limit: 60 };

test.each([
  ['nothing narrows nothing', '', {}],
  ['a special list', 'list=betbuilder', { special: 'betbuilder' }],
  ['favourites', 'list=favorites', { favourite: true }],
  ['hours, to whole tens of minutes', 'time=3h', { start_to: '2026-06-01T15:10:00.000Z' }],
  ['an order', 'sortBy=bets_count:desc', { sort_by: 'bets_count:desc' }],
  ['sports', 'sport=soccer,tennis', { sport_key: 'soccer,tennis' }],
  ['leagues', 'league=17', { tournament_id: '17' }],
  ['what takes bets', 'isBettable=true', { bettable: true }],
])('a list is narrowed by: %s', (_rule, text, more) => {
  expect(narrowedBy(BASE, read(text), NOW)).toEqual({ ...BASE, ...more });
});

test('within ten minutes the same is asked for', () => {
  const soon = new Date('2026-06-01T12:09:00.000Z');
  expect(narrowedBy(BASE, read('time=1h'), soon)).toEqual(narrowedBy(BASE, read('time=1h'), NOW));
});

test('what is in play is not narrowed by hours', () => {
  expect(liveNarrowedBy(BASE, read('time=1h&isBettable=1'), NOW)).toEqual({
    ...BASE,
    bettable: true,
  });
});

test('around a day is what begins on it in any zone', () => {
  expect(aroundDay('2026-06-01')).toEqual({
    start_from: '2026-05-31T10:00:00.000Z',
    start_to: '2026-06-02T12:00:00.000Z',
  });
  expect(aroundDay(null)).toEqual({});
});
