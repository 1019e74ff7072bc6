import { isInGroup } from '@touchline/domain/country-gate';
import type { SessionState } from '../../state/session';

/** Where on the platform somebody is led whom the site is not for: to sign in, or to their own page. */
type Gate = '/users/sign-in' | '/profile';

/**
 * SPEC §6: a site for one group of players sends who is signed out, and who is signed in without being in it, to the
 * platform; null lets them stay, and so does a session that is not known yet, or that somebody around the page is about
 * to open.
 */
export function groupGate(
  group: string | null,
  { status, player }: Pick<SessionState, 'status' | 'player'>,
  isAwaited: boolean,
): Gate | null {
  if (group === null || isAwaited) return null;
  if (status === 'not-logged-in') return '/users/sign-in';
  if (status !== 'logged-in' || player === null) return null;
  const statuses = player.statuses.map(({ id }) => id);
  return isInGroup(group, statuses) ? null : '/profile';
}
