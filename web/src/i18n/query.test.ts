import { describe, expect, test } from 'vitest';
import { contentQuery, inQuery, type Parameter, withoutParameter } from './query';

const read = (search: string, name: Parameter) => inQuery(new URLSearchParams(search), name);

describe('a value with commas is a list:', () => {
  test.each([
    ['of several', 'sport=soccer,tennis', 'sport', ['soccer', 'tennis']],
    ['of one', 'sport=soccer', 'sport', ['soccer']],
    ['with commas that are encoded', 'sport=soccer%2Ctennis', 'sport', ['soccer', 'tennis']],
    ['over several of one name', 'sport=soccer&sport=tennis', 'sport', ['soccer', 'tennis']],
    ['each part once', 'sport=soccer,soccer', 'sport', ['soccer']],
    ['without empty parts', 'sport=,soccer,,', 'sport', ['soccer']],
    ['without what is no key', 'sport=soccer,<b>,../a', 'sport', ['soccer']],
    ['of nothing', 'sport=', 'sport', []],
    ['of leagues by their numbers', 'league=17,x,0,18', 'league', ['17', '18']],
    [
      'of steps',
      'sortBy=start_time:asc,bets_count:desc',
      'sortBy',
      ['start_time:asc', 'bets_count:desc'],
    ],
    ['without steps that there are not', 'sortBy=start_time,drop:asc', 'sortBy', []],
    [
      'that is not longer than anybody means',
      `sport=${numbers(40)}`,
      'sport',
      numbers(20).split(','),
    ],
  ] as const)('%s', (_rule, search, name, list) => {
    expect(read(search, name)).toEqual(list);
  });
});

function numbers(count: number): string {
  return Array.from({ length: count }, (_each, at) => `s${at}`).join(',');
}

test.each([
  ['reset_password_token=abc', 'reset_password_token', 'abc'],
  ['reset_password_token=', 'reset_password_token', null],
  [`reset_password_token=${'a'.repeat(201)}`, 'reset_password_token', null],
  ['betcode=AB12-cd', 'betcode', 'AB12-cd'],
  ['betcode=a/b', 'betcode', null],
  ['stag=partner.7_x', 'stag', 'partner.7_x'],
  ['stag=a%3B%20path=/', 'stag', null],
  ['stag=a&stag=b', 'stag', null],
  ['deposit=pending', 'deposit', 'pending'],
  ['deposit=won', 'deposit', null],
  ['time=3h', 'time', '3h'],
  ['time=0h', 'time', null],
  ['time=3', 'time', null],
  ['date=2026-06-01', 'date', '2026-06-01'],
  ['date=2026-02-30', 'date', null],
  ['date=yesterday', 'date', null],
  ['page=2', 'page', 2],
  ['page=0', 'page', null],
  ['page=-1', 'page', null],
  ['page=1e3', 'page', null],
  ['page=99999999', 'page', null],
  ['isBettable=true', 'isBettable', true],
  ['isBettable=1', 'isBettable', true],
  ['isBettable=false', 'isBettable', false],
  ['isBettable=maybe', 'isBettable', null],
  ['list=betbuilder', 'list', 'betbuilder'],
  ['list=none', 'list', null],
  ['', 'page', null],
] as const)('?%s says of %s: %s', (search, name, value) => {
  expect(read(search, name)).toBe(value);
});

test.each([
  ['nothing', '', ''],
  ['where a visitor came from', '?utm_source=mail&gclid=1&stag=a&betcode=AB&deposit=success', ''],
  ['tokens', '?reset_password_token=secret', ''],
  ['a filter', '?sport=soccer&utm_source=mail', '?sport=soccer'],
  [
    'filters in any order',
    '?page=2&date=2026-06-01&sport=tennis',
    '?date=2026-06-01&sport=tennis&page=2',
  ],
  ['what is so anyway', '?page=1&list=all&isBettable=false', ''],
  ['what cannot be meant', '?page=x&sport=%3Cscript%3E&date=2026-02-30', ''],
])('of %s the address of a page keeps what changes the page', (_what, search, kept) => {
  expect(contentQuery(new URLSearchParams(search))).toBe(kept);
});

test.each([
  ['?stag=a', ''],
  ['?stag', ''],
  ['?a=1&stag=b&c=%20', '?a=1&c=%20'],
  ['?stags=a', '?stags=a'],
  ['', ''],
])('%s without stag is %s', (search, rest) => {
  expect(withoutParameter(search, 'stag')).toBe(rest);
});
