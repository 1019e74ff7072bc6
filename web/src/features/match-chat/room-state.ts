import type { ReadOf } from '@touchline/wire/calls/call';
import type { getChat } from '@touchline/wire/calls/match-chat';
import type { ChatMessage } from '@touchline/wire/chat';
import type { ChatEvent } from '@touchline/wire/push/chat-events';

export type ChatRoomReply = ReadOf<typeof getChat>;

/** A message of one's own that the server has not confirmed. */
export interface PendingMessage {
  requestId: string;
  text: string;
  /** Whether it did not get through; else it is on its way. */
  isLost: boolean;
}

/** A room as this page knows it. */
export interface RoomState {
  /** By id: the oldest first. */
  messages: readonly ChatMessage[];
  pending: readonly PendingMessage[];
  hasEarlier: boolean;
  /** The reader's number in this room; null for who has not spoken in it. */
  speaker: number | null;
  /** Of what came after the message of this id some may be missing, until the room is read again; null where nothing is. */
  missedAfter: number | null;
}

/** So many messages are kept for who reads at the end, and for who has gone back: earlier ones are read again. */
const MOST_AT_END = 200;
const MOST = 1000;

export const EMPTY_ROOM: RoomState = {
  messages: [],
  pending: [],
  hasEarlier: false,
  speaker: null,
  missedAfter: null,
};

/** What happens in a room. */
export type RoomChange =
  | { type: 'read'; reply: ChatRoomReply }
  | { type: 'read_earlier'; reply: ChatRoomReply }
  | { type: 'heard'; event: ChatEvent }
  /** Something was missed that cannot be made up for. */
  | { type: 'missed' }
  /** The reader is at the end: what is far above it can be read again. */
  | { type: 'at_end' }
  | { type: 'sending' | 'lost'; requestId: string; text: string }
  | { type: 'confirmed'; message: ChatMessage }
  /** It was refused, or the sender has thought better of it. */
  | { type: 'dropped'; requestId: string };

/** The room after a change. A message that comes twice, or that is known as a pending one, stands in it once. */
export function changeRoom(state: RoomState, change: RoomChange): RoomState {
  switch (change.type) {
    case 'read':
      return readFrom(state, change.reply);
    case 'missed':
      return { ...state, missedAfter: state.missedAfter ?? state.messages.at(-1)?.id ?? null };
    case 'at_end':
      return newest(state, MOST_AT_END);
    case 'read_earlier':
      if (state.messages.length >= MOST) return state;
      return newest(
        { ...withMessages(state, change.reply.data), hasEarlier: change.reply.has_earlier },
        MOST,
      );
    case 'heard':
      return hear(state, change.event);
    case 'sending':
    case 'lost': {
      const { requestId, text, type } = change;
      const one = { requestId, text, isLost: type === 'lost' };
      const isKnown = state.pending.some((each) => each.requestId === requestId);
      const pending = isKnown
        ? state.pending.map((each) => (each.requestId === requestId ? one : each))
        : [...state.pending, one];
      return isConfirmed(state, requestId) ? state : { ...state, pending };
    }
    case 'confirmed':
      return { ...withMessages(state, [change.message]), speaker: change.message.speaker };
    case 'dropped':
      return {
        ...state,
        pending: state.pending.filter(({ requestId }) => requestId !== change.requestId),
      };
  }
}

/** A reply that does not reach back to what was missed would leave a hole: what is older than it is given up. */
function readFrom(state: RoomState, reply: ChatRoomReply): RoomState {
  const { data, has_earlier: hasEarlier } = reply;
  const first = data[0]?.id ?? Infinity;
  const hasHole = state.missedAfter !== null && hasEarlier && first > state.missedAfter;
  const kept = hasHole
    ? { ...state, messages: state.messages.filter(({ id }) => id >= first), hasEarlier }
    : { ...state, hasEarlier: state.messages.length > 0 ? state.hasEarlier : hasEarlier };
  const speaker = reply.me?.speaker ?? null;
  return { ...withMessages(kept, data), speaker, missedAfter: null };
}

/** With the newest so many messages at most. */
function newest(state: RoomState, most: number): RoomState {
  if (state.messages.length <= most) return state;
  return { ...state, messages: state.messages.slice(-most), hasEarlier: true };
}

function isConfirmed({ messages }: RoomState, requestId: string): boolean {
  return messages.some((each) => each.request_id === requestId);
}

/** Another page of the same player confirms nothing here: names of requests are told to all, and each page has its own. */
function hear(state: RoomState, event: ChatEvent): RoomState {
  if (event.event_name === 'chat_message') return withMessages(state, [event.message.message]);
  const gone = new Set(event.message.ids);
  if (!state.messages.some(({ id, text }) => gone.has(id) && text !== null)) return state;
  const messages = state.messages.map((each) =>
    gone.has(each.id) ? { ...each, text: null, name: null } : each,
  );
  return { ...state, messages };
}

/** What was removed stays so, whatever comes late. */
function withMessages(state: RoomState, more: readonly ChatMessage[]): RoomState {
  const byId = new Map(state.messages.map((each) => [each.id, each]));
  for (const each of more) if (byId.get(each.id)?.text !== null) byId.set(each.id, each);
  const messages = [...byId.values()].toSorted((one, other) => one.id - other.id);
  const here = new Set(more.map((each) => each.request_id));
  const pending = state.pending.filter(({ requestId }) => !here.has(requestId));
  return newest({ ...state, messages, pending }, MOST);
}

/** How many messages of others came after the last one that was seen; of a room nobody has seen, none. */
export function unseenCount({ messages, speaker }: RoomState, lastSeen: number | null): number {
  if (lastSeen === null) return 0;
  return messages.filter(({ id, speaker: whose }) => id > lastSeen && whose !== speaker).length;
}
