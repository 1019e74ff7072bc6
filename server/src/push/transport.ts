import type { EventEmitter } from 'node:events';
import type { Disconnect } from './codes';
import { after } from './limits';

/** How clients are connected, as metrics name it. */
export type TransportName = 'websocket' | 'sse' | 'http_stream';

/** How frames reach one client. */
export interface Transport {
  readonly name: TransportName;
  /** True where commands arrive by `/emulation`, apart from the stream of replies. */
  readonly emulated: boolean;
  /** How a frame of newline-separated JSON is written here. The buffer may be shared with other clients: read only. */
  framed(frame: Buffer): Buffer;
  /** Sends a piece of a framed frame; `taken` is called when the connection has taken it. */
  write(piece: Buffer, isLast: boolean, taken: () => void): void;
  /** Bytes written that the connection has not taken yet. */
  waiting(): number;
  /** Says why, where no frame is cut by that, and ends. What the client does not take in time is dropped. Done when it is gone. */
  close(disconnect: Disconnect, isMidFrame: boolean): Promise<void>;
}

/** How long a closing transport may take to say goodbye, in milliseconds. */
const GOODBYE_MS = 2000;

/** Waits until `emitter` has closed; after a while it is made to. */
export async function goodbye(emitter: EventEmitter, force: () => void): Promise<void> {
  const timer = after(GOODBYE_MS, force);
  await new Promise((resolve) => emitter.once('close', resolve));
  clearTimeout(timer);
}
