import type { Received } from './api';

type Heard = Omit<Received, 'text'>;

const listeners = new Set<(heard: Heard) => void>();

/** Calls back with every reply of the browser's client from now on. */
export function hearReplies(listener: (heard: Heard) => void): void {
  listeners.add(listener);
}

/** Tells of a reply. */
export function tellReply(heard: Heard): void {
  for (const listener of listeners) listener(heard);
}
