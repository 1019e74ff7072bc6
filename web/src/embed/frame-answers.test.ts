import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSearch, openSearch } from '../state/search-modal';
import { sharedAnswered } from '../state/shared-bets';
import { shownWindows } from '../state/shown-windows';
import { reportBetCodes, reportSearch } from './frame-answers';

let told: unknown[];
let stops: (() => void)[];

const post = (name: string, message: object) => void told.push([name, message]);

beforeEach(() => {
  stops = [reportSearch(post), reportBetCodes(post)];
  told = [];
});
afterEach(() => {
  stands(false);
  for (const stop of stops) stop();
});

const stands = (search: boolean) => shownWindows.setState({ search });

test('the host hears when the search opens and closes, and not of what is typed', () => {
  openSearch('ars');
  stands(true);
  openSearch('arsenal');
  closeSearch();
  stands(false);
  expect(told).toEqual([
    ['search_modal', { is_open: true }],
    ['search_modal', { is_open: false }],
  ]);
});

test('of a search that does not come the host hears nothing', () => {
  openSearch();
  closeSearch();
  expect(told).toEqual([]);
});

test.each([
  [null, 'restored'],
  ['link-not-found', 'not_found'],
  ['link-try-another-bet', 'nothing_left'],
  ['link-try-later', 'failed'],
  ['slip-kept', 'slip_kept'],
] as const)('a code that came to %s is told as %s', (failure, result) => {
  sharedAnswered({ code: 'AB-12', failure });
  expect(told).toEqual([['apply_bet_code', { code: 'AB-12', result }]]);
});

test('the same code twice is answered twice, and what is no code not at all', () => {
  sharedAnswered({ code: 'AB-12', failure: null });
  sharedAnswered({ code: 'AB-12', failure: null });
  sharedAnswered({ code: '<script>', failure: 'link-not-found' });
  expect(told).toHaveLength(2);
});

test('what was done before anybody told of it is told at once', () => {
  stands(true);
  sharedAnswered({ code: 'AB-12', failure: null });
  told = [];
  stops.push(reportSearch(post), reportBetCodes(post));
  expect(told).toEqual([
    ['search_modal', { is_open: true }],
    ['apply_bet_code', { code: 'AB-12', result: 'restored' }],
  ]);
});
