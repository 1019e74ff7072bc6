import type { QueryClient } from '@tanstack/react-query';
import type { Rates } from '@touchline/domain/convert';
import { restoreShared } from '@touchline/domain/slip/restore-shared';
import type { Bet } from '@touchline/wire/bets';
import { type Api, ApiError } from '../../api/api';
import { marketsQuery, matchQuery } from '../../api/queries';
import { slipStore } from '../../state/slip';
import { mayReplaceSlip } from '../../state/replace-slip';
import { slipAtRest } from '../../state/slip-at-rest';
import { slipPanel } from '../../state/slip-panel';
import { slipSettings } from '../../state/slip-rules';
import { againOf, type MatchNow } from './again-of';

/** Where matches are asked for, and what was asked is kept. */
interface Book {
  api: Api;
  client: QueryClient;
  /** What a euro costs in each currency. */
  rates: Rates;
}

/**
 * Puts a bet of the player's own on the slip once more, in place of what is on it, and opens it there: its selections at
 * the odds of now, and its stake. Answers how many selections could not come along; with all of them the slip stays as it
 * was, and null says that the player has kept it. Throws where the book does not answer.
 */
export async function betAgain(bet: Bet, book: Book): Promise<number | null> {
  const ids = [...new Set(bet.selections.map(({ match }) => match.id))];
  const now = await Promise.all(ids.map((id) => matchNow(id, book)));
  const slip = await slipAtRest();
  const again = againOf(
    bet,
    now.filter((each) => each !== null),
    { currency: slip.currency, rates: book.rates },
  );
  const restored = restoreShared(slip, again, slipSettings.getState().rules);
  if (!restored.ok) return bet.selections.length;
  if (!(await mayReplaceSlip())) return null;
  slipStore.setState(restored.value.slip, true);
  slipPanel.setState({ isOpen: true, tab: 'slip' });
  return restored.value.left.length;
}

/** A match with its lines, as the slip follows it then; null when it is not there any more. */
async function matchNow(id: number, { api, client }: Book): Promise<MatchNow | null> {
  try {
    const [match, markets] = await Promise.all([
      client.fetchQuery(askedNow(matchQuery(api, id))),
      client.fetchQuery(askedNow(marketsQuery(api, id))),
    ]);
    return { match: match.data, markets: markets.data };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The odds of now are asked for, and a match that has gone is no fault. */
function askedNow<Query extends { meta?: Record<string, unknown> | undefined }>(
  query: Query,
): Query {
  return { ...query, staleTime: 0, meta: { ...query.meta, unreported: [404] } };
}
