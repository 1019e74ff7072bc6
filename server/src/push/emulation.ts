import type { ServerResponse } from 'node:http';
import type { Disconnect } from './codes';
import { disconnectLine } from './protocol';
import { goodbye } from './transport';
import type { Transport, TransportName } from './transport';

/** How the lines of a frame are written to a stream. */
export interface Framing {
  name: TransportName;
  contentType: string;
  write(frame: Buffer): Buffer;
}

/** One line each: what a reader of a fetch stream splits on. */
export const HTTP_STREAM: Framing = {
  name: 'http_stream',
  contentType: 'application/json; charset=utf-8',
  write: shared((frame) => Buffer.concat([frame, Buffer.from('\n')])),
};

/** One server-sent event of several `data` lines, which the browser joins again. */
export const SSE: Framing = {
  name: 'sse',
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

  get name(): TransportName {
    return this.#framing.name;
  }

  framed(frame: Buffer): Buffer {
    return this.#framing.write(frame);
  }

  write(piece: Buffer, _isLast: boolean, taken: () => void): void {
    this.#response.write(piece, taken);
  }

  waiting(): number {
    return this.#response.writableLength;
  }

  close(disconnect: Disconnect, isMidFrame: boolean): Promise<void> {
    const gone = goodbye(this.#response, () => this.#response.destroy());
    // Half a line and a last word would be read as one; a stream that breaks off is connected to again.
    if (isMidFrame) this.#response.destroy();
    else this.#response.end(this.#framing.write(Buffer.from(disconnectLine(disconnect))));
    return gone;
  }
}
