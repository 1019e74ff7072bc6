const PACKET = 188;
const VIDEO = 0x100;

/** A picture in planes, 8 bits a sample; colour at half the resolution both ways. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
}

/** One picture of a transport stream: its H.264 bytes, and when it is shown, in seconds. */
export interface ShownPicture {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** The packets of a transport stream (ISO/IEC 13818-1), with the stream that each belongs to and its counter. */
export function packetsOf(bytes: Uint8Array) {
  return Array.from({ length: bytes.length / PACKET }, (_, index) => {
    const packet = bytes.subarray(index * PACKET, (index + 1) * PACKET);
    const [sync = 0, high = 0, low = 0, flags = 0] = packet;
    const stuffed = flags & 0x20 ? 1 + (packet[4] ?? 0) : 0;
    return {
      sync,
      pid: ((high & 31) << 8) | low,
      counter: flags & 15,
      begins: (high & 0x40) !== 0,
      payload: packet.subarray(4 + stuffed),
    };
  });
}

/** The pictures of a segment, in their order. */
export function picturesOf(segment: Uint8Array): ShownPicture[] {
  const runs: Uint8Array[][] = [];
  for (const { pid, begins, payload } of packetsOf(segment)) {
    if (pid !== VIDEO) continue;
    if (begins) runs.push([]);
    runs.at(-1)?.push(payload);
  }
  return runs.map((run) => {
    const bytes = Buffer.concat(run);
    return {
      bytes: bytes.subarray(9 + bytes.readUInt8(8)),
      at: timeAt(bytes.subarray(9)) / 90_000,
    };
  });
}

/** A time as the head of a picture holds it, in ticks. */
function timeAt(bytes: Buffer): number {
  const high = (bytes.readUInt8(0) & 0x0e) * 2 ** 29;
  return high + (bytes.readUInt16BE(1) >> 1) * 2 ** 15 + (bytes.readUInt16BE(3) >> 1);
}

/** Reads bits, the highest first, and the exponential Golomb codes of H.264 (clause 9.1). */
class BitReader {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bits(count: number): number {
    let value = 0;
    for (let read = 0; read < count; read += 1, this.#at += 1) {
      value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  unsigned(): number {
    let zeros = 0;
    while (this.bits(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 0 ? -value / 2 : (value + 1) / 2;
  }

  align(): void {
    this.#at = (this.#at + 7) & ~7;
  }
}

/** The units of a stream, their start codes and the bytes that keep others apart taken out. */
function unitsOf(bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1');
  return text
    .split('\0\0\0\u0001')
    .slice(1)
    .map((unit) => Buffer.from(unit.replaceAll('\0\0\u0003', '\0\0'), 'latin1'));
}

/** Decodes the little of H.264 that the clip uses; a picture that follows another begins as that one. */
export function decodePictures(encoded: readonly Uint8Array[]): Picture[] {
  const pictures: Picture[] = [];
  for (const unit of encoded.flatMap(unitsOf)) {
    const type = (unit[0] ?? 0) & 31;
    if (type === 7) pictures.push(sized(new BitReader(unit.subarray(1))));
    if (type !== 1 && type !== 5) continue;
    const before = pictures.at(-1);
    if (!before) throw new Error('a picture before its size');
    const picture = { ...before, luma: before.luma.slice(), blue: before.blue.slice() };
    const whole = { ...picture, red: before.red.slice() };
    readSlice(new BitReader(unit.subarray(1)), whole, type === 5);
    if (type === 5) pictures.pop();
    pictures.push(whole);
  }
  return pictures;
}

function sized(bits: BitReader): Picture {
  bits.bits(24);
  for (let skipped = 0; skipped < 4; skipped += 1) bits.unsigned();
  bits.bits(1);
  const [width, height] = [(bits.unsigned() + 1) * 16, (bits.unsigned() + 1) * 16];
  const quarter = (width * height) / 4;
  return {
    width,
    height,
    luma: new Uint8Array(width * height),
    blue: new Uint8Array(quarter),
    red: new Uint8Array(quarter),
  };
}

function readSlice(bits: BitReader, picture: Picture, isKey: boolean): void {
  for (let skipped = 0; skipped < 3; skipped += 1) bits.unsigned();
  bits.bits(8);
  if (isKey) bits.unsigned();
  bits.bits(isKey ? 2 : 3);
  bits.signed();
  bits.unsigned();
  const across = picture.width / 16;
  const count = across * (picture.height / 16);
  for (let block = 0; block < count; block += 1) {
    if (!isKey) block += bits.unsigned();
    if (block >= count) return;
    const kind = bits.unsigned();
    if (kind !== (isKey ? 25 : 30)) throw new Error(`block of kind ${kind}`);
    bits.align();
    const [x, y] = [(block % across) * 16, Math.floor(block / across) * 16];
    readPlane(bits, picture.luma, picture.width, x, y, 16);
    readPlane(bits, picture.blue, picture.width / 2, x / 2, y / 2, 8);
    readPlane(bits, picture.red, picture.width / 2, x / 2, y / 2, 8);
  }
}

function readPlane(
  bits: BitReader,
  plane: Uint8Array,
  width: number,
  x: number,
  y: number,
  size: number,
): void {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      plane[(y + row) * width + x + column] = bits.bits(8);
    }
  }
}
