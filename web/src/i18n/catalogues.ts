import type { Documents } from './documents/document';
import type { messages as firstInEnglish } from './messages/en';
import type { messages as restInEnglish } from './messages/rest/en';
import type { OwnWords } from './replaced-words';

export type EnglishCatalogue = typeof firstInEnglish & typeof restInEnglish;

type Worded<T> = { readonly [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };

/** What every locale has to say: the keys of English, in its own words. */
export type Catalogue = Worded<EnglishCatalogue>;
/** The part of it that the first screens and the slip say. */
export type FirstWords = Worded<typeof firstInEnglish>;
/** All else: what windows say, pages that are read, and those of the platform. */
export type RestOfWords = Worded<typeof restInEnglish>;

interface Locale {
  first: () => Promise<{ messages: FirstWords }>;
  rest: () => Promise<{ messages: RestOfWords }>;
  documents: () => Promise<{ documents: Documents }>;
}

/** Lazy chunks for each locale. A locale without words of its own speaks English. */
const CATALOGUES: Readonly<Record<string, Locale>> = {
  en: {
    first: () => import('./messages/en'),
    rest: () => import('./messages/rest/en'),
    documents: () => import('./documents/en'),
  },
  ar: {
    first: () => import('./messages/ar'),
    rest: () => import('./messages/rest/ar'),
    documents: () => import('./documents/ar'),
  },
  bg: {
    first: () => import('./messages/bg'),
    rest: () => import('./messages/rest/bg'),
    documents: () => import('./documents/bg'),
  },
  da: {
    first: () => import('./messages/da'),
    rest: () => import('./messages/rest/da'),
    documents: () => import('./documents/da'),
  },
  de: {
    first: () => import('./messages/de'),
    rest: () => import('./messages/rest/de'),
    documents: () => import('./documents/de'),
  },
  es: {
    first: () => import('./messages/es'),
    rest: () => import('./messages/rest/es'),
    documents: () => import('./documents/es'),
  },
  fi: {
    first: () => import('./messages/fi'),
    rest: () => import('./messages/rest/fi'),
    documents: () => import('./documents/fi'),
  },
  fr: {
    first: () => import('./messages/fr'),
    rest: () => import('./messages/rest/fr'),
    documents: () => import('./documents/fr'),
  },
  hr: {
    first: () => import('./messages/hr'),
    rest: () => import('./messages/rest/hr'),
    documents: () => import('./documents/hr'),
  },
  it: {
    first: () => import('./messages/it'),
    rest: () => import('./messages/rest/it'),
    documents: () => import('./documents/it'),
  },
  ja: {
    first: () => import('./messages/ja'),
    rest: () => import('./messages/rest/ja'),
    documents: () => import('./documents/ja'),
  },
  ko: {
    first: () => import('./messages/ko'),
    rest: () => import('./messages/rest/ko'),
    documents: () => import('./documents/ko'),
  },
  nb: {
    first: () => import('./messages/nb'),
    rest: () => import('./messages/rest/nb'),
    documents: () => import('./documents/nb'),
  },
  nl: {
    first: () => import('./messages/nl'),
    rest: () => import('./messages/rest/nl'),
    documents: () => import('./documents/nl'),
  },
  pl: {
    first: () => import('./messages/pl'),
    rest: () => import('./messages/rest/pl'),
    documents: () => import('./documents/pl'),
  },
  pt: {
    first: () => import('./messages/pt'),
    rest: () => import('./messages/rest/pt'),
    documents: () => import('./documents/pt'),
  },
  'pt-BR': {
    first: () => import('./messages/pt-BR'),
    rest: () => import('./messages/rest/pt-BR'),
    documents: () => import('./documents/pt-BR'),
  },
  ro: {
    first: () => import('./messages/ro'),
    rest: () => import('./messages/rest/ro'),
    documents: () => import('./documents/ro'),
  },
  ru: {
    first: () => import('./messages/ru'),
    rest: () => import('./messages/rest/ru'),
    documents: () => import('./documents/ru'),
  },
  'sr-ME': {
    first: () => import('./messages/sr-ME'),
    rest: () => import('./messages/rest/sr-ME'),
    documents: () => import('./documents/sr-ME'),
  },
  sv: {
    first: () => import('./messages/sv'),
    rest: () => import('./messages/rest/sv'),
    documents: () => import('./documents/sv'),
  },
  tr: {
    first: () => import('./messages/tr'),
    rest: () => import('./messages/rest/tr'),
    documents: () => import('./documents/tr'),
  },
  uk: {
    first: () => import('./messages/uk'),
    rest: () => import('./messages/rest/uk'),
    documents: () => import('./documents/uk'),
  },
  'zh-CN': {
    first: () => import('./messages/zh-CN'),
    rest: () => import('./messages/rest/zh-CN'),
    documents: () => import('./documents/zh-CN'),
  },
};

/** The locales that have a catalogue. */
export const CATALOGUE_LOCALES: readonly string[] = Object.keys(CATALOGUES);

/** The catalogue that serves a locale: its own, its language's, or English. */
export function catalogueLocale(locale: string): string {
  const language = locale.split('-')[0] ?? locale;
  return [locale, language].find((code) => code in CATALOGUES) ?? 'en';
}

/** Fetches what there is to read at length in a locale: terms, help, rules, and who runs the site. */
export async function loadDocuments(locale: string): Promise<Documents> {
  return (await catalogueFor(locale).documents()).documents;
}

function catalogueFor(locale: string): Locale {
  const catalogue = CATALOGUES[catalogueLocale(locale)];
  if (!catalogue) throw new Error('there is no English catalogue');
  return catalogue;
}

/** Fetches all words of a locale. */
export async function loadCatalogue(locale: string): Promise<Catalogue> {
  const { first, addRest } = await loadFirstWords(locale);
  await addRest();
  return first as Catalogue;
}

/**
 * Fetches what the first screens say. `addRest` fetches the rest and puts it into the same object, once however often
 * it is called; a failure is tried again by the next call. `own` are the operator's words in place of ours.
 */
export async function loadFirstWords(
  locale: string,
  own: OwnWords = {},
): Promise<{ first: FirstWords; addRest: () => Promise<void> }> {
  const catalogue = catalogueFor(locale);
  const [{ messages }, replaced] = await Promise.all([catalogue.first(), replacing(own)]);
  const first = { ...replaced(messages) };
  let adding: Promise<void> | undefined;
  const add = async () => {
    const { messages: rest } = await catalogue.rest();
    Object.assign(first, replaced(rest));
  };
  const addRest = () => {
    adding ??= add().catch((error: unknown) => {
      adding = undefined;
      throw error;
    });
    return adding;
  };
  return { first, addRest };
}

/** Puts an operator's own words in place of ours; few have any, and the others fetch nothing for it. */
async function replacing(own: OwnWords): Promise<<Part extends object>(part: Part) => Part> {
  if (Object.keys(own).length === 0) return (part) => part;
  const { replacedWords } = await import('./replaced-words');
  return (part) => replacedWords(part, own);
}
