import type { FromHost, HostMessage } from '@touchline/wire/window/embed';

/** What a host asks of the frame, beside what both tell each other by themselves. */
type OrderName = Exclude<FromHost['name'], 'hello' | 'iframe_integration' | 'viewport'>;

/** Says something to the frame. */
export type Post = <Name extends FromHost['name']>(name: Name, message: HostMessage<Name>) => void;

/** Orders of a host, which may come sooner than the page that is to hear them. */
export interface Orders {
  give<Name extends OrderName>(name: Name, message: HostMessage<Name>): void;
  /** A page in the frame hears from now on. */
  met(): void;
  /** It hears no more: what is asked from now on waits for the next one. */
  left(): void;
}

/**
 * Keeps what a host asks for until a page in the frame has answered, since nobody hears it before, nor between two pages:
 * of each kind the newest, in the order they were asked for.
 */
export function ordersFor(post: Post): Orders {
  let isMet = false;
  const waiting = new Map<OrderName, () => void>();
  return {
    give: (name, message) => {
      if (isMet) {
        post(name, message);
        return;
      }
      waiting.delete(name);
      waiting.set(name, () => post(name, message));
    },
    met: () => {
      isMet = true;
      for (const say of waiting.values()) say();
      waiting.clear();
    },
    left: () => {
      isMet = false;
    },
  };
}
