import { lineKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { OutcomeOffer } from '@touchline/domain/bets/market-status';
import type { Offers } from '@touchline/domain/slip/refresh-odds';
import type { Selection } from '@touchline/domain/slip/slip';
import { isLate, type LiveState } from './live-state';
import type { Topic } from './live-store';

/** What is known now of picked outcomes; those nothing is known of are left out. */
export function offersOf(selections: readonly Selection[], live: LiveState): Offers {
  const known = selections.flatMap((each): [OutcomeKey, OutcomeOffer][] => {
    const offer = offerOf(each, live);
    return offer ? [[each.key, offer]] : [];
  });
  return new Map(known);
}

/** An outcome that its line does not name, no longer or never, is inactive. */
function offerOf(selection: Selection, live: LiveState): OutcomeOffer | null {
  const line = live.lines.get(lineKey(selection));
  const outcome = live.outcomes.get(selection.key);
  if (!line) return null;
  const match = live.matches.get(selection.matchId);
  return {
    matchStatus: match?.status ?? selection.matchStatus,
    marketStatus: line.status,
    active: outcome?.active === true && line.outcomeIds.includes(selection.outcomeId),
    odds: outcome?.odds ?? null,
    isOverdue: match !== undefined && isLate(match),
  };
}

/** Everything whose change may change a selection. */
export function topicsOf(selections: readonly Selection[]): Topic[] {
  const topics = selections.flatMap((each): Topic[] => [
    each.key,
    `line:${lineKey(each)}`,
    `match:${each.matchId}`,
  ]);
  return [...new Set(topics)];
}
