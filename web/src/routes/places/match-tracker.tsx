import type { Match } from '@touchline/wire/catalogue';
import { trackedOn } from '../../features/live-tracker/grounds';
import { TrackerWaiting } from '../../features/live-tracker/tracker-waiting';
import { momentText } from '../../features/match/moment-text';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { later } from '../../ui/later';

const LiveTracker = later(
  async () => (await import('../../features/live-tracker/live-tracker')).LiveTracker,
  TrackerWaiting,
);

/** The tracker of a match in play, in sports that it can draw. */
export function MatchTracker({ match }: { match: Match }) {
  const t = useText();
  const status = useLiveMatch(match.id)?.status ?? match.status;
  const ground = trackedOn(match.tournament.sport.key, status);
  if (ground === null) return null;
  return <LiveTracker match={match} ground={ground} wordOf={(kind) => momentText(t, kind)} />;
}
