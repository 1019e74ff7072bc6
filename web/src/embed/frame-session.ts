import { takeHandover } from '@touchline/wire/calls/handover';
import type { HostMessage, PageMessage } from '@touchline/wire/window/embed';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';
import { awaitHostSession } from '../state/host-session';
import { session, sessionStore, type SessionState } from '../state/session';
import type { Post } from './host-door';

type Status = PageMessage<'iframe_integration'>['status'];

/**
 * Keeps this page's session and the host's together (SPEC §4): says who is signed in once that is known and whenever it
 * changes, and follows what the host says of it.
 */
export function frameSession(post: Post) {
  let isFound = false;
  const say = (status: Status, reason: PageMessage<'iframe_integration'>['reason']) =>
    post('iframe_integration', { status, reason });
  const follow = (now: SessionState, before: SessionState) => {
    const status = knownStatus(now);
    if (status === null) return;
    if (!isFound) {
      isFound = true;
      say(status, 'found');
    } else if (status !== before.status || now.player?.id !== before.player?.id) {
      const reason = reasonOf(now);
      if (reason === 'expired') awaitHostSession();
      say(status, reason);
    }
  };
  const stop = sessionStore.subscribe(follow);
  return {
    stop,
    /** The host is there, or there anew: it is told where we stand. */
    begin: () => {
      isFound = false;
      follow(sessionStore.getState(), sessionStore.getState());
    },
    heard: async ({ status, token }: HostMessage<'iframe_integration'>) => {
      try {
        if (status === 'not-logged-in') await leave();
        else if (token === undefined) await session.refresh();
        else await enter(token);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        say(knownStatus(sessionStore.getState()) ?? 'not-logged-in', 'refused');
      }
    },
  };
}

/** A browser may take a frame's cookie away at any time: whoever has not signed out has a session that is over. */
function reasonOf({ status }: SessionState) {
  if (status === 'logged-in') return 'signed_in';
  return session.wasLeft() ? 'signed_out' : 'expired';
}

function knownStatus({ status }: SessionState): Status | null {
  return status === 'logged-in' || status === 'not-logged-in' ? status : null;
}

/** Where a session has ended, the form for signing in opens by itself (SPEC §4). */
export function hasExpired({ status, prompt }: SessionState, before: SessionState): boolean {
  return before.status === 'logged-in' && status === 'not-logged-in' && prompt === 'sign_in';
}

async function enter(token: string): Promise<void> {
  const { data } = await call(takeHandover, { body: { token } });
  const { status, player } = sessionStore.getState();
  if (status === 'logged-in' && player?.id === data.id) return;
  await session.signedIn(data);
}

async function leave(): Promise<void> {
  if (sessionStore.getState().status !== 'not-logged-in') await session.leave();
}
