import { inQuery, withoutParameter } from '../i18n/query';
import { affiliateCookie } from '../state/cookies';

/**
 * Keeps who sent this visitor, and takes it out of the address, so that a link that is passed on does not say it again
 * (SPEC §2 "stag"). Runs before anything reads the address; the server renders pages as if it was not there.
 */
export function keepAffiliate(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has('stag')) return;
  const sender = inQuery(query, 'stag');
  if (sender !== null) affiliateCookie.write(sender);
  const address = `${pathname}${withoutParameter(search, 'stag')}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}
