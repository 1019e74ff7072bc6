import { updateLocale } from '@touchline/wire/calls/profile';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';
import { localeCookie } from './cookies';
import { keptLocale } from './local-keys';
import { beginProgress } from './progress';
import { sessionStore } from './session';

/**
 * Changes the reader's language and goes to the page in it; a player is written to in it from then on (SPEC §2 "Links
 * and locale", §7). Answers false where the platform did not take it: then nothing has changed, the progress bar has
 * stopped, and it is for the caller to say so (SPEC §8).
 */
export async function changeLocale(
  locale: string,
  address: string,
  go: (address: string) => void = (to) => window.location.assign(to),
): Promise<boolean> {
  const stop = beginProgress();
  try {
    const { status, player } = sessionStore.getState();
    // The account of somebody who is excluded takes no changes: the page is in the other language all the same.
    if (status === 'logged-in' && !player?.exclusion) {
      await call(updateLocale, { body: { locale } });
    }
  } catch (error) {
    stop();
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
  localeCookie.write(locale);
  keptLocale.write(locale);
  go(address);
  // The bar goes with the page, unless only the part behind # is another.
  setTimeout(stop, GOING_MS);
  return true;
}

/** Longer than this no change of page shows itself by the bar. */
const GOING_MS = 10_000;
