import { expect, test } from 'vitest';
import { chunkOf, MOST, overweight } from './chunks';

const ENTRY = '/web/src/entry-client.tsx';
const LIVE = '/web/src/routes/live.tsx';
const HOME = '/web/src/routes/home.tsx';
const PLATFORM = '/web/src/routes/platform/platform-routes.tsx';
const SLIP = '/web/src/features/slip/slip-form.tsx';
const SEARCH = '/web/src/features/search/search-window.tsx';
const HELP = '/web/src/features/power/help-window.tsx';
const BANNER = '/web/src/features/jackpots/jackpot-banner.tsx';
const RULES = '/domain/src/slip/toggle-selection.ts';
const SETTINGS = '/wire/src/calls/settings.ts';
const CALL = '/wire/src/calls/own-pages.ts';
const QUERY = '/node_modules/@tanstack/react-query/build/modern';

/** Who imports a module at once, and who when it is wanted. */
const IMPORTERS: Readonly<Record<string, { importers?: string[]; dynamicImporters?: string[] }>> = {
  '/web/src/routes/start-page.tsx': { importers: [ENTRY] },
  [LIVE]: { importers: ['/web/src/routes/start-page.tsx'] },
  '/node_modules/zod/v4/core/schemas.js': { importers: [LIVE] },
  [`${QUERY}/index.js`]: { importers: [LIVE] },
  [`${QUERY}/useMutation.js`]: { importers: [`${QUERY}/index.js`] },
  [SLIP]: { dynamicImporters: [LIVE] },
  [SEARCH]: { dynamicImporters: [LIVE] },
  [HELP]: { dynamicImporters: [SEARCH] },
  [HOME]: { dynamicImporters: [ENTRY] },
  [BANNER]: { dynamicImporters: [HOME] },
  [PLATFORM]: { dynamicImporters: [ENTRY] },
  '/web/src/live/connection.ts': { dynamicImporters: [ENTRY] },
  '/node_modules/centrifuge/build/index.mjs': { dynamicImporters: [ENTRY] },
  '/web/src/i18n/messages/de.ts': { dynamicImporters: [LIVE] },
  [RULES]: { importers: [LIVE, SLIP] },
  [SETTINGS]: { importers: [LIVE] },
  [CALL]: { importers: [PLATFORM] },
  '/web/src/ui/stake.tsx': { importers: [SLIP, SEARCH] },
  '/web/src/ui/list.tsx': { importers: [SEARCH, BANNER] },
  '/web/src/ui/field.tsx': { importers: [SEARCH, PLATFORM] },
  '/web/src/ui/days.tsx': { importers: [SEARCH, PLATFORM, HOME] },
};

const modules = {
  getModuleInfo: (id: string) => ({
    importers: IMPORTERS[id]?.importers ?? [],
    dynamicImporters: IMPORTERS[id]?.dynamicImporters ?? [],
  }),
};

test.each([
  ['what every page loads at once', LIVE, 'first'],
  ['a package that every page loads at once', '/node_modules/zod/v4/core/schemas.js', 'packages'],
  ['what a package has for later', `${QUERY}/useMutation.js`, null],
  ['an entry', ENTRY, null],
  ['the slip', SLIP, 'slip'],
  ['what the slip shares with what comes after it', '/web/src/ui/stake.tsx', 'slip'],
  ['the connection', '/web/src/live/connection.ts', 'connection'],
  ['the package it talks through', '/node_modules/centrifuge/build/index.mjs', 'connection'],
  ['a window that every page has', SEARCH, 'further'],
  ['a block of the first page that comes later', BANNER, 'further'],
  ['what they share', '/web/src/ui/list.tsx', 'further'],
  ['what the platform needs as well', '/web/src/ui/field.tsx', 'shared'],
  ['what a page needs as well', '/web/src/ui/days.tsx', null],
  ['rules that every page loads at once', RULES, 'rules'],
  ['calls that every page may make', SETTINGS, 'calls'],
  ['calls that a page alone makes', CALL, null],
  ['the script of a page', PLATFORM, null],
  ['a window that a window opens', HELP, null],
  ['words', '/web/src/i18n/messages/de.ts', null],
])('%s: %s goes into the chunk %s', (_what, id, chunk) => {
  expect(chunkOf(id, modules)).toBe(chunk);
});

const chunk = (name: string, length: number) => ({ name, code: 'x'.repeat(length) });
const { packages = 0, rules = 0, calls = 0, first = 0 } = MOST;

const loaded = (size: number) => [
  chunk('packages', packages),
  chunk('rules', rules),
  chunk('calls', calls),
  chunk('first', size),
];

test('a first load within its bounds may go out, whatever comes later', () => {
  const later = chunk('slip-form', 1_000_000);
  expect(overweight([...loaded(first), later])).toEqual([]);
});

test('one that has grown may not, nor one that is split otherwise', () => {
  const grown = loaded(first + 1);
  expect(overweight(grown)).toEqual([`first has ${first + 1} characters, ${first} at most`]);
  expect(overweight(grown.slice(1))).toContain('there is no chunk packages');
});
