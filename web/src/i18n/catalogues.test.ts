import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { CATALOGUE_LOCALES, catalogueLocale, loadCatalogue } from './catalogues';
import { createText } from './text';

function leaves(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as Record<string, unknown>).flatMap(([key, value]) =>
    leaves(value, path === '' ? key : `${path}.${key}`),
  );
}

/** The names of the arguments a compiled message takes: a text, or a list of parts. */
function argumentsOf(message: unknown): string[] {
  return Array.isArray(message) ? message.flatMap(argumentsOfPart) : [];
}

/** A part is a text, a `#`, or an argument with its kind and what it chooses among. */
function argumentsOfPart(part: unknown): string[] {
  if (!Array.isArray(part)) return [];
  const [name, , choices] = part as [string, unknown, unknown];
  const chosen = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
  return [name, ...chosen.flatMap(argumentsOf)];
}

const english = new Map(leaves(await loadCatalogue('en')));

test.each(CATALOGUE_LOCALES)('%s says everything English says, and no more', async (locale) => {
  const keys = leaves(await loadCatalogue(locale)).map(([key]) => key);
  expect(keys.sort()).toEqual([...english.keys()].sort());
});

test.each(CATALOGUE_LOCALES)(
  'every message of %s parses and takes the same arguments',
  async (locale) => {
    for (const [key, message] of leaves(await loadCatalogue(locale))) {
      const taken = [...new Set(argumentsOf(compile(message)))].sort();
      const wanted = [...new Set(argumentsOf(compile(english.get(key) ?? '')))].sort();
      expect([key, taken]).toEqual([key, wanted]);
    }
  },
);

test.each(CATALOGUE_LOCALES)('%s counts by forms that the language has', async (locale) => {
  const { pluralCategories: counts } = new Intl.PluralRules(locale).resolvedOptions();
  const places = new Intl.PluralRules(locale, { type: 'ordinal' }).resolvedOptions();
  const known = new Set<string>([...counts, ...places.pluralCategories, 'other']);
  for (const [key, message] of leaves(await loadCatalogue(locale))) {
    const forms = [...message.matchAll(/\b(zero|one|two|few|many|other) \{/g)];
    const strange = forms.filter(([, form = '']) => !known.has(form));
    expect([key, strange.map(([, form]) => form)]).toEqual([key, []]);
  }
});

test.each(CATALOGUE_LOCALES)('no message of %s is empty', async (locale) => {
  const empty = leaves(await loadCatalogue(locale)).filter(([, message]) => message.trim() === '');
  expect(empty).toEqual([]);
});

test.each([
  ['a locale without words of its own uses its language', 'de-AT', 'de'],
  ['a language without words speaks English', 'xx', 'en'],
])('%s', (_rule, locale, catalogue) => {
  expect(catalogueLocale(locale)).toBe(catalogue);
});

test('counts are worded by the rules of the language', async () => {
  const t = createText('de', await loadCatalogue('de'));
  expect(t('shell.slip_count', { count: 0 })).toBe('Wettschein, leer');
  expect(t('shell.slip_count', { count: 1 })).toBe('Wettschein, 1 Auswahl');
  expect(t('shell.slip_count', { count: 3 })).toBe('Wettschein, 3 Auswahlen');
});
