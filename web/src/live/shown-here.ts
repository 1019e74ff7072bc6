import {
  isShown,
  parseTestProviders,
  type ProviderChoice,
  providersFor,
  USUAL_PROVIDERS,
} from '@touchline/domain/feed/provider-choice';
import type { PushEvent } from '@touchline/wire/push/events';
import { testProvidersCookie } from '../state/cookies';
import type { LiveState } from './live-state';

/**
 * Whether a page takes an event: not one of a match that lists do not show to this browser (SPEC §5), unless the page
 * has the match already, because it was opened by its address or is on the slip. What is `chosen` is asked for only where
 * it matters: thousands of events a second come in, and a browser asks another process for its cookies.
 */
export function isShownHere(
  state: LiveState,
  event: PushEvent,
  chosen: () => ProviderChoice,
): boolean {
  if (event.event_name !== 'match_changed') return true;
  const { id, provider, tournament } = event.message.match;
  return state.matches.has(id) || isShown({ sportType: tournament.sport.type, provider }, chosen());
}

/** Whose events this browser is shown, as the server decides it: the site's choice, and the cookie's before it. */
export function chosenProviders(site: ProviderChoice | undefined, cookies: string): ProviderChoice {
  return providersFor(
    site ?? USUAL_PROVIDERS,
    parseTestProviders(testProvidersCookie.read(cookies) ?? undefined),
  );
}
