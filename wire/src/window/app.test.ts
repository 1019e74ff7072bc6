import { expect, test } from 'vitest';
import { appSays, readFromApp, tellApp, toApp } from './app';

test.each([
  appSays('token', { token: 'abc' }),
  appSays('token', { token: null }),
  appSays('locale', { locale: 'pt-BR' }),
  appSays('currency', { currency: 'EUR' }),
  appSays('push_token', { id: '1dd608f2-c6a1-41e3-851d-000c2940e62c' }),
  appSays('back', {}),
])('the app says $name as an object or as text', (message) => {
  expect(readFromApp(message)).toEqual(message);
  expect(readFromApp(JSON.stringify(message))).toEqual(message);
});

test.each([
  tellApp('ready', { version: 1 }),
  tellApp('page_changed', {
    page: 'home',
    path: '/',
    locale: 'en',
    title: 'a',
    can_go_back: false,
  }),
  tellApp('open_external', { address: 'https://example.org' }),
  tellApp('deposit_wanted', {}),
  tellApp('haptic', { kind: 'pick' }),
  tellApp('session', { status: 'logged-in', reason: 'found' }),
])('the page says $name by the contract', (message) => {
  expect(toApp.parse(structuredClone(message))).toEqual(message);
});

test.each([
  ['nothing', null],
  ['text that is no JSON', 'token'],
  ['text without end', `"${'a'.repeat(20_000)}"`],
  ['a message of a host page', { protocol: 'touchline', name: 'token', message: { token: 'a' } }],
  ['a name that is none', { ...appSays('back', {}), name: '__proto__' }],
  ['a token without end', appSays('token', { token: 'a'.repeat(201) })],
  ['an empty token', appSays('token', { token: '' })],
  ['a token that is none', { ...appSays('back', {}), name: 'token', message: { token: 7 } }],
  ['a locale with a way out', appSays('locale', { locale: '../evil' })],
  ['a currency that is none', appSays('currency', { currency: 'eur' })],
  ['an id that is none', { ...appSays('back', {}), name: 'push_token', message: { id: 'x' } }],
  ['what the page itself says', tellApp('ready', { version: 1 })],
])('%s is let be', (_what, data) => {
  expect(readFromApp(data)).toBeNull();
});
