import { expect, test } from 'vitest';
import { commonVersion, faultOf, fromHost, fromPage, hostSays, pageSays } from './embed';

test.each([
  pageSays('hello', { versions: [1] }),
  pageSays('hello', { versions: [1], platform: 'https://players.example' }),
  pageSays('held_slip_wanted', {}),
  pageSays('hold_slip', { slip: { version: 1, text: '{}' } }),
  pageSays('hold_slip', { slip: null }),
  pageSays('viewport', { height: 0 }),
  pageSays('iframe_integration', { status: 'logged-in', reason: 'signed_in' }),
  pageSays('open_bet_slip', { is_open: true, tab: 'slip', selections: 2 }),
  pageSays('odds_changed', { selections: 2, total_odds: 3450 }),
  pageSays('deposit_wanted', {}),
  pageSays('search_modal', { is_open: true }),
  pageSays('change_currency', { currency: 'BTC', refused: null }),
  pageSays('change_currency', { currency: 'DOGE', refused: 'not_offered' }),
  pageSays('apply_bet_code', { code: 'AB-12', result: 'nothing_left' }),
  pageSays('page_changed', { page: 'in_play', path: '/live?a=1', locale: 'de', title: 'Live' }),
  pageSays('page_changed', { page: null, path: '/', locale: 'en', title: '' }),
  pageSays('sign_in_wanted', { view: 'sign_up' }),
  pageSays('refused', { name: 'change_locale', field: 'message.locale', reason: 'not_offered' }),
  pageSays('refused', { name: null, field: 'name', reason: 'malformed' }),
])('the page says $name as the host reads it', (message) => {
  expect(fromPage.parse(structuredClone(message))).toEqual(message);
});

test.each([
  hostSays('hello', { version: 1, duties: [], sizing: 'fill' }),
  hostSays('iframe_integration', { status: 'logged-in', token: 'abc' }),
  hostSays('iframe_integration', { status: 'not-logged-in' }),
  hostSays('viewport', { above: 0, below: 10, height: 800 }),
  hostSays('apply_bet_code', { code: 'AB-12_c' }),
  hostSays('change_currency', { currency: 'EUR' }),
  hostSays('change_locale', { locale: 'pt-BR' }),
  hostSays('open_bet_slip', { is_open: true, tab: 'my_bets' }),
  hostSays('search_modal', { is_open: false }),
  hostSays('held_slip', { slip: { version: 1, text: '{}' } }),
  hostSays('held_slip', { slip: null }),
])('the host says $name as the page reads it', (message) => {
  expect(fromHost.parse(structuredClone(message))).toEqual(message);
});

test.each([
  ['a code with what is no code', 'apply_bet_code', { code: '../x?y=1' }],
  ['a code without end', 'apply_bet_code', { code: 'a'.repeat(65) }],
  ['a currency that is none', 'change_currency', { currency: 'eur' }],
  ['a size below nothing', 'viewport', { above: -1, below: 0, height: 800 }],
  ['a size without end', 'viewport', { above: 0, below: 0, height: 1e9 }],
  ['a part of a pixel', 'viewport', { above: 0.5, below: 0, height: 800 }],
  ['a tab that is none', 'open_bet_slip', { is_open: true, tab: '__proto__' }],
  ['a status that is none', 'iframe_integration', { status: 'admin', token: 'abc' }],
  ['a held slip without end', 'held_slip', { slip: { version: 1, text: 'x'.repeat(200_001) } }],
  ['a held slip that is no text', 'held_slip', { slip: { version: 1, text: {} } }],
  ['a token without end', 'iframe_integration', { status: 'logged-in', token: 'a'.repeat(201) }],
])('%s is refused', (_what, name, message) => {
  const data = { protocol: 'touchline', name, message };
  expect(fromHost.safeParse(data).success).toBe(false);
  expect(faultOf(data)).toMatchObject({ name, field: expect.stringMatching(/^message\.[\w.]+$/) });
});

test.each([
  ['a name that is none', { name: 'constructor', message: {} }, null, 'name'],
  ['a name that is no text', { name: { toString: 1 }, message: {} }, null, 'name'],
  ['no name', { message: {} }, null, 'name'],
  ['no message', { name: 'search_modal' }, 'search_modal', 'message'],
  [
    'a field that is missing',
    { name: 'search_modal', message: {} },
    'search_modal',
    'message.is_open',
  ],
  [
    'a field inside a list',
    { name: 'hello', message: { version: 1, duties: ['sign_in', 'all'], sizing: 'fill' } },
    'hello',
    'message.duties.1',
  ],
])('of a message with %s it is told which field is at fault', (_what, said, name, field) => {
  expect(faultOf({ protocol: 'touchline', ...said })).toEqual({ name, field, reason: 'malformed' });
});

test.each([
  ['text', 'hello'],
  ['nothing', null],
  ['another contract', { protocol: 'other', name: 'hello' }],
  [
    'a refusal, sent back to who has said it',
    pageSays('refused', { name: null, field: 'name', reason: 'malformed' }),
  ],
  ['a message with nothing wrong', hostSays('search_modal', { is_open: true })],
])('%s is told nothing', (_what, data) => {
  expect(faultOf(data)).toBeNull();
});

test('of the versions that both speak the newest is taken', () => {
  expect(commonVersion([1, 99])).toBe(1);
  expect(commonVersion([99])).toBeNull();
  expect(commonVersion([])).toBeNull();
});
