import type { HostMessage } from '@touchline/wire/window/embed';
import { session, sessionStore, type SessionState } from '../state/session';
import { hasExpired } from './frame-session';
import type { Post } from './host-door';

/**
 * Leaves to the host what it takes upon itself: its form for signing in, its deposit. A frame whose host takes no
 * deposits has none (SPEC §5): then `noDeposit` says so. `met` says what the host takes; what somebody has asked for
 * before that is left to it, too.
 */
export function leavePrompts(post: Post, noDeposit: () => void) {
  let duties: HostMessage<'hello'>['duties'] = [];
  const leave = (now: SessionState, before: SessionState) => {
    const { prompt } = now;
    if (prompt === 'deposit') {
      session.dismiss();
      if (duties.includes('deposit')) post('deposit_wanted', {});
      else noDeposit();
    }
    if ((prompt !== 'sign_in' && prompt !== 'sign_up') || !duties.includes('sign_in')) return;
    session.dismiss();
    // The host hears of a session that has ended, and may have a token for another one.
    if (!hasExpired(now, before)) post('sign_in_wanted', { view: prompt });
  };
  const stop = sessionStore.subscribe((now, before) => {
    if (now.prompt !== before.prompt) leave(now, before);
  });
  return {
    stop,
    met: (taken: HostMessage<'hello'>['duties']) => {
      duties = taken;
      leave(sessionStore.getState(), sessionStore.getState());
    },
  };
}
