import { useQuery } from '@tanstack/react-query';
import type { ReadOf } from '@touchline/wire/calls/call';
import { listUserLimits } from '@touchline/wire/calls/player-limits';
import { type RefObject, useEffect, useRef } from 'react';
import { useApi } from '../../api/api-context';
import { call } from '../../api/browser-api';
import { apiQuery } from '../../api/queries';
import { useFlag } from '../../state/flags';
import { usePlayingId } from '../../state/playing';
import { later } from '../../ui/later';
import { signOutForTime } from './play-actions';
import type { PlayNews } from './play-rules';
import { heard, playNow, usePlay } from './play-store';
import { IN_FORCE, watchActivity, watchSession, type Watch, type Watched } from './watch-play';

const PlayWindows = later(async () => (await import('./play-windows')).PlayWindows);

/** What the page and its clock are to the watches. */
const page: Watched = {
  call,
  now: () => Date.now(),
  isVisible: () => !document.hidden,
  play: playNow,
  tell,
};

function tell(news: PlayNews): void {
  heard(news);
  if (news.type === 'time_over') void signOutForTime();
}

/** Watches how long a player plays, and renders the windows that follow from it. */
export function PlayWatch() {
  const id = usePlayingId();
  const begun = useSessionWatch(id);
  useActivityWatch(id);
  const window = usePlay((play) => play.window);
  return window && <PlayWindows window={window} begun={begun} />;
}

/** SPEC §4 "Reality check", §7 "/sportsbook_sessions"; answers with whom to tell that a session has begun. */
function useSessionWatch(player: number | null): Watch['begun'] {
  const watch = useRef<Watch | null>(null);
  useEffect(() => {
    heard({ type: player === null ? 'signed_out' : 'signed_in' });
    if (player === null) return;
    const begun = watchSession(page);
    watch.current = begun;
    const lookAgain = () => {
      if (!document.hidden) begun.wake();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      begun.stop();
      watch.current = null;
    };
  }, [player]);
  useNewLimits(player, watch);
  return (secondsLeft) => watch.current?.begun(secondsLeft);
}

/** Limits that a reality check speaks of. */
const OF_SESSIONS = 'session,sportsbook_session,reality_check';
const NONE: ReadOf<typeof listUserLimits> = { data: [] };

/**
 * A page that has stopped asking how the session goes begins again once there is something to ask about: limits are set
 * on the platform's own pages, and whoever comes back from there may have some.
 */
function useNewLimits(player: number | null, watch: RefObject<Watch | null>): void {
  // Who has no time left is being signed out.
  const isDone = usePlay(({ asks, window }) => !asks && window?.kind !== 'activity_limit');
  const hasStopped = isDone && player !== null;
  const { data } = useQuery({
    ...apiQuery(useApi(), listUserLimits, { query: { types: OF_SESSIONS, statuses: IN_FORCE } }),
    queryKey: [listUserLimits.name, 'sessions', player],
    enabled: hasStopped,
    // It has stopped because there are none: that need not be asked again before the reader has been elsewhere.
    initialData: NONE,
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  const standing = data.data.map(({ id }) => id).join();
  const known = useRef('');
  useEffect(() => {
    if (!hasStopped || standing === known.current) return;
    known.current = standing;
    if (standing === '') return;
    heard({ type: 'limited' });
    watch.current?.wake();
  }, [hasStopped, standing, watch]);
}

/** SPEC §7: tracked where the feature is on and there are limits of activity in force. */
function useActivityWatch(player: number | null): void {
  const isOn = useFlag('activity_tracking') && player !== null;
  const limits = useQuery({
    ...apiQuery(useApi(), listUserLimits, { query: { type: 'activity', statuses: IN_FORCE } }),
    // What was limited for somebody else who was signed in here says nothing.
    queryKey: [listUserLimits.name, 'activity', player],
    enabled: isOn,
    // Limits are set on the platform's own pages: who comes back from there may have some.
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  const isLimited = isOn && (limits.data?.data.length ?? 0) > 0;
  useEffect(() => {
    if (!isLimited) return;
    const watch = watchActivity(page);
    document.addEventListener('visibilitychange', watch.wake);
    return () => {
      document.removeEventListener('visibilitychange', watch.wake);
      watch.stop();
    };
  }, [isLimited]);
}
