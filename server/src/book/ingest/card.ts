import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import type { StoredCard, StoredCardLine, StoredOutcomes } from '../../db/schema';
import { cardMarkets, cardNumbers } from '../card-markets';
import type { HeldMatch } from './held-match';
import { offered } from './hold';
import { isOnOffer, type Line } from './line';

/**
 * The card of a match after some of its lines changed, with every market that belongs there, on offer or not; null
 * where none of those lines may stand on it. Each line is as it is in this version of the match.
 */
export function changedCard(
  { sportKey, type, state }: CardHolder,
  changed: readonly Line[],
  version: number,
): StoredCard | null {
  const numbers = cardNumbers(cardMarkets(sportKey, state.provider, type));
  if (!changed.some(({ marketId }) => numbers.includes(marketId))) return null;
  const best = new Map<number, Line>();
  for (const [, told] of state.lines.entries()) {
    if (!numbers.includes(told.marketId)) continue;
    const line = offered(told);
    if (!isOnOffer(line)) continue;
    const known = best.get(line.marketId);
    if (!known || isBetter(line, known)) best.set(line.marketId, line);
  }
  return Object.fromEntries(
    numbers.map((number) => {
      const line = best.get(number);
      return [number, line ? cardLine(line, version) : null];
    }),
  );
}

/** What a card is drawn up from. */
export interface CardHolder {
  readonly sportKey: string;
  readonly type: HeldMatch['type'];
  readonly state: Pick<HeldMatch['state'], 'provider' | 'lines'>;
}

/** As `bestLines` of the catalogue orders them. */
function isBetter(one: Line, other: Line): boolean {
  if (one.favourite !== other.favourite) return one.favourite;
  if (one.status !== other.status) return one.status === MARKET_STATUS.active;
  return one.specifier < other.specifier;
}

function cardLine(line: Line, version: number): StoredCardLine {
  const { specifier, status, favourite, nextBetStop } = line;
  const outcomes: StoredOutcomes = {};
  for (const [id, { odds, active }] of Object.entries(line.outcomes))
    outcomes[id] = { odds, active };
  return {
    specifier,
    status,
    favourite,
    outcomes,
    next_bet_stop: nextBetStop === null ? null : new Date(nextBetStop).toISOString(),
    version,
  };
}
