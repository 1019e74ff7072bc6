import { readdirSync, readFileSync } from 'node:fs';
import { contrastOf, SURFACES, USUAL_BRAND } from '@touchline/domain/theme/brand-colours';
import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import { expect, test } from 'vitest';
import { barColour, type Look, markOf, startTheme, themeProperties } from './site-look';

const USUAL: Look = USUAL_SITE_CONFIG.theme;
const css = readFileSync(new URL('../ui/theme.css', import.meta.url), 'utf8');

test('a site that nobody has configured looks as the stylesheet says', () => {
  expect(themeProperties(USUAL)).toEqual({});
});

test('the usual colours are those of the stylesheet', () => {
  const told = (name: string, day = '', night = '') => `${name}: light-dark(${day}, ${night});`;
  const { day, night } = USUAL_BRAND;
  expect(css).toContain(told('--brand', day.brand, night.brand));
  expect(css).toContain(told('--brand-strong', day.strong, night.strong));
  expect(css).toContain(told('--brand-ink', day.ink, night.ink));
  expect(css).toContain(told('--brand-soft', day.soft, night.soft));
  expect(css).toContain(told('--brand-text', day.text, night.text));
  for (const [at, name] of ['--s1', '--s0', '--s2', '--s3'].entries()) {
    expect(css).toContain(told(name, SURFACES.day[at], SURFACES.night[at]));
  }
});

/** The two sites that show what operators can do. */
const OPERATORS = ['coral-reef', 'north-stand'].map((name) => {
  const file = new URL(`../../../examples/operators/${name}.json`, import.meta.url);
  const { site } = JSON.parse(readFileSync(file, 'utf8')) as { site: { theme: Partial<Look> } };
  return [name, { ...USUAL, ...site.theme }] as const;
});

test.each(OPERATORS)('words in the brand of %s read on every surface', (_name, look) => {
  const told = themeProperties(look);
  const colours = (name: '--brand-text' | '--brand-soft') =>
    /^light-dark\((#\w+), (#\w+)\)$/.exec(told[name] ?? '')?.slice(1) ?? [];
  for (const [at, theme] of (['day', 'night'] as const).entries()) {
    const text = colours('--brand-text')[at] ?? '';
    const grounds = [...SURFACES[theme], colours('--brand-soft')[at] ?? ''];
    const contrasts = grounds.map((ground) => contrastOf(text, ground));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  }
});

test('no words are in the plain brand, which need not read', () => {
  const sources = new URL('..', import.meta.url);
  const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const plain = sheets.filter((name) =>
    /^\s*color: var\(--brand\);/m.test(readFileSync(new URL(name, sources), 'utf8')),
  );
  expect(plain).toEqual([]);
});

test('a brand by night alone leaves the day as usual', () => {
  expect(themeProperties({ ...USUAL, brand_night: '#ffb020' })).toMatchObject({
    '--brand': 'light-dark(#0a7d40, #ffb020)',
  });
});

test('radius and density are properties too, each of which the stylesheet has', () => {
  const airy = themeProperties({ ...USUAL, radius: 4, density: 'airy', brand_day: '#1b2a6b' });
  expect(airy).toMatchObject({ '--radius': '4px', '--radius-large': '6px', '--row': '76px' });
  for (const name of Object.keys(airy)) expect(css).toContain(`${name}: `);
});

test('a reader who has not chosen sees the theme of the site, or of their system', () => {
  expect(startTheme(USUAL)).toBeNull();
  expect(startTheme({ ...USUAL, start: 'night' })).toBe('night');
});

test('what the browser draws is in the brand, or else in the colour of the header', () => {
  expect(barColour(USUAL, 'day')).toBe('#ffffff');
  expect(barColour({ ...USUAL, brand_day: '#1b2a6b' }, 'day')).toBe('#1b2a6b');
});

test('the mark of a tab has the colours of the site, and is one address', () => {
  const mark = markOf({ ...USUAL, brand_day: '#1b2a6b' });
  expect(mark).toMatch(/^data:image\/svg\+xml,[^\s<>#"]+$/);
  expect(decodeURIComponent(mark)).toContain("fill='#1b2a6b'");
});
