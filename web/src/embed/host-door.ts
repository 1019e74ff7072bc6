import {
  EMBED_VERSIONS,
  faultOf,
  type FromHost,
  fromHost,
  type FromPage,
  type HostMessage,
  type PageMessage,
  pageSays,
} from '@touchline/wire/window/embed';
import { isFrom, readMessage } from '@touchline/wire/window/read-message';
import { orReport } from '../ui/report';
import { isTaken } from './origin-rule';

/** Says something to the host; before one has answered, nothing is said. Never throws: what cannot be said is reported. */
export type Post = <Name extends FromPage['name']>(name: Name, message: PageMessage<Name>) => void;

/** What the page needs of its window. */
export interface DoorWindow {
  parent: Pick<Window, 'postMessage'>;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

export interface HostDoorOptions {
  /** Origins of host pages; `*` is any. */
  allowed: readonly string[];
  /** The origin of the player platform, whose pages may follow ours; a page of the platform itself says nothing of it. */
  platform?: string;
  /** A host has answered: from now on it can be spoken to. Again, when its script begins anew. */
  met: (hello: HostMessage<'hello'>) => void;
  /**
   * Whether the session is just being initialised (SPEC §5): then a host may say first who is signed in, and be known by
   * that, without saying hello. Nobody by default.
   */
  isInitialising?: () => boolean;
  /** It has said something else. */
  said: (message: Exclude<FromHost, { name: 'hello' }>) => void;
}

/** What the page says through its door. */
export interface HostDoor {
  post: Post;
  /** Says hello again. */
  greet: () => void;
  close: () => void;
}

/**
 * The page's side of the door to its host: it says hello to whoever is there, again by `greet`, and listens to whom it
 * may. What whoever is listened to says wrongly is answered with the field at fault; what anybody else says is let be.
 */
export function openHostDoor(
  self: DoorWindow,
  { allowed, platform, isInitialising = () => false, met, said }: HostDoorOptions,
): HostDoor {
  let host: string | null = null;
  const hear = (event: MessageEvent<unknown>) => {
    const origins = new Set(isTaken({ allowed, host }, event.origin) ? [event.origin] : []);
    const from = { window: self.parent as MessageEventSource, origins };
    const refuse = (fault: PageMessage<'refused'> | null) => {
      // Before there is a host, only who answers our hello is answered.
      const isHeard = isFrom(event, from) && (host !== null || fault?.name === 'hello');
      if (fault && isHeard) self.parent.postMessage(pageSays('refused', fault), event.origin);
    };
    const message = readMessage(fromHost, event, from);
    if (!message) {
      refuse(faultOf(event.data));
      return;
    }
    if (message.name !== 'hello') {
      const isFirstWord = message.name === 'iframe_integration' && isInitialising();
      if (isFirstWord) host ??= event.origin;
      if (host !== null) said(message);
    } else if (EMBED_VERSIONS.includes(message.message.version)) {
      host = event.origin;
      met(message.message);
    } else refuse({ name: 'hello', field: 'message.version', reason: 'not_offered' });
  };
  self.addEventListener('message', hear);
  // Who the host is only its answer tells; this holds nothing that is not known to everybody.
  const greet = () =>
    self.parent.postMessage(
      pageSays('hello', {
        versions: [...EMBED_VERSIONS],
        ...(platform === undefined ? {} : { platform }),
      }),
      '*',
    );
  greet();
  return {
    greet,
    post: (name, message) => {
      const to = host;
      if (to !== null) orReport(() => self.parent.postMessage(pageSays(name, message), to));
    },
    close: () => self.removeEventListener('message', hear),
  };
}
