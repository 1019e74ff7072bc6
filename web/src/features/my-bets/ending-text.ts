import { unreachable } from '@touchline/domain/assert';
import type { BetWord } from '@touchline/domain/settlement/bet-words';
import { rightLegs } from '@touchline/domain/settlement/ending';
import type { Text } from '../../i18n/text';
import type { StandingBet } from './paid-bet';

/** What is neither a win nor a stake says how much it is; a system says how many were right. */
export function endingText(
  t: Text,
  { type, selections }: StandingBet,
  word: BetWord,
  paid: string,
): string {
  if (word !== 'returned') return wordText(t, word);
  const returned = t('bets.ending.returnedWith', { paid });
  if (type !== 'system') return returned;
  const right = String(rightLegs(selections));
  return `${returned} · ${t('bets.ending.right', { right, total: String(selections.length) })}`;
}

/** A word for how a bet stands, by itself. */
export function wordText(t: Text, word: BetWord): string {
  switch (word) {
    case 'open':
      return t('bets.result.no_results');
    case 'won':
      return t('bets.result.win_entire');
    case 'half_won':
      return t('bets.result.refund_half_win_other');
    case 'lost':
      return t('bets.result.lose_entire');
    case 'half_lost':
      return t('bets.result.refund_half_lose_other');
    case 'void':
      return t('bets.result.canceled');
    case 'cashed_out':
      return t('bets.result.cashed_out');
    case 'returned':
    case 'stake_returned':
      return t(`bets.ending.${word}`);
    default:
      return unreachable(word);
  }
}
