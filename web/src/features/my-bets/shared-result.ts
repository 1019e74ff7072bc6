import { isShownByStatus } from '@touchline/domain/bets/bet-status';
import { wordOf } from '@touchline/domain/settlement/ending';
import type { Bet } from '@touchline/wire/bets';
import type { Formats } from '../../i18n/formats';
import { moneyOf } from '../../i18n/stake-money';
import type { Text } from '../../i18n/text';
import { endingText } from './ending-text';
import { paidBet } from './paid-bet';

/** What is told of a settled bet when it is shared: how it ended, what it paid, and its selections with their scores. */
export function sharedResult(t: Text, bet: Bet, formats: Formats): string | null {
  if (bet.settled_at === null || isShownByStatus(bet.status)) return null;
  const word = wordOf(paidBet(bet));
  const paid = moneyOf(formats, bet.stake)(bet.win_amount.value);
  const ending = endingText(t, bet, word, paid);
  const told = ending.includes(paid) || bet.win_amount.value === 0n ? ending : `${ending} ${paid}`;
  const legs = bet.selections.map(({ match, outcome, odds }) => {
    const between = match.score ? `${match.score.home}:${match.score.away}` : '–';
    const event = match.name ?? `${match.home} ${between} ${match.away}`;
    return `${event} · ${outcome.name} @ ${formats.odds(odds)}`;
  });
  return [told, ...legs].join('\n');
}
