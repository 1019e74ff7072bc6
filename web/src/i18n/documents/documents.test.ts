import { FULL_COVER_NAMES } from '@touchline/domain/bets/system-types';
import { expect, test } from 'vitest';
import type { Document } from './document';
import { CATALOGUE_LOCALES } from '../catalogues';
import { documentIn } from './document-in';
import { houseDocumentIn } from './house-document-in';

const DOCUMENTS = [
  ['terms', (locale: string) => documentIn('terms', locale, 'Bets & Co')],
  ['help', (locale: string) => documentIn('help', locale, 'Bets & Co')],
  ['rules', (locale: string) => houseDocumentIn('rules', locale, 'Bets & Co')],
  ['about', (locale: string) => houseDocumentIn('about', locale, 'Bets & Co')],
] as const;

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

test.each(DOCUMENTS)(
  '%s says as much in every language as in English, in other words',
  (_name, written) => {
    const english = written('en');
    for (const locale of OTHERS) {
      const told = written(locale);
      expect([locale, shape(told)]).toEqual([locale, shape(english)]);
      const same = textsOf(told).filter((each) => textsOf(english).includes(each));
      // A word or two may be the same in two languages; whole sentences are not.
      expect([locale, same.filter((each) => each.length > 20)]).toEqual([locale, []]);
    }
  },
);

test.each(DOCUMENTS)('%s is in English for who reads neither', (_name, written) => {
  expect(written('fr')).toEqual(written('en'));
});

test.each(DOCUMENTS)('%s has no empty text, and its headings are told apart', (_name, written) => {
  for (const locale of CATALOGUE_LOCALES) {
    const document = written(locale);
    expect(textsOf(document).filter((each) => each.trim() === '')).toEqual([]);
    const headings = document.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  }
});

test.each(['rules', 'about'] as const)('%s names the site', (name) => {
  for (const locale of CATALOGUE_LOCALES) {
    expect(textsOf(houseDocumentIn(name, locale, 'Bets & Co')).join(' ')).toContain('Bets & Co');
  }
});

test('the rules name every full-cover bet that is taken', () => {
  for (const locale of CATALOGUE_LOCALES) {
    const text = textsOf(houseDocumentIn('rules', locale, 'Bets'))
      .join(' ')
      .toLowerCase();
    for (const name of FULL_COVER_NAMES) {
      expect(text).toContain(name.replace('_', ' ').replace(/(\d+)/, ' $1'));
    }
  }
});
