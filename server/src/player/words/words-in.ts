import { type InLanguages, inLanguage, languageFor } from '../../language';
import { words as ar } from './ar';
import { words as de } from './de';
import { words as en } from './en';
import { words as it } from './it';
import { words as pl } from './pl';
import { words as ru } from './ru';
import type { PlayerWords } from './player-words';

/** The platform's words in every language that has any. */
export const PLAYER_WORDS: InLanguages<PlayerWords> = {
  ar,
  de,
  en,
  it,
  pl,
  ru,
};

/** The platform's words for a locale; English for one that has none of its own. */
export function playerWords(locale: string): PlayerWords {
  return inLanguage(PLAYER_WORDS, locale);
}

/** The language in which the platform speaks for a locale. */
export function spokenLanguage(locale: string): string {
  return languageFor(PLAYER_WORDS, locale);
}
