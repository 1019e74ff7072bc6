import type { ServerResponse } from 'node:http';
import type { Disconnect } from './codes';
import { disconnectLine } from './protocol';
import { goodbye } from './transport';
import type { Transport } from './transport';

/** How the lines of a frame are written to a stream. */
export interface Framing {
  contentType: string;
  write(frame: Buffer): Buffer;
}

/** One line each: what a reader of a fetch stream splits on. */
export const HTTP_STREAM: Framing = {
  contentType: 'application/json; charset=utf-8',
  write: shared((frame) => Buffer.concat([frame, Buffer.from('\n')])),
};

/** One server-sent event of several `data` lines, which the browser joins again. */
export const SSE: Framing = {
  contentType: 'text/event-stream; charset=utf-8',
  write: shared((frame) =>
    Buffer.from(`data: ${frame.toString().replaceAll('\n', '\ndata: ')}\n\n`),
  ),
};

/** A frame that goes to many clients is framed once. */
function shared(write: (frame: Buffer) => Buffer): (frame: Buffer) => Buffer {
  const written = new WeakMap<Buffer, Buffer>();
  return (frame) => {
    const known = written.get(frame) ?? write(frame);
    written.set(frame, known);
    return known;
  };
}

/** A response that stays open and carries replies and publications; commands come by `/emulation`. */
export class StreamTransport implements Transport {
  readonly emulated = true;
  readonly #response: ServerResponse;
  readonly #framing: Framing;

  constructor(response: ServerResponse, framing: Framing) {
    this.#response = response;
    this.#framing = framing;
  }

  send(frame: Buffer): void {
    this.#response.write(this.#framing.write(frame));
  }

  waiting(): number {
    return this.#response.writableLength;
  }

  close(disconnect: Disconnect): Promise<void> {
    const gone = goodbye(this.#response, () => this.#response.destroy());
    this.#response.end(this.#framing.write(Buffer.from(disconnectLine(disconnect))));
    return gone;
  }
}
