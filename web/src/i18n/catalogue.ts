import type { Documents } from './documents/document';
import type { messages as firstInEnglish } from './messages/en';
import type { messages as restInEnglish } from './messages/rest/en';

export type EnglishCatalogue = typeof firstInEnglish & typeof restInEnglish;

type Worded<T> = { readonly [K in keyof T]: T[K] extends string ? string : Worded<T[K]> };

/** What every locale has to say: the keys of English, in its own words. */
export type Catalogue = Worded<EnglishCatalogue>;

/** The part of it that the first screens and the slip say. */
export type FirstWords = Worded<typeof firstInEnglish>;

/** All else: what windows say, pages that are read, and those of the platform. */
export type RestOfWords = Worded<typeof restInEnglish>;

/** What of a locale is fetched when it is wanted: its other words, and its documents. */
export interface LaterWords {
  rest: () => Promise<{ messages: RestOfWords }>;
  documents: () => Promise<{ documents: Documents }>;
}
