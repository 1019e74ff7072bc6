import type * as z from 'zod/mini';

/** What of a message decides whether it is taken. */
export type Arrived = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>;

/** From which window messages are taken, and on which origins it may be: frames can be sent elsewhere. */
export interface Sender {
  window: MessageEventSource | null;
  origins: ReadonlySet<string>;
}

/**
 * A message of another window, or null: it counts only from that very window, while that is on an origin we know, and
 * only when it is one of the contract. Anybody may post anything to a window.
 */
export function readMessage<S extends z.ZodMiniType>(
  schema: S,
  arrived: Arrived,
  from: Sender,
): z.output<S> | null {
  if (!isFrom(arrived, from)) return null;
  const parsed = schema.safeParse(arrived.data);
  return parsed.success ? parsed.data : null;
}

/** Whether a message came from that very window, on an origin we know. */
export function isFrom({ source, origin }: Arrived, from: Sender): boolean {
  return from.window !== null && source === from.window && from.origins.has(origin);
}
