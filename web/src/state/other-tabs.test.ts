import { expect, test, vi } from 'vitest';
import { onLeft, tellLeft } from './other-tabs';

test('who leaves in one tab has left in the others, and nothing else counts as that', async () => {
  const left = vi.fn();
  const stop = onLeft(left);
  const stranger = new BroadcastChannel('touchline-session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have but one origin
  stranger.postMessage({ left: true });
  tellLeft();
  await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  stop();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have but one origin
  stranger.postMessage('left');
  stranger.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(left).toHaveBeenCalledTimes(1);
});
