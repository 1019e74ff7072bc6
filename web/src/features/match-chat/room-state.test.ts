import type { ChatMessage } from '@touchline/wire/chat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeRoom,
  type ChatRoomReply,
  EMPTY_ROOM,
  newsIn,
  type RoomChange,
  type RoomState,
  rowsOf,
  unseenCount,
} from './room-state';

const message = (id: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  match_id: 7,
  speaker: 2,
  name: 'Ada',
  text: `says ${id}`,
  sent_at: '2026-03-01T12:00:00.000Z',
  request_id: `request ${id}`,
  ...over,
});
const reply = (ids: number[], over: Partial<ChatRoomReply> = {}): ChatRoomReply => ({
  data: ids.map((id) => message(id)),
  has_earlier: false,
  stream: { channel: 'chat:7', epoch: 'e', offset: 1 },
  me: { speaker: 1, name: null, banned_until: null, why_not: null },
  is_open: true,
  ...over,
});
const heard = (one: ChatMessage): RoomChange => ({
  type: 'heard',
  event: { event_name: 'chat_message', message: { message: one } },
});
const removed = (...ids: number[]): RoomChange => ({
  type: 'heard',
  event: { event_name: 'chat_removed', message: { match_id: 7, ids } },
});
const after = (...changes: RoomChange[]): RoomState => further(EMPTY_ROOM, ...changes);
const further = (room: RoomState, ...changes: RoomChange[]): RoomState =>
  changes.reduce(changeRoom, room);
const idsOf = ({ messages }: RoomState) => messages.map(({ id }) => id);

test('messages stand by their age, each once, however they come', () => {
  const state = after(
    heard(message(5)),
    { type: 'read', reply: reply([3, 5], { has_earlier: true }) },
    { type: 'read_earlier', reply: reply([1, 2]) },
    heard(message(4)),
    heard(message(5)),
  );
  expect(idsOf(state)).toEqual([1, 2, 3, 4, 5]);
  expect(state.hasEarlier).toBe(false);
});

test('what was heard before the first page is read does not hide that there is more', () => {
  const first = after({ type: 'read', reply: reply([9], { has_earlier: true }) });
  expect(changeRoom(first, { type: 'read', reply: reply([9, 10]) }).hasEarlier).toBe(true);
});

test('one’s own message shows at once, and once it is confirmed it stands there once', () => {
  const sending: RoomChange = { type: 'sending', requestId: 'request 6', text: 'mine' };
  const mine = message(6, { speaker: 1, text: 'mine' });
  expect(after(sending).pending).toEqual([{ requestId: 'request 6', text: 'mine', isLost: false }]);
  for (const confirmed of [
    after(sending, { type: 'confirmed', message: mine }, heard(mine)),
    after(sending, heard(mine), { type: 'confirmed', message: mine }),
    after(heard(mine), sending),
  ]) {
    expect(confirmed.pending).toEqual([]);
    expect(idsOf(confirmed)).toEqual([6]);
  }
});

test('a message that is lost waits until it is sent again or dropped', () => {
  const about = { requestId: 'a', text: 'mine' };
  const lost = after({ type: 'sending', ...about }, { type: 'lost', ...about });
  expect(lost.pending).toEqual([{ ...about, isLost: true }]);
  expect(changeRoom(lost, { type: 'sending', ...about }).pending[0]?.isLost).toBe(false);
  expect(changeRoom(lost, { type: 'dropped', requestId: 'a' }).pending).toEqual([]);
});

test('a removed message says nothing more, also where it comes once more', () => {
  const state = after({ type: 'read', reply: reply([1, 2]) }, removed(1), heard(message(1)));
  expect(state.messages).toMatchObject([{ text: null, name: null }, { text: 'says 2' }]);
});

test('removing what is not here changes nothing', () => {
  const state = after({ type: 'read', reply: reply([1]) });
  expect(changeRoom(state, removed(9))).toBe(state);
});

test('what others said since the last message seen is new', () => {
  const read: RoomChange = { type: 'read', reply: reply([1]) };
  const news = [heard(message(2)), heard(message(3)), heard(message(4, { speaker: 1 }))];
  expect(unseenCount(after(read, ...news))).toBe(0);
  expect(unseenCount(after(read, { type: 'at_end' }, ...news))).toBe(2);
  expect(unseenCount(after(read, { type: 'at_end' }, ...news, { type: 'at_end' }))).toBe(0);
});

test('what others say is read out once it comes, a few at a time, and nothing of what was there', () => {
  const spoken = (...changes: RoomChange[]) => newsIn(after(...changes)).map(({ id }) => id);
  const read: RoomChange = { type: 'read', reply: reply([1, 2]) };
  expect(spoken()).toEqual([]);
  expect(spoken(read)).toEqual([]);
  expect(spoken(read, heard(message(3)), heard(message(4, { speaker: 1 })))).toEqual([3]);
  const many = ids(3, 20).map((id) => heard(message(id)));
  expect(spoken(read, ...many)).toEqual(ids(16, 20));
  // One that is removed makes no room for one that was read out before.
  expect(spoken(read, ...many, removed(18))).toEqual([16, 17, 19, 20]);
  expect(spoken({ type: 'read', reply: reply([]) }, heard(message(1)))).toEqual([1]);
});

