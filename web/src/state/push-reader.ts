import { keptPushReader } from './local-keys';
import { session, sessionStore } from './session';
import { unsubscribeFromPush } from './web-push';

/**
 * What a player is told is not for whoever uses this browser next: it ends when the player leaves, or another signs in.
 * A session that has run out ends nothing, as it is then that alerts are wanted. Returns how to stop.
 */
export function keepPushOfPlayer(): () => void {
  const look = () => {
    const { status, player } = sessionStore.getState();
    if (status !== 'logged-in' || !player) return;
    const reader = keptPushReader.read();
    if (reader === player.id) return;
    keptPushReader.write(player.id);
    if (reader !== null) void unsubscribeFromPush();
  };
  look();
  const stopLooking = sessionStore.subscribe(look);
  const stopLeaving = session.onLeave(() => {
    keptPushReader.write(null);
    void unsubscribeFromPush();
  });
  return () => {
    stopLooking();
    stopLeaving();
  };
}
