import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrameReader, frameOf } from './framing';

const anyOrder = () => fc.constantFrom('little' as const, 'big' as const);
const anyTexts = () => fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 6 });

/** Cuts bytes at some places, however close together. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b);
  return [0, ...ends].map((from, index) => bytes.subarray(from, ends[index] ?? bytes.length));
}

test('messages come out as they went in, however the stream is cut', () => {
  fc.assert(
    fc.property(
      anyTexts(),
      fc.array(fc.nat(), { maxLength: 12 }),
      anyOrder(),
      (texts, cuts, byteOrder) => {
        const bytes = Buffer.concat(texts.map((text) => frameOf(text, byteOrder)));
        const reader = createFrameReader({ byteOrder });
        const pushed = cut(bytes, cuts).map((piece) => reader.push(piece));
        expect(pushed.flatMap((each) => each.texts)).toEqual(texts);
        expect(pushed.every(({ fault }) => fault === null)).toBe(true);
        expect(reader.end()).toBeNull();
      },
    ),
  );
});

test('a stream that ends anywhere but between two messages is truncated', () => {
  const bytes = frameOf('{"Command":"HeartBeat"}', 'little');
  for (let length = 1; length < bytes.length; length += 1) {
    const reader = createFrameReader({ byteOrder: 'little' });
    expect(reader.push(bytes.subarray(0, length))).toEqual({ texts: [], fault: null });
    expect(reader.end()).toMatch(/^the stream ended after/);
  }
});

test('the length counts bytes, not letters', () => {
  expect([...frameOf('é', 'big').subarray(0, 4)]).toEqual([0, 0, 0, 2]);
  expect([...frameOf('é', 'little').subarray(0, 4)]).toEqual([2, 0, 0, 0]);
});

test.each([
  ['no length at all', Buffer.from([0, 0, 0, 0]), 'a message of 0 bytes is announced'],
  ['one that is too long', Buffer.from([9, 9, 9, 9]), 'more than the 1000 that are taken'],
  ['the other byte order', frameOf('{}', 'little'), 'from the other end it reads 2'],
  ['what is compressed', frame([0x1f, 0x8b, 8, 0]), 'a message is compressed'],
  ['what is not UTF-8', frame([0x22, 0xff, 0x22]), 'a message is not UTF-8'],
])('%s ends the stream', (_what, bytes, fault) => {
  const reader = createFrameReader({ byteOrder: 'big', mostBytes: 1000 });
  expect(reader.push(bytes).fault).toContain(fault);
  expect(reader.push(frameOf('{}', 'big'))).toMatchObject({ texts: [] });
  expect(reader.end()).toContain(fault);
});

test('what came before a fault is still handed over', () => {
  const reader = createFrameReader({ byteOrder: 'big' });
  const { texts, fault } = reader.push(Buffer.concat([frameOf('{}', 'big'), Buffer.alloc(4)]));
  expect(texts).toEqual(['{}']);
  expect(fault).toBe('a message of 0 bytes is announced');
});

function frame(body: number[]): Buffer {
  return Buffer.from([0, 0, 0, body.length, ...body]);
}
