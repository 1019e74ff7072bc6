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
  /** How many messages of others came that are neither seen nor kept, as the reader has gone back too far. */
  skipped: number;
  /** The newest message when the room was opened, 0 where there was none; and when the reader was at the end last. */
  openedAt: number | null;
  lastSeen: number | null;
}

/**
 * So many messages are kept for who reads at the end, and for who has gone back: earlier ones are read again, and so are
 * newer ones that do not fit under what is read far back.
 */
const MOST_AT_END = 200;
const MOST = 1000;

export const EMPTY_ROOM: RoomState = {
  messages: [],
  pending: [],
  hasEarlier: false,
  speaker: null,
  missedAfter: null,
  skipped: 0,
  openedAt: null,
  lastSeen: null,
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
      return withMissed(state);
    case 'at_end':
      return newest(
        { ...state, skipped: 0, lastSeen: state.messages.at(-1)?.id ?? null },
        MOST_AT_END,
      );
    case 'read_earlier':
      return oldest({
        ...withMessages(state, change.reply.data),
        hasEarlier: change.reply.has_earlier,
      });
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
  const speaker = reply.me?.speaker ?? null;
  // Who reads far back stays there; it is read again once they are at the end.
  if (hasHole && state.messages.length >= MOST) return { ...state, speaker };
  const kept = hasHole
    ? { ...state, messages: state.messages.filter(({ id }) => id >= first), hasEarlier }
    : { ...state, hasEarlier: state.messages.length > 0 ? state.hasEarlier : hasEarlier };
  const whole = newest(withMessages(kept, data), MOST);
  const openedAt = state.openedAt ?? data.at(-1)?.id ?? 0;
  return { ...whole, speaker, openedAt, missedAfter: null, skipped: 0 };
}

function withMissed(state: RoomState): RoomState {
  return { ...state, missedAfter: state.missedAfter ?? state.messages.at(-1)?.id ?? null };
}

/** With the oldest so many messages at most: what is cut off is missed from then on. */
function oldest(state: RoomState): RoomState {
  if (state.messages.length <= MOST) return state;
  const [messages, cut] = [state.messages.slice(0, MOST), state.messages.slice(MOST)];
  const unseen = cut.filter((each) => isNews(state, each, state.lastSeen ?? Infinity));
  const missedAfter = Math.min(state.missedAfter ?? Infinity, messages.at(-1)?.id ?? Infinity);
  return { ...state, messages, missedAfter, skipped: state.skipped + unseen.length };
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
  if (event.event_name === 'chat_message') return hearMessage(state, event.message.message);
  const gone = new Set(event.message.ids);
  if (!state.messages.some(({ id, text }) => gone.has(id) && text !== null)) return state;
  const messages = state.messages.map((each) =>
    gone.has(each.id) ? { ...each, text: null, name: null } : each,
  );
  return { ...state, messages };
}

/** Where no more fit under what is read far back, the message is counted and read again later. */
function hearMessage(state: RoomState, message: ChatMessage): RoomState {
  const isKnown = state.messages.some(({ id }) => id === message.id);
  if (state.messages.length < MOST || isKnown) return withMessages(state, [message]);
  const isOwn = message.speaker === state.speaker;
  return { ...withMissed(state), skipped: state.skipped + (isOwn ? 0 : 1) };
}

/** What was removed stays so, whatever comes late. */
function withMessages(state: RoomState, more: readonly ChatMessage[]): RoomState {
  const byId = new Map(state.messages.map((each) => [each.id, each]));
  for (const each of more) if (byId.get(each.id)?.text !== null) byId.set(each.id, each);
  const messages = [...byId.values()].toSorted((one, other) => one.id - other.id);
  const here = new Set(more.map((each) => each.request_id));
  const pending = state.pending.filter(({ requestId }) => !here.has(requestId));
  return { ...state, messages, pending };
}

/** How many messages of others came since the reader was at the end; in a room nobody has seen, none. */
export function unseenCount(state: RoomState): number {
  const { messages, skipped, lastSeen } = state;
  if (lastSeen === null) return 0;
  return skipped + messages.filter((each) => isNews(state, each, lastSeen)).length;
}

/** So many messages are read out at most, of those that come at once. */
const MOST_SPOKEN = 5;

/** The last messages of others that came since the room was opened, as far as they still say something. */
export function newsIn(state: RoomState): readonly ChatMessage[] {
  const { messages, openedAt } = state;
  // The newest are not here.
  if (openedAt === null || messages.length >= MOST) return [];
  const news = messages.filter((each) => isNews(state, each, openedAt));
  return news.slice(-MOST_SPOKEN).filter(({ text }) => text !== null);
}

function isNews({ speaker }: RoomState, { id, speaker: whose }: ChatMessage, since: number) {
  return id > since && whose !== speaker;
}

/** A row of the log, with a key of its own. */
export type LogRow =
  | { key: string; message: ChatMessage }
  | { key: string; message: null; pending: PendingMessage };

/** What is shown of a room, one below the other: what is said, and what is about to be. */
export function rowsOf({ messages, pending }: RoomState): readonly LogRow[] {
  return [
    ...messages.map((message) => ({ key: String(message.id), message })),
    ...pending.map((each) => ({ key: `p${each.requestId}`, message: null, pending: each })),
  ];
}
