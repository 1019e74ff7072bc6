import { useEffect } from 'react';
import { session, useSession } from '../../state/session';
import { later } from '../../ui/later';

const RestrictedWords = later(async () => (await import('./restricted-words')).RestrictedWords);

/** What no timer may wait for: more than a day. */
const LONGEST_WAIT_MS = 86_400_000;

/** Stands above every page of somebody who is excluded or on a break (SPEC §3 "Limits"); others fetch nothing of it. */
export function RestrictedNotice() {
  const exclusion = useSession(({ player }) => player?.exclusion ?? null);
  const until = exclusion?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const wait = Math.min(Math.max(Date.parse(until) - Date.now(), 0) + 1000, LONGEST_WAIT_MS);
    const timer = setTimeout(() => void session.refresh(), wait);
    return () => clearTimeout(timer);
  }, [until]);
  return exclusion && <RestrictedWords exclusion={exclusion} />;
}
