import type { FromHost, HostMessage } from '@touchline/wire/window/embed';

/** What a host asks of the frame, beside what both tell each other by themselves. */
type OrderName = Exclude<
  FromHost['name'],
  'hello' | 'iframe_integration' | 'viewport' | 'held_slip'
>;

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

interface Around {
  /** Whether the page that was met last is one of the sportsbook; those of the platform have no slip and no search. */
  isAtBook: () => boolean;
  /** Brings the sportsbook back into the frame. */
  bringBook: () => void;
}

interface Waiting {
  say: () => void;
  /** Whether the sportsbook has to come back for it, rather than whenever the reader goes there. */
  isUrgent: boolean;
}

/**
 * Keeps what a host asks for until a page in the frame has answered that can do it, since nobody hears it before, nor
 * between two pages: of each kind the newest, in the order they were asked for.
 */
export function ordersFor(post: Post, { isAtBook, bringBook }: Around): Orders {
  let isMet = false;
  let isFetching = false;
  const waiting = new Map<OrderName, Waiting>();
  const isHeard = (name: OrderName) => isMet && (isAtBook() || name === 'change_locale');
  const fetchBook = () => {
    if (!isMet || isFetching || ![...waiting.values()].some(({ isUrgent }) => isUrgent)) return;
    isFetching = true;
    bringBook();
  };
  return {
    give: (name, message) => {
      if (isHeard(name)) {
        post(name, message);
        return;
      }
      waiting.delete(name);
      const isUrgent = name === 'apply_bet_code' || ('is_open' in message && message.is_open);
      waiting.set(name, { say: () => post(name, message), isUrgent });
      fetchBook();
    },
    met: () => {
      isMet = true;
      isFetching = false;
      for (const [name, { say }] of waiting) {
        if (!isHeard(name)) continue;
        waiting.delete(name);
        say();
      }
      fetchBook();
    },
    left: () => {
      isMet = false;
    },
  };
}
