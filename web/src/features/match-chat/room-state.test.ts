import type { ChatMessage } from '@touchline/wire/chat';
import { expect, test } from 'vitest';
import {
  changeRoom,
  type ChatRoomReply,
  EMPTY_ROOM,
  type RoomChange,
  type RoomState,
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
const after = (...changes: RoomChange[]): RoomState => changes.reduce(changeRoom, EMPTY_ROOM);
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
  const state = after({ type: 'read', reply: reply([1, 2, 3]) }, heard(message(4, { speaker: 1 })));
  expect(unseenCount(state, 1)).toBe(2);
  expect(unseenCount(state, null)).toBe(0);
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
  for (const id of ids(5001, 9000)) room = changeRoom(room, heard(message(id)));
  expect(idsOf(room)).toEqual(ids(8001, 9000));
});
