import { FULL_COVER_NAMES } from '@touchline/domain/bets/system-types';
import { expect, test } from 'vitest';
import type { Document } from './document';
import { CATALOGUE_LOCALES, loadCatalogue, loadDocuments } from '../catalogues';

const NAMES = ['about', 'help', 'rules', 'terms'] as const;

const written = async (locale: string, name: (typeof NAMES)[number]) =>
  (await loadDocuments(locale))[name]('Bets & Co');

const shape = ({ sections }: Document) =>
  sections.map(({ paragraphs, points = [] }) => [paragraphs.length, points.length]);

const textsOf = ({ title, intro, sections }: Document) => [
  title,
  intro,
  ...sections.flatMap(({ heading, paragraphs, points = [] }) => [
    heading,
    ...paragraphs,
    ...points.flatMap(({ term, text }) => [term, text]),
  ]),
];

const OTHERS = CATALOGUE_LOCALES.filter((code) => code !== 'en');

test.each(NAMES)(
  '%s says as much in every language as in English, in other words',
  async (name) => {
    const english = await written('en', name);
    for (const locale of OTHERS) {
      const told = await written(locale, name);
      expect([locale, shape(told)]).toEqual([locale, shape(english)]);
      const same = textsOf(told).filter((each) => textsOf(english).includes(each));
      // A word or two may be the same in two languages; whole sentences are not.
      expect([locale, same.filter((each) => each.length > 20)]).toEqual([locale, []]);
    }
  },
);

test.each(NAMES)('%s is in English for a language without words', async (name) => {
  expect(await written('et', name)).toEqual(await written('en', name));
});

test.each(NAMES)('%s has no empty text, and its headings are told apart', async (name) => {
  for (const locale of CATALOGUE_LOCALES) {
    const document = await written(locale, name);
    expect(textsOf(document).filter((each) => each.trim() === '')).toEqual([]);
    const headings = document.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  }
});

test.each(['rules', 'about'] as const)('%s names the site', async (name) => {
  for (const locale of CATALOGUE_LOCALES) {
    expect(textsOf(await written(locale, name)).join(' ')).toContain('Bets & Co');
  }
});

test('the rules name every full-cover bet that is taken, as the slip does or in English', async () => {
  const english = (await loadCatalogue('en')).ticket.system.name;
  for (const locale of CATALOGUE_LOCALES) {
    const text = textsOf(await written(locale, 'rules'))
      .join(' ')
      .toLowerCase();
    const { name } = (await loadCatalogue(locale)).ticket.system;
    const missing = FULL_COVER_NAMES.filter(
      (bet) => ![name[bet], english[bet]].some((each) => text.includes(each.toLowerCase())),
    );
    expect([locale, missing]).toEqual([locale, []]);
  }
});
