import { BitWriter } from './bits';
import { join } from './h264';

const PACKET = 188;
const SYNC = 0x47;
const PID = { programs: 0, program: 0x1000, video: 0x100 };
const H264_STREAM = 0x1b;
const VIDEO_ID = 0xe0;
/** Ticks of the clock of MPEG transport streams, a second. */
export const TICKS = 90_000;
const UNIT_DELIMITER = Uint8Array.of(0, 0, 0, 1, 9, 0xf0);

/** One picture as the encoder made it, and when it is shown, in ticks. */
export interface Shown {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** Counts the packets of each stream across segments, as players check (ISO/IEC 13818-1 clause 2.4.3.3). */
export type Continuity = Map<number, number>;

/** A segment of an MPEG transport stream with one H.264 video, which begins with a key frame. */
export function segment(pictures: readonly Shown[], continuity: Continuity): Uint8Array {
  const packets = [
    ...packetsOf(PID.programs, section(programs()), continuity),
    ...packetsOf(PID.program, section(program()), continuity),
    ...pictures.flatMap(({ bytes, at }, index) =>
      packetsOf(PID.video, elementary(bytes, at), continuity, { clock: at, isKey: index === 0 }),
    ),
  ];
  return join(packets);
}

interface Timing {
  readonly clock: number;
  readonly isKey: boolean;
}

function packetsOf(
  pid: number,
  payload: Uint8Array,
  continuity: Continuity,
  timing?: Timing,
): Uint8Array[] {
  const packets: Uint8Array[] = [];
  for (let from = 0; from < payload.length;) {
    const isFirst = from === 0;
    const adaptation = adaptationField(isFirst ? timing : undefined, payload.length - from);
    const count = continuity.get(pid) ?? 0;
    continuity.set(pid, (count + 1) % 16);
    const header = new BitWriter().bits(SYNC, 8).bits(0, 1).bits(Number(isFirst), 1).bits(0, 1);
    header
      .bits(pid, 13)
      .bits(0, 2)
      .bits(adaptation.length > 0 ? 3 : 1, 2)
      .bits(count, 4);
    const room = PACKET - 4 - adaptation.length;
    packets.push(join([header.done(), adaptation, payload.subarray(from, from + room)]));
    from += room;
  }
  return packets;
}

/** Carries the clock and says where one may begin; elsewhere it fills the last packet. */
function adaptationField(timing: Timing | undefined, left: number): Uint8Array {
  const room = PACKET - 4;
  const clock = timing ? clockField(timing) : [];
  const filled = Math.max(0, room - left - (timing ? 1 + clock.length : 0));
  if (!timing && filled === 0) return new Uint8Array();
  if (!timing && filled === 1) return Uint8Array.of(0);
  const body = timing ? clock : [0];
  const stuffing = timing ? filled : filled - 2;
  return Uint8Array.from([
    body.length + stuffing,
    ...body,
    ...Array.from({ length: stuffing }, () => 0xff),
  ]);
}

function clockField({ clock, isKey }: Timing): number[] {
  const bits = new BitWriter().bits(0, 1).bits(Number(isKey), 1).bits(0, 1).bits(1, 1).bits(0, 4);
  bits.bits(0, 1).bits(clock, 32).bits(0b111111, 6).bits(0, 9);
  return [...bits.done()];
}

/** A table behind a pointer that says it begins at once. */
function section(table: Uint8Array): Uint8Array {
  return join([Uint8Array.of(0), table, checksum(table)]);
}

function programs(): Uint8Array {
  return tableOf(0, 1, new BitWriter().bits(1, 16).bits(0b111, 3).bits(PID.program, 13));
}

function program(): Uint8Array {
  const bits = new BitWriter().bits(0b111, 3).bits(PID.video, 13).bits(0b1111, 4).bits(0, 12);
  bits.bits(H264_STREAM, 8).bits(0b111, 3).bits(PID.video, 13).bits(0b1111, 4).bits(0, 12);
  return tableOf(2, 1, bits);
}

function tableOf(id: number, number: number, content: BitWriter): Uint8Array {
  const body = content.done();
  const head = new BitWriter()
    .bits(id, 8)
    .bits(0b1011, 4)
    .bits(body.length + 9, 12);
  head.bits(number, 16).bits(0b11, 2).bits(0, 5).bits(1, 1).bits(0, 8).bits(0, 8);
  return join([head.done(), body]);
}

/** A picture with the time at which it is shown. */
function elementary(bytes: Uint8Array, at: number): Uint8Array {
  const head = new BitWriter().bits(1, 24).bits(VIDEO_ID, 8).bits(0, 16);
  head.bits(0b10, 2).bits(0, 6).bits(0b10, 2).bits(0, 6).bits(5, 8);
  head.bits(0b0010, 4).bits(0, 3).bits(1, 1);
  head
    .bits((at >>> 15) & 0x7fff, 15)
    .bits(1, 1)
    .bits(at & 0x7fff, 15)
    .bits(1, 1);
  return join([head.done(), UNIT_DELIMITER, bytes]);
}

/** The checksum of tables: CRC-32 with the polynomial 04C11DB7, not reflected (annex A). */
function checksum(bytes: Uint8Array): Uint8Array {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return new BitWriter().bits(crc, 32).done();
}
