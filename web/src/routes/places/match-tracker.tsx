import type { Match } from '@touchline/wire/catalogue';
import { trackedOn } from '../../features/live-tracker/grounds';
import { TrackerWaiting } from '../../features/live-tracker/tracker-waiting';
import { useLiveMatch } from '../../live/live-context';
import { later } from '../../ui/later';

const TrackedMatch = later(
  async () => (await import('./tracked-match')).TrackedMatch,
  TrackerWaiting,
);

/** The tracker of a match in play, in sports that it can draw. */
export function MatchTracker({ match }: { match: Match }) {
  const status = useLiveMatch(match.id)?.status ?? match.status;
  const ground = trackedOn(match, status);
  return ground && <TrackedMatch match={match} ground={ground} />;
}
