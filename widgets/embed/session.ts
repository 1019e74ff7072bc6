import type { HostMessage, PageMessage } from '@touchline/wire/window/embed';
import type { EmbedOptions } from '@touchline/wire/window/embed-script';

/** The host page's part in the session of the frame. */
export interface HostSession {
  /** Asks the host who is signed in, and tells the frame. */
  refresh(): Promise<void>;
  /** The frame has said who is signed in there. */
  heard(said: PageMessage<'iframe_integration'>): Promise<void>;
}

type Asked = Pick<EmbedOptions, 'token' | 'on'>;
type Tell = (message: HostMessage<'iframe_integration'>) => void;

/**
 * Keeps the frame's session with the host's (SPEC §4). The host is believed: as a page begins in the frame it is told who
 * is signed in at the host, whoever that was in the frame before. A token that was refused is not followed by another.
 */
export function hostSession({ token, on = {} }: Asked, tell: Tell): HostSession {
  let latest = 0;
  /** Says whether there is a player; null when the host could not be asked, or was asked again meanwhile. */
  const pass = async (): Promise<boolean | null> => {
    latest += 1;
    const asked = latest;
    try {
      const given = token ? await token() : null;
      if (asked !== latest) return null;
      tell(given === null ? { status: 'not-logged-in' } : { status: 'logged-in', token: given });
      return given !== null;
    } catch (reason) {
      on.problem?.({ code: 'token_failed', reason });
      return null;
    }
  };
  return {
    refresh: async () => {
      // A host without tokens shares the frame's site, and so its cookies: the frame only has to look again.
      if (token) await pass();
      else tell({ status: 'logged-in' });
    },
    heard: async ({ status, reason }) => {
      on.session?.({ status, reason });
      if (reason === 'refused') on.problem?.({ code: 'token_refused' });
      if (reason !== 'found' && reason !== 'expired') return;
      const isPlayer = token ? await pass() : false;
      if (reason === 'expired' && isPlayer === false) on.signIn?.({ view: 'sign_in' });
    },
  };
}
