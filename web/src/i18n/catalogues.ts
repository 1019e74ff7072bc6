import type { Catalogue, FirstWords, LaterWords } from './catalogue';
import type { Documents } from './documents/document';
import type { OwnWords } from './replaced-words';

type Load = () => Promise<{ messages: FirstWords; later: LaterWords }>;

/**
 * A lazy chunk for each locale, which knows those that come later: every page has this list. A locale without words of
 * its own speaks English.
 */
const CATALOGUES: Readonly<Record<string, Load>> = {
  en: () => import('./messages/en'),
  ar: () => import('./messages/ar'),
  bg: () => import('./messages/bg'),
  cs: () => import('./messages/cs'),
  da: () => import('./messages/da'),
  de: () => import('./messages/de'),
  el: () => import('./messages/el'),
  es: () => import('./messages/es'),
  fa: () => import('./messages/fa'),
  fi: () => import('./messages/fi'),
  fr: () => import('./messages/fr'),
  he: () => import('./messages/he'),
  hi: () => import('./messages/hi'),
  hr: () => import('./messages/hr'),
  hu: () => import('./messages/hu'),
  it: () => import('./messages/it'),
  ja: () => import('./messages/ja'),
  ko: () => import('./messages/ko'),
  nb: () => import('./messages/nb'),
  nl: () => import('./messages/nl'),
  pl: () => import('./messages/pl'),
  pt: () => import('./messages/pt'),
  'pt-BR': () => import('./messages/pt-BR'),
  ro: () => import('./messages/ro'),
  ru: () => import('./messages/ru'),
  sk: () => import('./messages/sk'),
  'sr-ME': () => import('./messages/sr-ME'),
  sv: () => import('./messages/sv'),
  tr: () => import('./messages/tr'),
  uk: () => import('./messages/uk'),
  'zh-CN': () => import('./messages/zh-CN'),
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
  const { later } = await catalogueFor(locale)();
  return (await later.documents()).documents;
}

function catalogueFor(locale: string): Load {
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
  const [{ messages, later }, replaced] = await Promise.all([
    catalogueFor(locale)(),
    replacing(own),
  ]);
  const first = { ...replaced(messages) };
  let adding: Promise<void> | undefined;
  const add = async () => {
    const { messages: rest } = await later.rest();
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
