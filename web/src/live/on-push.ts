import type { PushEvent } from '@touchline/wire/push/events';

type Name = PushEvent['event_name'];
type Message<N extends Name> = Extract<PushEvent, { event_name: N }>['message'];
type Listener = (message: never) => void;

const listeners = new Map<Name, Set<Listener>>();

/** Calls `listener` with each event of a name as it arrives. Returns how to stop. */
export function onPush<N extends Name>(
  name: N,
  listener: (message: Message<N>) => void,
): () => void {
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set.add(listener));
  return () => set.delete(listener);
}

/** Tells everybody who waits for events of this name. */
export function announce(event: PushEvent): void {
  for (const listener of listeners.get(event.event_name) ?? []) {
    (listener as (message: PushEvent['message']) => void)(event.message);
  }
}
