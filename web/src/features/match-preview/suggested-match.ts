import { MARKET_STATUS, MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { MatchCard } from '@touchline/wire/match-card';

/**
 * The match that is worth a look: in play, with odds on who wins, and of those the one with the most markets; it stays
 * the one that was suggested before as long as it is in play. Null where nothing is.
 */
export function suggestedMatch(
  matches: readonly MatchCard[],
  { before, opened }: { before: number | null; opened: number | null },
): MatchCard | null {
  const inPlay = matches.filter(
    ({ id, type, status }) => type === 'match' && status === MATCH_STATUS.live && id !== opened,
  );
  const same = inPlay.find(({ id }) => id === before);
  if (same) return same;
  return inPlay.reduce<MatchCard | null>(
    (best, each) => (best === null || worth(each) > worth(best) ? each : best),
    null,
  );
}

/** Any that can be bet on is worth more than any that cannot. */
function worth({ main_market: market, available_markets: count }: MatchCard): number {
  return count + (market?.status === MARKET_STATUS.active ? 10_000 : 0);
}

/** The match that an address is of, by its slug; null where it is of something else (DESIGN §4.2). */
export function matchIn(pathname: string): number | null {
  const [, id] = /-m(\d{1,9})$/.exec(pathname) ?? [];
  return id === undefined ? null : Number(id);
}
