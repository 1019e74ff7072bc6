import { forAnotherPlayer } from '@touchline/domain/slip/bonus-on-slip';
import { isOf, withUnanswered } from '@touchline/domain/slip/place';
import { emptySlip } from '@touchline/domain/slip/slip';
import { keptSetAside } from './session-keys';
import { slipStore } from './slip';

/** So many slips with something that was sent without an answer are set aside in a tab at most. */
const MOST = 5;

/**
 * A player is here: what another one has sent from this tab without an answer is set aside until they are back, and what
 * this one had sent comes back. A slip that is being sent waits for its answer.
 */
export function handOver(playerId: number): void {
  const slip = slipStore.getState();
  if (slip.ticket === 'PROCESSING') return;
  const aside = keptSetAside.read() ?? [];
  const own = aside.find(({ placement }) => placement?.playerId === playerId);
  const isAnothers = !isOf(slip, playerId);
  if (!isAnothers && (slip.placement !== null || !own)) return;
  const { ticket: _ticket, ...bets } = slip;
  const left = aside.filter((each) => each !== own);
  keptSetAside.write([...left, ...(isAnothers ? [bets] : [])].slice(-MOST));
  const theirs = isAnothers && own ? emptySlip(slip.currency) : forAnotherPlayer(slip);
  const next = own ? withUnanswered(theirs, { ...own, ticket: 'INITIAL' }) : theirs;
  slipStore.setState(next, true);
}
