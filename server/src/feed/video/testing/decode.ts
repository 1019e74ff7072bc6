import type { Picture } from '../picture';

/** Reads what `BitWriter` wrote. */
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
export function unitsOf(bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1');
  return text
    .split('\0\0\0\u0001')
    .slice(1)
    .map((unit) => Buffer.from(unit.replaceAll('\0\0\u0003', '\0\0'), 'latin1'));
}

/** Decodes the little of H.264 that is encoded here; a picture that follows another begins as that one. */
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
