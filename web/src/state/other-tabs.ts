/** What the tabs of one browser tell each other of its session. */
const CHANNEL = 'touchline-session';
const LEFT = 'left';

/** Tells the other tabs that the player has left, before one of their calls is refused as if the session had run out. */
export function tellLeft(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have but one origin
  channel.postMessage(LEFT);
  channel.close();
}

/** Calls `left` when the player has left in another tab, until the returned function is called. */
export function onLeft(left: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === LEFT) left();
  });
  return () => channel.close();
}
