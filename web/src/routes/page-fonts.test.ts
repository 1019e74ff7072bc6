import { expect, test } from 'vitest';
import { fontsFor } from './page-fonts';

const FONTS = {
  latin: '/l.woff2',
  'latin-ext': '/x.woff2',
  cyrillic: '/c.woff2',
  greek: '/g.woff2',
};
const LANGUAGES = '<p>Čeština Русский Ελληνικά</p>';

test.each([
  ['Arsenal – São Paulo', ['/l.woff2']],
  ['Menšík, Jakub', ['/l.woff2', '/x.woff2']],
  ['Ставки на спорт', ['/l.woff2', '/c.woff2']],
  ['Στοιχήματα', ['/l.woff2', '/g.woff2']],
])('a page that shows “%s” fetches %j at once, whatever languages there are', (text, files) => {
  const foot = `<footer>${LANGUAGES}</footer></main>${LANGUAGES}`;
  const links = fontsFor(FONTS, `${LANGUAGES}<main><p>${text}</p>${foot}`);
  expect(links.map((link) => /href="([^"]+)"/.exec(link)?.[1])).toEqual(files);
});

test('the many letters of which few are needed wait for the rest of the page', () => {
  const links = fontsFor(FONTS, '<main>š<footer></footer></main>');
  expect(links.map((link) => link.includes('fetchpriority="low"'))).toEqual([false, true]);
});

test('a page without a main part, or a build without fonts, asks for no more than there is', () => {
  expect(fontsFor(FONTS, '')).toHaveLength(1);
  expect(fontsFor({}, '<main>š<footer>')).toEqual([]);
});
