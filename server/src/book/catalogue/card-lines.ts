import type { Kysely } from 'kysely';
import type { Database, StoredCardLine } from '../../db/schema';
import { bestLines, type LineRow } from './lines';
import type { MatchRow } from './match-rows';

/** A match, and the markets whose best lines its card shows. */
export interface CardAsked {
  row: Pick<MatchRow, 'id' | 'card' | 'available_markets'>;
  marketIds: readonly number[];
}

/**
 * The best line of each market on the cards of matches, by match and market: as it is written with the match, else, of
 * a match whose card was drawn up without some of these markets, from the lines themselves.
 */
export async function linesOnCards(
  db: Kysely<Database>,
  asked: readonly CardAsked[],
): Promise<(matchId: number, marketId: number) => LineRow | null> {
  const lacking = asked.filter((each) => !isDrawn(each));
  const read = await bestLines(
    db,
    lacking.map(({ row, marketIds }) => ({ matchId: row.id, marketIds })),
  );
  const cards = new Map(asked.filter(isDrawn).map(({ row }) => [row.id, row.card ?? {}]));
  return (matchId, marketId) => {
    const card = cards.get(matchId);
    if (!card) return read(matchId, marketId);
    const line = card[marketId];
    return line ? lineRow(marketId, line) : null;
  };
}

/** Of a match that has nothing on offer, nothing need be drawn up. */
function isDrawn({ row, marketIds }: CardAsked): boolean {
  const { card, available_markets: available } = row;
  if (available === 0) return true;
  return card !== null && marketIds.every((id) => Object.hasOwn(card, id));
}

function lineRow(marketId: number, line: StoredCardLine): LineRow {
  const { next_bet_stop: stop, version } = line;
  return {
    ...line,
    market_id: marketId,
    next_bet_stop: stop === null ? null : new Date(stop),
    version: BigInt(version),
  };
}
