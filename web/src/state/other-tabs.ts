import { openChannel } from '../ui/browser';

/** What the tabs of one browser tell each other of its session. */
const CHANNEL = 'touchline-session';
const LEFT = 'left';

/** Tells the other tabs that the player has left, before one of their calls is refused as if the session had run out. */
export function tellLeft(): void {
  const channel = openChannel(CHANNEL, () => undefined);
  channel.tell(LEFT);
  channel.close();
}

/** Calls `left` when the player has left in another tab, until the returned function is called. */
export function onLeft(left: () => void): () => void {
  const channel = openChannel(CHANNEL, (message) => {
    if (message === LEFT) left();
  });
  return () => channel.close();
}
