import type { BetReply } from '@touchline/wire/bets';

/**
 * How a bet is named where there is one line for it: its first match with the score, the selection, whom that has to beat
 * where it is one of two, and how many more.
 */
export function aboutBet({ selections }: Pick<BetReply, 'selections'>): string {
  const [first, ...others] = selections;
  if (!first) return '';
  const { match, outcome, against } = first;
  const score = match.score ? `${match.score.home}:${match.score.away}` : '–';
  const event = match.name ?? `${match.home} ${score} ${match.away}`;
  const more = others.length === 0 ? '' : ` +${others.length}`;
  const rival = against === undefined ? '' : ` – ${against.name}`;
  return `${event} · ${outcome.name}${rival}${more}`;
}
