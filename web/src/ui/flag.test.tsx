import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COUNTRIES } from '@touchline/domain/countries';
import { flagOf } from '@touchline/domain/region';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aSite } from '@touchline/testkit/page/a-site';
import { SiteProvider } from '../i18n/site-context';
import { Flag, hasFlag } from './flag';

const shown = (country: string | null, basePath = '/') =>
  renderToStaticMarkup(
    <SiteProvider value={aSite({ basePath })}>
      <Flag country={country} />
    </SiteProvider>,
  );

/** The drawings that the build copies. */
const isDrawn = (flag: string) =>
  existsSync(fileURLToPath(new URL(`3x2/${flag}.svg`, import.meta.resolve('country-flag-icons'))));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const CODES = LETTERS.flatMap((first) =>
  LETTERS.flatMap((second) => LETTERS.map((third) => first + second + third)),
);

test('every country and nation that has a flag here has a drawing', () => {
  const flags = CODES.flatMap((code) => flagOf(code) ?? []);
  expect(flags.length).toBeGreaterThan(COUNTRIES.length);
  expect(flags.filter((each) => !isDrawn(each))).toEqual([]);
});

describe('the flag of', () => {
  test.each([
    ['DEU', '/', '/assets/flags/DE.webp'],
    ['ENG', '/', '/assets/flags/GB-ENG.webp'],
    ['WAL', '/sports/', '/sports/assets/flags/GB-WLS.webp'],
    ['EUR', '/', '/assets/flags/EU.webp'],
  ])('%s on a site at %s is the file %s', (country, basePath, file) => {
    expect(shown(country, basePath)).toContain(`src="${file}"`);
    expect(hasFlag(country)).toBe(true);
  });

  test.each([[null], ['INT'], ['WIN'], ['']])('%j is a globe', (country) => {
    expect(shown(country)).toContain('#ui-globe');
    expect(hasFlag(country)).toBe(false);
  });
});

test('a flag has its size before it comes, and says nothing', () => {
  const markup = shown('FRA');
  expect(markup).toContain('width="18" height="12"');
  expect(markup).toContain('alt=""');
});
