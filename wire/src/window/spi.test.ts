import { expect, test } from 'vitest';
import { spiFromFrame, spiToFrame } from './spi';

const configure = {
  type: 'spi.configure',
  config: {
    backendOrigin: 'https://players.example',
    apiPrefix: '/api',
    currency: 'EUR',
    subunits: 100,
    locale: 'en',
    mode: undefined,
  },
  messages: { amount: 'How much' },
  look: { scheme: 'dark', properties: { '--tl-surface': 'light-dark(#fff, rgb(0 0 0 / 4%))' } },
  opens: 'window',
  returnUrl: 'https://bets.example/live?sport=soccer',
};

const look = (properties: object) => ({ type: 'spi.look', look: { scheme: 'light', properties } });

test('a form is configured with what the page knows, and the rest is as usual', () => {
  expect(spiToFrame.parse(configure)).toEqual(configure);
});

test.each([
  ['a page that is a script', { ...configure, returnUrl: 'javascript:alert(1)' }],
  ['a page that is no address', { ...configure, returnUrl: '/live' }],
  ['a way that is not known', { ...configure, opens: 'frame' }],
  ['a colour that fetches', look({ '--tl-surface': 'URL(https://evil.example/x)' })],
  ['a colour that ends its rule', look({ '--tl-text': 'red; } * { display: none' })],
  ['a colour that hides letters', look({ '--tl-text': '\\75rl(https://evil.example)' })],
  ['a colour without end', look({ '--tl-text': 'x'.repeat(301) })],
  ['a property of its own', look({ position: 'fixed' })],
  ['a message of the other door', { type: 'spi.ready' }],
])('the form takes no %s', (_what, message) => {
  expect(spiToFrame.safeParse(message).success).toBe(false);
});

test.each([
  { type: 'spi.ready' },
  { type: 'spi.size', height: 312 },
  { type: 'spi.begun', id: '0b0f6f3e-4c1b-4a4e-9b62-6a1f6f7d2f11' },
  { type: 'spi.go', address: 'https://pay.example/1' },
  { type: 'spi.result', result: 'pending' },
  {
    type: 'spi.notification',
    notification: { type: 'danger', title: 'deposit_failed', message: 'limit_reached' },
  },
])('the page takes what the form says: %j', (message) => {
  expect(spiFromFrame.parse(message)).toEqual(message);
});

test.each([
  { type: 'spi.go', address: 'javascript:alert(1)' },
  { type: 'spi.go', address: 'data:text/html,evil' },
  { type: 'spi.size', height: -1 },
  { type: 'spi.size', height: 1e9 },
  { type: 'spi.size', height: '100vh' },
  { type: 'spi.result', result: 'jackpot' },
  { type: 'spi.begun', id: '../player' },
  { type: 'spi.notification', notification: { type: 'danger', title: '<b>', message: '' } },
  'spi.ready',
  null,
])('and not: %j', (message) => {
  expect(spiFromFrame.safeParse(message).success).toBe(false);
});
