import { type InLanguages, inLanguage, languageFor } from '../../language';
import { words as ar } from './ar';
import { words as bg } from './bg';
import { words as cs } from './cs';
import { words as da } from './da';
import { words as de } from './de';
import { words as el } from './el';
import { words as en } from './en';
import { words as es } from './es';
import { words as fa } from './fa';
import { words as fi } from './fi';
import { words as fr } from './fr';
import { words as he } from './he';
import { words as hi } from './hi';
import { words as hr } from './hr';
import { words as hu } from './hu';
import { words as it } from './it';
import { words as ja } from './ja';
import { words as ko } from './ko';
import { words as nb } from './nb';
import { words as nl } from './nl';
import { words as pl } from './pl';
import { words as pt } from './pt';
import { words as ptBR } from './pt-BR';
import { words as ro } from './ro';
import { words as ru } from './ru';
import { words as sk } from './sk';
import { words as srME } from './sr-ME';
import { words as sv } from './sv';
import { words as tr } from './tr';
import { words as uk } from './uk';
import { words as zhCN } from './zh-CN';
import type { PlayerWords } from './player-words';

/** The platform's words in every language that has any. */
export const PLAYER_WORDS: InLanguages<PlayerWords> = {
  ar,
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  'pt-BR': ptBR,
  ro,
  ru,
  sk,
  'sr-ME': srME,
  sv,
  tr,
  uk,
  'zh-CN': zhCN,
};

/** The platform's words for a locale; English for one that has none of its own. */
export function playerWords(locale: string): PlayerWords {
  return inLanguage(PLAYER_WORDS, locale);
}

/** The language in which the platform speaks for a locale. */
export function spokenLanguage(locale: string): string {
  return languageFor(PLAYER_WORDS, locale);
}
