import type { GameApp } from '@touchline/domain/games/game-rules';
import type { GameWords } from '../../words/player-words';

/** Runners have the same names everywhere. */
export const RUNNERS: Readonly<Record<string, string>> = {
  1: 'Night Heron',
  2: 'Chalk Line',
  3: 'Quiet Storm',
  4: 'Copper Bell',
  5: 'Long Furrow',
  6: 'Paper Moon',
};

/** A choice or an outcome as the player reads it. */
export function nameOf(app: GameApp, word: string, words: GameWords): string {
  if (app === 'horse_racing') return `${word} ${RUNNERS[word] ?? ''}`.trim();
  if (app === 'lottery') return word.replaceAll(',', ' · ');
  return words.names[word] ?? word.replace('-', ' : ');
}
