import { BitWriter } from './bits';
import type { Picture } from './picture';

const BLOCK = 16;
const BASELINE = 66;
/** Level 3.0: 720 by 576 at 25 frames a second. */
const LEVEL = 30;
const FRAME_NUMBER_BITS = 8;
const NAL = { slice: 0x41, keyFrame: 0x65, sequence: 0x67, picture: 0x68 };
/** Macroblock types that carry their samples as they are, in slices of either kind (tables 7-11 and 7-13). */
const PLAIN_BLOCK = { key: 25, predicted: 30 };
const SLICE = { predicted: 5, key: 7 };

/**
 * Pictures as an H.264 elementary stream (ITU-T H.264, baseline), without compressing anything: the first picture
 * of a group holds all samples, those after it only the blocks of 16 by 16 that changed. Enough for a short, quiet
 * picture that every browser plays. The samples must be 16 to 235.
 */
export function encodeGroup(pictures: readonly Picture[]): Uint8Array[] {
  return pictures.map((picture, index) => {
    const before = pictures[index - 1];
    return before
      ? unit(NAL.slice, predictedSlice(picture, before, index))
      : join([sequenceHeader(picture), pictureHeader(), unit(NAL.keyFrame, keySlice(picture))]);
  });
}

function sequenceHeader({ width, height }: Picture): Uint8Array {
  const bits = new BitWriter().bits(BASELINE, 8).bits(0b11000000, 8).bits(LEVEL, 8);
  bits.unsigned(0).unsigned(FRAME_NUMBER_BITS - 4);
  // Pictures are shown in the order in which they are sent.
  bits.unsigned(2).unsigned(1).bits(0, 1);
  bits.unsigned(width / BLOCK - 1).unsigned(height / BLOCK - 1);
  bits.bits(1, 1).bits(1, 1).bits(0, 1).bits(0, 1);
  return unit(NAL.sequence, bits.trailing());
}

function pictureHeader(): Uint8Array {
  const bits = new BitWriter().unsigned(0).unsigned(0).bits(0, 2).unsigned(0);
  bits.unsigned(0).unsigned(0).bits(0, 1).bits(0, 2).signed(0).signed(0).signed(0);
  // Slices say themselves that nothing is to be smoothed.
  return unit(NAL.picture, bits.bits(1, 1).bits(0, 1).bits(0, 1).trailing());
}

function sliceHeader(type: number, frame: number): BitWriter {
  const bits = new BitWriter().unsigned(0).unsigned(type).unsigned(0);
  return bits.bits(frame % 2 ** FRAME_NUMBER_BITS, FRAME_NUMBER_BITS);
}

function keySlice(picture: Picture): BitWriter {
  const bits = sliceHeader(SLICE.key, 0).unsigned(0).bits(0, 2).signed(0).unsigned(1);
  for (const block of blocksOf(picture)) {
    bits.unsigned(PLAIN_BLOCK.key).align().bytes(samplesOf(picture, block));
  }
  return bits.trailing();
}

function predictedSlice(picture: Picture, before: Picture, frame: number): BitWriter {
  const bits = sliceHeader(SLICE.predicted, frame).bits(0, 2).bits(0, 1).signed(0).unsigned(1);
  let same = 0;
  for (const block of blocksOf(picture)) {
    if (isSame(picture, before, block)) {
      same += 1;
      continue;
    }
    bits.unsigned(same).unsigned(PLAIN_BLOCK.predicted).align().bytes(samplesOf(picture, block));
    same = 0;
  }
  if (same > 0) bits.unsigned(same);
  return bits.trailing();
}

interface Block {
  readonly x: number;
  readonly y: number;
}

function* blocksOf({ width, height }: Picture): Generator<Block> {
  for (let y = 0; y < height; y += BLOCK) for (let x = 0; x < width; x += BLOCK) yield { x, y };
}

function* samplesOf({ width, luma, blue, red }: Picture, { x, y }: Block): Generator<number> {
  yield* part(luma, width, x, y, BLOCK);
  yield* part(blue, width / 2, x / 2, y / 2, BLOCK / 2);
  yield* part(red, width / 2, x / 2, y / 2, BLOCK / 2);
}

function* part(plane: Uint8Array, width: number, x: number, y: number, size: number) {
  for (let row = y; row < y + size; row += 1) {
    yield* plane.subarray(row * width + x, row * width + x + size);
  }
}

function isSame(picture: Picture, before: Picture, { x, y }: Block): boolean {
  const { width } = picture;
  return (
    isSamePart(picture.luma, before.luma, width, x, y, BLOCK) &&
    isSamePart(picture.blue, before.blue, width / 2, x / 2, y / 2, BLOCK / 2) &&
    isSamePart(picture.red, before.red, width / 2, x / 2, y / 2, BLOCK / 2)
  );
}

function isSamePart(
  one: Uint8Array,
  other: Uint8Array,
  width: number,
  x: number,
  y: number,
  size: number,
): boolean {
  for (let row = y; row < y + size; row += 1) {
    const end = row * width + x + size;
    for (let at = end - size; at < end; at += 1) if (one[at] !== other[at]) return false;
  }
  return true;
}

/** A unit with its start code. Three bytes that would look like one are kept apart by a 3 (clause 7.4.1). */
function unit(header: number, bits: BitWriter): Uint8Array {
  const written = [0, 0, 0, 1, header];
  let zeros = 0;
  for (const byte of bits.done()) {
    if (zeros >= 2 && byte <= 3) {
      written.push(3);
      zeros = 0;
    }
    written.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Uint8Array.from(written);
}

/** Several runs of bytes as one. */
export function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
