/**
 * How messages lie in the socket.
 *
 * Documented (OddsFeed, TCP socket, version 1.0.8, "Message Syntax" and "Integration Guide"): every message in either
 * direction is JSON, behind four bytes that hold the length of that JSON as a binary integer.
 *
 * Not public: in which order those four bytes stand, how long a message may be, and whether any is compressed. The order
 * is therefore asked of the operator, a longest message is ours, and what begins like gzip is refused. JSON between
 * systems is UTF-8 (RFC 8259), so anything else is refused as well.
 */

/** Which byte of the length comes first. The provider says so to its clients; no public page does. */
export type ByteOrder = 'little' | 'big';

export interface FrameLimits {
  readonly byteOrder: ByteOrder;
  /** The longest message that is taken, in bytes. */
  readonly mostBytes?: number;
}

/** What came out of a piece of the stream. After a fault nothing that follows can be made sense of. */
export interface Frames {
  readonly texts: readonly string[];
  readonly fault: string | null;
}

export interface FrameReader {
  /** Takes the next bytes, however they were cut, and answers with the messages that are complete. */
  push(bytes: Buffer): Frames;
  /** The stream has ended: says what is wrong with that, or null where it ended between two messages. */
  end(): string | null;
}

const LENGTH_BYTES = 4;
const MOST_BYTES = 64 * 1024 * 1024;

/** A message as it goes into the socket. */
export function frameOf(text: string, byteOrder: ByteOrder): Buffer {
  const bytes = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + bytes);
  if (byteOrder === 'little') frame.writeUInt32LE(bytes);
  else frame.writeUInt32BE(bytes);
  frame.write(text, LENGTH_BYTES);
  return frame;
}

/** Puts the pieces of one connection together again. It keeps no more than one message and a piece. */
export function createFrameReader({ byteOrder, mostBytes = MOST_BYTES }: FrameLimits): FrameReader {
  const pieces = createPieces();
  let announced: number | null = null;
  let fault: string | null = null;

  function next(): string | null {
    if (announced === null) {
      const head = pieces.take(LENGTH_BYTES);
      if (!head) return null;
      announced = lengthIn(head, byteOrder);
      fault = faultOfLength(head, announced, byteOrder, mostBytes);
      if (fault !== null) return null;
    }
    const body = pieces.take(announced);
    if (!body) return null;
    announced = null;
    const text = textOf(body);
    if (text === null) fault = faultOfBody(body);
    return text;
  }

  return {
    push: (bytes) => {
      const texts: string[] = [];
      if (fault !== null) return { texts, fault };
      pieces.add(bytes);
      for (let text = next(); text !== null; text = next()) texts.push(text);
      return { texts, fault };
    },
    end: () => {
      if (fault !== null || (announced === null && pieces.length() === 0)) return fault;
      const wanted = announced ?? LENGTH_BYTES;
      const what = announced === null ? 'the length of a message' : 'a message';
      return `the stream ended after ${pieces.length()} of the ${wanted} bytes of ${what}`;
    },
  };
}

/** Bytes that wait. They are only copied together when something that lies across pieces is complete. */
function createPieces() {
  let pieces: Buffer[] = [];
  let length = 0;
  return {
    length: () => length,
    add: (bytes: Buffer) => {
      if (bytes.length > 0) pieces.push(bytes);
      length += bytes.length;
    },
    /** The next bytes, or null while there are not so many. */
    take: (count: number): Buffer | null => {
      if (length < count) return null;
      const [first = Buffer.alloc(0)] = pieces;
      const whole = first.length >= count ? first : Buffer.concat(pieces);
      const rest = whole.subarray(count);
      const others = whole === first ? pieces.slice(1) : [];
      pieces = rest.length > 0 ? [rest, ...others] : others;
      length -= count;
      return whole.subarray(0, count);
    },
  };
}

function lengthIn(head: Buffer, byteOrder: ByteOrder): number {
  return byteOrder === 'little' ? head.readUInt32LE() : head.readUInt32BE();
}

function faultOfLength(
  head: Buffer,
  length: number,
  byteOrder: ByteOrder,
  mostBytes: number,
): string | null {
  if (length === 0) return 'a message of 0 bytes is announced';
  if (length <= mostBytes) return null;
  const reversed = lengthIn(head, byteOrder === 'little' ? 'big' : 'little');
  const isOrder = reversed > 0 && reversed <= mostBytes;
  const hint = isOrder ? `; from the other end it reads ${reversed}: is the byte order right?` : '';
  return `a message of ${length} bytes is announced, more than the ${mostBytes} that are taken${hint}`;
}

const STRICT = new TextDecoder('utf-8', { fatal: true });

function textOf(body: Buffer): string | null {
  try {
    return STRICT.decode(body);
  } catch {
    return null;
  }
}

function faultOfBody(body: Buffer): string {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  if (isGzip) return 'a message is compressed, which the public documentation does not describe';
  return 'a message is not UTF-8';
}
