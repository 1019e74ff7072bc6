import type { PushState } from '../../state/web-push';

/** Where a page runs, in so far as it decides on push notifications. */
export interface PushPlace {
  state: PushState;
  /** Whether the server sends any this way. */
  isSent: boolean;
  /** The page alone in a window of a browser: not in a frame, nor in an app. */
  isAlone: boolean;
  userAgent: string;
  touchPoints: number;
  /** Opened from the home screen. */
  isInstalled: boolean;
}

/** What a player is shown: a switch, why there is none, or nothing at all. */
export type PushOffer = 'on' | 'off' | 'denied' | 'to_install' | 'nothing';

/**
 * What to say of push notifications on this device. iPhones and iPads have them only for what is on the home screen;
 * in frames and apps they are the business of whoever is around the page.
 */
export function pushOffer(place: PushPlace): PushOffer {
  const { state, isSent, isAlone, isInstalled } = place;
  if (!isSent || !isAlone) return 'nothing';
  if (state !== 'unsupported') return state;
  return isOfApple(place) && !isInstalled ? 'to_install' : 'nothing';
}

/** An iPad calls itself a Mac; no Mac has a screen to touch. */
function isOfApple({ userAgent, touchPoints }: PushPlace): boolean {
  return (
    /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  );
}
