import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveKeptRoom } from './kept-room';
import { keepRows, MOST_ROWS } from './kept-rows';

/** A browser's storage and document, as far as rows are kept in them. */
function aBrowser() {
  const kept = new Map<string, string>();
  const set = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const style = {
    setProperty: (name: string, value: string | null) => void set.set(name, value ?? ''),
    removeProperty: (name: string) => void set.delete(name),
  };
  return { kept, set, localStorage, root: { style } };
}

let browser: ReturnType<typeof aBrowser>;
beforeEach(() => {
  browser = aBrowser();
  vi.stubGlobal('window', { localStorage: browser.localStorage });
  vi.stubGlobal('document', { documentElement: browser.root });
});
afterEach(() => vi.unstubAllGlobals());

test.each([1, 2, MOST_ROWS])('room for %i rows is left on the next page', (rows) => {
  keepRows(rows);
  expect([...browser.set.values()]).toEqual([String(rows)]);
  const next = aBrowser();
  leaveKeptRoom(browser.localStorage, next.root);
  expect(next.set).toEqual(browser.set);
});

test('no rows leave no room, now or later', () => {
  keepRows(2);
  keepRows(0);
  expect([...browser.set]).toEqual([]);
  expect([...browser.kept]).toEqual([]);
});

test.each(['4', '-1', '1.5', '"three"', '1;display:none', ''])(
  'what was kept by others, such as %s, leaves no room',
  (value) => {
    keepRows(1);
    const [key = ''] = browser.kept.keys();
    browser.kept.set(key, value);
    const next = aBrowser();
    leaveKeptRoom(browser.localStorage, next.root);
    expect([...next.set]).toEqual([]);
  },
);
