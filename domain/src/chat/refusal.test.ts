import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_SIGNS, signsOf } from './message-text';
import { type ChatMoment, readMessage, whyNotSaid } from './refusal';

const NOW = 10_000_000;
const RULES = { player: { messages: 2, seconds: 10 }, room: { messages: 4, seconds: 5 } };
const FREE: ChatMoment = {
  now: NOW,
  ban: null,
  isBarred: false,
  isRoomOpen: true,
  ownTexts: [],
  ownTimes: [],
  roomTimes: [],
};
const said = (text: string, ago: number) => ({ text, at: NOW - ago });

describe('words that are not taken', () => {
  test.each([
    ['nothing', '  \n ', 'empty'],
    ['more than 300 signs', 'x'.repeat(301), 'too_long'],
    ['a link', 'see example.com', 'link'],
    ['a listed word', 'so b a d', 'word'],
  ])('%s', (_what, text, why) => {
    expect(readMessage(text, ['bad'])).toEqual({ ok: false, error: { why } });
  });

  test('300 faces are a message', () => {
    const faces = '👨‍👩‍👧'.repeat(MOST_SIGNS);
    expect(readMessage(faces)).toEqual({ ok: true, value: faces });
  });

  test('what is taken has 1 to 300 signs, and is taken as it is when it is sent again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const read = readMessage(text);
        if (!read.ok) return;
        expect(signsOf(read.value)).toBeGreaterThan(0);
        expect(signsOf(read.value)).toBeLessThanOrEqual(MOST_SIGNS);
        expect(readMessage(read.value)).toEqual(read);
      }),
    );
  });
});

describe('a moment in which nothing is said', () => {
  test.each<[string, Partial<ChatMoment>, object]>([
    ['banned for good', { ban: { until: null } }, { why: 'banned', until: null }],
    ['banned for a while', { ban: { until: NOW + 1 } }, { why: 'banned', until: NOW + 1 }],
    ['a limit of their own', { isBarred: true }, { why: 'barred' }],
    ['the room is closed', { isRoomOpen: false }, { why: 'room_closed' }],
    ['too fast', { ownTimes: [NOW - 1000, NOW - 2000] }, { why: 'too_fast', wait: 8000 }],
    ['the same again', { ownTexts: [said('GOAL!!', 9000)] }, { why: 'repeated' }],
    [
      'the room is full',
      { roomTimes: [1, 2, 3, 4].map((ago) => NOW - ago) },
      { why: 'room_busy', wait: 4996 },
    ],
  ])('%s', (_rule, moment, refusal) => {
    expect(whyNotSaid('Goal', { ...FREE, ...moment }, RULES)).toEqual(refusal);
  });
});

describe('what passes', () => {
  test.each<[string, string, Partial<ChatMoment>]>([
    ['a free moment', 'Goal', {}],
    ['a ban that is over', 'Goal', { ban: { until: NOW } }],
    ['the same after ten minutes', 'Goal', { ownTexts: [said('Goal', 600_000)] }],
    ['another face', '🔥', { ownTexts: [said('😀', 1000)] }],
  ])('%s', (_rule, text, moment) => {
    expect(whyNotSaid(text, { ...FREE, ...moment }, RULES)).toBeNull();
  });
});

test('the same face again is a repetition', () => {
  const moment = { ...FREE, ownTexts: [said('🔥 🔥', 1000)] };
  expect(whyNotSaid('🔥🔥', moment, RULES)).toEqual({ why: 'repeated' });
});
