import { after } from './limits';
import type { Limits } from './limits';
import type { Transport } from './transport';

/** A frame that is written when its turn comes: until then it costs nothing but what it is made of. */
export interface LaterFrame {
  bytes: number;
  make(): Buffer;
}

type Bounds = Pick<Limits, 'pieceBytes' | 'stalledMs'>;

/**
 * What waits for one client, in order. It leaves in pieces, the next one only when the connection has taken those
 * before it, so that a client that does not read holds back its own frames and nobody's memory.
 */
export class Outgoing {
  readonly #transport: Transport;
  readonly #bounds: Bounds;
  readonly #stalled: () => void;
  #frames: (Buffer | LaterFrame)[] = [];
  /** Bytes of the first frame that have left. */
  #begun = 0;
  #bytes = 0;
  #timer: NodeJS.Timeout | null = null;
  #waitsForRoom: (() => void)[] = [];

  /** `stalled` is called when the client has taken nothing of what waits for too long. */
  constructor(transport: Transport, bounds: Bounds, stalled: () => void) {
    this.#transport = transport;
    this.#bounds = bounds;
    this.#stalled = stalled;
  }

  /** Bytes that the client has not taken yet. */
  get waiting(): number {
    return this.#bytes + this.#transport.waiting();
  }

  /** True while a frame has left in part. */
  get isMidFrame(): boolean {
    return this.#begun > 0;
  }

  add(frame: Buffer | LaterFrame): void {
    const framed = 'make' in frame ? frame : this.#transport.framed(frame);
    this.#frames.push(framed);
    this.#bytes += sizeOf(framed);
    this.#send();
  }

  /** Resolves when no more than a piece waits, or nothing will be sent any more. */
  async room(): Promise<void> {
    if (this.waiting < this.#bounds.pieceBytes) return;
    await new Promise<void>((resolve) => this.#waitsForRoom.push(resolve));
  }

  /** Drops what waits. */
  stop(): void {
    this.#frames = [];
    this.#bytes = 0;
    this.#stopTimer();
    this.#letIn();
  }

  readonly #taken = (): void => {
    this.#stopTimer();
    this.#send();
  };

  #send(): void {
    const { pieceBytes, stalledMs } = this.#bounds;
    while (this.#frames.length > 0 && this.#transport.waiting() < pieceBytes) this.#sendPiece();
    const { waiting } = this;
    if (waiting > 0) this.#timer ??= after(stalledMs, this.#stalled);
    if (waiting < pieceBytes) this.#letIn();
  }

  #sendPiece(): void {
    const [next] = this.#frames;
    if (!next) return;
    const frame = 'make' in next ? this.#made(next) : next;
    const end = Math.min(this.#begun + this.#bounds.pieceBytes, frame.length);
    const piece = frame.subarray(this.#begun, end);
    const isLast = end === frame.length;
    if (isLast) this.#frames.shift();
    this.#begun = isLast ? 0 : end;
    this.#bytes -= piece.length;
    this.#transport.write(piece, isLast, this.#taken);
  }

  #made(first: LaterFrame): Buffer {
    const made = this.#transport.framed(first.make());
    this.#frames[0] = made;
    this.#bytes += made.length - first.bytes;
    return made;
  }

  #letIn(): void {
    for (const resolve of this.#waitsForRoom.splice(0)) resolve();
  }

  #stopTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

function sizeOf(frame: Buffer | LaterFrame): number {
  return 'make' in frame ? frame.bytes : frame.length;
}
