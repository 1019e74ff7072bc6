import type { Call } from '@touchline/wire/calls/call';
import type { Player } from '@touchline/wire/calls/platform';
import { isOpenWhileExcluded } from '@touchline/wire/calls/while-excluded';
import { useDepositTaker } from './deposit-taker';
import { sessionStore, type SessionState, useSession } from './session';

/** Whoever is signed in and may play: their account is open for more than its history and withdrawals. */
export function playerIn({
  status,
  player,
}: Pick<SessionState, 'status' | 'player'>): Player | null {
  return status === 'logged-in' && !player?.exclusion ? player : null;
}

/** Whether somebody is signed in who may play; renders again when that changes. */
export function useIsPlaying(): boolean {
  return useSession((now) => playerIn(now) !== null);
}

/** Who is signed in and may play, by their id, or null. */
export function usePlayingId(): number | null {
  return useSession((now) => playerIn(now)?.id ?? null);
}

/** Whether the account is restricted: its player is excluded or on a break (SPEC §3 "Limits"). */
export function useIsRestricted(): boolean {
  return useSession(({ player }) => Boolean(player?.exclusion));
}

/** Whether this player can pay in from where this page is; renders again when that changes. */
export function useCanDeposit(): boolean {
  const isTaken = useDepositTaker() !== 'nobody';
  return !useIsRestricted() && isTaken;
}

/** Whether a call would only be refused now, because the account is restricted. */
export function isBarredNow(call: Call): boolean {
  return Boolean(sessionStore.getState().player?.exclusion) && !isOpenWhileExcluded(call);
}