test('each row has a key of its own, whatever a request is called', () => {
  const state = after(
    { type: 'read', reply: reply([1, 2]) },
    { type: 'sending', requestId: '1', text: 'mine' },
    { type: 'lost', requestId: '2', text: 'mine' },
  );
  const keys = rowsOf(state).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('a gap that the re-read does not reach back over leaves no hole: what is older is given up', () => {
  const known = after({ type: 'read', reply: reply(ids(1, 50)) }, { type: 'missed' });
  const more = changeRoom(known, heard(message(301)));
  const read: RoomChange = { type: 'read', reply: reply(ids(252, 301), { has_earlier: true }) };
  const whole = changeRoom(more, read);
  expect(idsOf(whole)).toEqual(ids(252, 301));
  expect(whole).toMatchObject({ hasEarlier: true, missedAfter: null });
  const short: RoomChange = { type: 'read', reply: reply(ids(40, 60), { has_earlier: true }) };
  expect(idsOf(changeRoom(known, short))).toEqual(ids(1, 60));
});

test('of a room that talks all night as much is kept as who reads at its end needs, and the rest can be read again', () => {
  let room = after({ type: 'read', reply: reply(ids(1, 50)) });
  for (const id of ids(51, 5000)) {
    room = changeRoom(changeRoom(room, heard(message(id))), { type: 'at_end' });
    expect(room.messages.length).toBeLessThanOrEqual(200);
  }
  expect(idsOf(room)).toEqual(ids(4801, 5000));
  expect(room.hasEarlier).toBe(true);
});

/** Somebody has gone back through a room as far as is kept, and there is still more. */
function farBack(): RoomState {
  let room = after({ type: 'read', reply: reply(ids(2951, 3000), { has_earlier: true }) });
  room = changeRoom(room, { type: 'at_end' });
  for (let first = 2951; first > 2001; first -= 50) {
    const earlier = reply(ids(first - 50, first - 1), { has_earlier: true });
    room = changeRoom(room, { type: 'read_earlier', reply: earlier });
  }
  return room;
}

test('nothing that is read far back goes away, whatever is said meanwhile; what is said is counted', () => {
  let room = farBack();
  expect(idsOf(room)).toEqual(ids(2001, 3000));
  for (const id of ids(3001, 3400)) room = changeRoom(room, heard(message(id)));
  room = changeRoom(room, heard(message(3401, { speaker: 1 })));
  expect(idsOf(room)).toEqual(ids(2001, 3000));
  expect(unseenCount(room)).toBe(400);
  expect(newsIn(room)).toEqual([]);
  const again: RoomChange = { type: 'read', reply: reply(ids(3352, 3401), { has_earlier: true }) };
  expect(idsOf(changeRoom(room, again))).toEqual(ids(2001, 3000));
  const atEnd = further(room, { type: 'at_end' }, heard(message(3402)), again);
  expect(idsOf(atEnd)).toEqual(ids(3352, 3402));
  expect(atEnd).toMatchObject({ hasEarlier: true, missedAfter: null, skipped: 0 });
});

test('who goes further back than is kept loses the newest, which are read again at the end', () => {
  const room = further(
    farBack(),
    heard(message(3001)),
    { type: 'read_earlier', reply: reply(ids(1951, 2000), { has_earlier: true }) },
    heard(message(3002)),
  );
  expect(idsOf(room)).toEqual(ids(1951, 2950));
  expect(unseenCount(room)).toBe(2);
  const newest: RoomChange = { type: 'read', reply: reply(ids(2953, 3002), { has_earlier: true }) };
  expect(idsOf(further(room, { type: 'at_end' }, newest))).toEqual(ids(2953, 3002));
  const near: RoomChange = { type: 'read', reply: reply(ids(2931, 3002), { has_earlier: true }) };
  expect(idsOf(further(room, { type: 'at_end' }, near))).toEqual(ids(2751, 3002));
});

test('whatever is said, missed and read again, no message between two that are kept is left out once the room is whole', () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('said' as const), count: fc.nat(90) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('lost' as const), count: fc.nat(90) }) },
    fc.record({ type: fc.constantFrom('earlier' as const, 'at_end' as const), count: fc.nat(30) }),
    fc.record({ type: fc.constant('read' as const), count: fc.nat(90) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let last = 120;
      const page = (end: number): ChatRoomReply =>
        reply(ids(Math.max(1, end - 49), end), { has_earlier: end > 50 });
      let room = after({ type: 'read', reply: page(last) }, { type: 'at_end' });
      const become = (...changes: RoomChange[]) => (room = further(room, ...changes));
      for (const { type, count } of steps) {
        if (type === 'said')
          for (const id of ids(last + 1, last + count)) become(heard(message(id)));
        if (type === 'lost' && count > 0) become({ type: 'missed' });
        if (type === 'said' || type === 'lost') last += count;
        if (type === 'at_end') become({ type });
        if (type === 'read') become({ type, reply: page(last) });
        for (let pages = type === 'earlier' ? count : 0; pages > 0 && room.hasEarlier; pages -= 1) {
          become({ type: 'read_earlier', reply: page((idsOf(room)[0] ?? 1) - 1) });
        }
        expect(room.messages.length).toBeLessThanOrEqual(1000 + 90);
        const known = idsOf(room);
        const whole =
          room.missedAfter === null ? known : known.filter((id) => id <= (room.missedAfter ?? 0));
        expect(whole).toEqual(ids(whole[0] ?? 1, (whole[0] ?? 1) + whole.length - 1));
      }
      become({ type: 'at_end' }, { type: 'read', reply: page(last) });
      const known = idsOf(room);
      expect(known).toEqual(ids(known[0] ?? 1, last));
    }),
  );
});
