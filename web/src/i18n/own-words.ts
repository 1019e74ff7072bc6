import compile from 'icu-minify/compile';
import { CATALOGUE_LOCALES, catalogueLocale, loadCatalogue } from './catalogues';
import type { Catalogue } from './catalogue';
import type { OwnWords } from './replaced-words';

/** The operator's words, by locale, then by key such as `shell.sports`. */
type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is wrong with which message. */
export interface WordFault {
  locale: string;
  key: string;
  why: string;
}

/** The names of the arguments that a compiled message takes: a text, or a list of parts. */
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

/** Compiles an operator's message in place of ours; answers with why it will not do where it does not. */
function compiledFor(catalogue: Catalogue, key: string, text: string): { words: unknown } | string {
  const ours = messageAt(catalogue, key);
  if (ours === undefined) return 'is no message of ours';
  if (text.trim() === '') return 'says nothing';
  const words = compiledOrNull(text);
  if (words === null) return 'is no message in ICU';
  const known = new Set(argumentsOf(typeof ours === 'string' ? compiledOrNull(ours) : ours));
  const foreign = argumentsOf(words).find((name) => !known.has(name));
  return foreign === undefined ? { words } : `takes {${foreign}}, which is not known there`;
}

function compiledOrNull(text: string): unknown {
  try {
    return compile(text);
  } catch {
    return null;
  }
}

/** A message is a text or, compiled, a list. */
function messageAt(catalogue: Catalogue, key: string): unknown {
  let found: unknown = catalogue;
  for (const name of key.split('.')) {
    const isInside = typeof found === 'object' && found !== null && !Array.isArray(found);
    found = isInside && Object.hasOwn(found as object, name) ? (found as never)[name] : undefined;
  }
  return typeof found === 'string' || Array.isArray(found) ? found : undefined;
}

/** What the page of a locale says otherwise than our catalogue, compiled. What does not fit there any more is left out. */
export function ownWords(
  translations: Translations,
  locale: string,
  catalogue: Catalogue,
): OwnWords {
  const said = { ...translations[catalogueLocale(locale)], ...translations[locale] };
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, text]) => {
      const compiled = compiledFor(catalogue, key, text);
      return typeof compiled === 'string' ? [] : [[key, compiled.words]];
    }),
  );
}

/** Tells what is wrong with an operator's words, once the catalogues are there: the first fault, or null. */
export async function wordCheck(): Promise<(translations: Translations) => WordFault | null> {
  const catalogues = new Map<string, Catalogue>();
  for (const locale of CATALOGUE_LOCALES) catalogues.set(locale, await loadCatalogue(locale));
  return (translations) => {
    for (const [locale, messages] of Object.entries(translations)) {
      const catalogue = catalogues.get(locale);
      for (const [key, text] of Object.entries(messages)) {
        const compiled = catalogue ? compiledFor(catalogue, key, text) : 'is in no locale of ours';
        if (typeof compiled === 'string') return { locale, key, why: compiled };
      }
    }
    return null;
  };
}
