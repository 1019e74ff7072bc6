import type { Match } from '@touchline/wire/catalogue';
import type { Ground } from '../../features/live-tracker/grounds';
import { LiveTracker } from '../../features/live-tracker/live-tracker';
import { momentText } from '../../features/match/moment-text';
import { useText } from '../../i18n/text';

/** The tracker, with the words for what happens in matches. */
export function TrackedMatch({ match, ground }: { match: Match; ground: Ground }) {
  const t = useText();
  return <LiveTracker match={match} ground={ground} wordOf={(kind) => momentText(t, kind)} />;
}
