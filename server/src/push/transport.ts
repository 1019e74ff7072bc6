import type { EventEmitter } from 'node:events';
import type { Disconnect } from './codes';
import { after } from './limits';

/** How frames reach one client. */
export interface Transport {
  /** True where commands arrive by `/emulation`, apart from the stream of replies. */
  readonly emulated: boolean;
  /** Sends newline-separated JSON. The buffer may be shared with other clients: read only. */
  send(frame: Buffer): void;
  /** Bytes that the client has not taken yet. */
  waiting(): number;
  /** Says why, then ends. What the client does not take in time is dropped. Done when it is gone. */
  close(disconnect: Disconnect): Promise<void>;
}

/** How long a closing transport may take to say goodbye, in milliseconds. */
const GOODBYE_MS = 2000;

/** Waits until `emitter` has closed; after a while it is made to. */
export async function goodbye(emitter: EventEmitter, force: () => void): Promise<void> {
  const timer = after(GOODBYE_MS, force);
  await new Promise((resolve) => emitter.once('close', resolve));
  clearTimeout(timer);
}
