import { appSays, tellApp } from '@touchline/wire/window/app';
import { expect, test } from 'vitest';
import { setReporter } from '../ui/report';
import { canGoBack, hearApp, isExternal, RECEIVER, tellerOf, type BridgeWindow } from './bridge';

function opened(self: BridgeWindow = {}) {
  const heard: unknown[] = [];
  const close = hearApp(self, (said) => heard.push(said));
  return { tell: tellerOf(self), close, self, heard };
}

test('WebKit is handed an object, and Android the same as text', () => {
  const [ios, android]: unknown[][] = [[], []];
  const { tell } = opened({
    webkit: { messageHandlers: { touchline: { postMessage: (said) => ios!.push(said) } } },
    TouchlineApp: { postMessage: (said) => android!.push(JSON.parse(said)) },
  });
  tell('deposit_wanted', {});
  expect(ios).toEqual([tellApp('deposit_wanted', {})]);
  expect(android).toEqual(ios);
});

test('where the address alone says that there is an app, nothing is said and nothing fails', () => {
  expect(() => opened().tell('ready', { version: 1 })).not.toThrow();
});

test('a bridge that fails is reported, and the page goes on', () => {
  const reported: unknown[] = [];
  setReporter((error) => reported.push(error));
  const gone = new Error('the view has gone');
  const postMessage = () => {
    throw gone;
  };
  opened({ webkit: { messageHandlers: { touchline: { postMessage } } } }).tell('ready', {
    version: 1,
  });
  expect(reported).toEqual([gone]);
});

test('what the app says is heard until the bridge is closed', () => {
  const { self, heard, close } = opened();
  self[RECEIVER]?.(JSON.stringify(appSays('back', {})));
  expect(heard).toEqual([appSays('back', {})]);
  close();
  expect(RECEIVER in self).toBe(false);
});

test.each([[null], [undefined], ['{'], [{}], [{ ...appSays('back', {}), protocol: 'touchline' }]])(
  'what is none of the contract is let be: %o',
  (data) => {
    const { self, heard } = opened();
    self[RECEIVER]?.(data);
    expect(heard).toEqual([]);
  },
);

test.each([
  ['https://example.org/a', true],
  ['mailto:help@example.org', true],
  ['tel:+4912345', true],
  ['sms:+4912345', true],
  ['https://bets.example/live', false],
  ['https://players.example/help-center', false],
  ['https://bets.example.evil.example/', true],
  ['javascript:alert(1)', false],
  ['intent://evil#Intent;end', false],
  ['file:///etc/passwd', false],
  ['data:text/html,x', false],
  ['https://', false],
])('%s is for the app to open: %s', (href, expected) => {
  const ours = new Set(['https://bets.example', 'https://players.example']);
  expect(isExternal(href, ours)).toBe(expected);
});

test.each([
  [{ idx: 2 }, true],
  [{ idx: 0 }, false],
  [null, false],
  [{ idx: 'x' }, false],
])('with %o in the history there is a way back: %s', (state, expected) => {
  expect(canGoBack(state)).toBe(expected);
});
