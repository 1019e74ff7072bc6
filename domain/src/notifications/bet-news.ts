import type { BetWord } from '../settlement/bet-words';

/** What a player is told has become of a bet: its word; one whose result was taken back waits for another. */
export type BetNews = Exclude<BetWord, 'open'> | 'reopened';

/** The news of a bet that has this word now. */
export function betNews(word: BetWord): BetNews {
  return word === 'open' ? 'reopened' : word;
}
