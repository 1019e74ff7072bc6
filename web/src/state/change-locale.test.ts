import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../api/api';
import { setBrowserApi } from '../api/browser-api';
import { changeLocale } from './change-locale';
import { progressStore } from './progress';
import { sessionStore } from './session';
import { aBrowser, forgetBrowser, type ABrowser } from '@touchline/testkit/page/a-browser';

let browser: ABrowser;
let asked: string[];
let answer: () => Promise<Response>;
const gone: string[] = [];
const go = (address: string) => void gone.push(address);

beforeEach(() => {
  vi.useFakeTimers();
  browser = aBrowser();
  asked = [];
  gone.length = 0;
  answer = async () => Response.json({ data: { language: 'de' } });
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: async (url, init) => {
        asked.push(`${init?.method ?? 'GET'} ${url} ${init?.body as string}`);
        return answer();
      },
    }),
  );
});
afterEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true);
  vi.runAllTimers();
  vi.useRealTimers();
  forgetBrowser();
});

test('a visitor goes to the page in the language, which cookie and storage keep', async () => {
  sessionStore.setState({ status: 'not-logged-in' });
  expect(await changeLocale('de', '/de/soccer?page=2#m', go)).toBe(true);
  expect(gone).toEqual(['/de/soccer?page=2#m']);
  expect(asked).toEqual([]);
  expect(browser.assigned.at(-1)).toMatch(/^locale=de;/);
  expect(browser.local.get('locale')).toBe('"de"');
  expect(progressStore.getState().count).toBe(1);
});

test('for a player the platform is told first', async () => {
  sessionStore.setState({ status: 'logged-in' });
  await changeLocale('de', '/de', go);
  expect(asked).toEqual(['PATCH /api/player/update_locale {"locale":"de"}']);
  expect(gone).toEqual(['/de']);
});

test.each([
  ['refuses', async () => Response.json({ error: { code: 'invalid' } }, { status: 400 })],
  ['is not there', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('a platform that %s changes nothing and stops the progress bar', async (_rule, reply) => {
  sessionStore.setState({ status: 'logged-in' });
  answer = reply;
  expect(await changeLocale('de', '/de', go)).toBe(false);
  expect(gone).toEqual([]);
  expect(browser.assigned).toEqual([]);
  expect(browser.local.size).toBe(0);
  expect(progressStore.getState().count).toBe(0);
});
