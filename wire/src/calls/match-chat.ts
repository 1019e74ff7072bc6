import * as z from 'zod/mini';
import { streamPosition } from '../catalogue';
import { CHAT_REASONS, chatMessage, REPORT_REASONS } from '../chat';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { wholeNumber, wholeNumberFrom } from './whole-number';

/** How many messages are read at once unless said, and at most. */
export const CHAT_PAGE = 50;

const matchParams = z.object({ id: wholeNumber });

/** The room of a match, as one reader finds it. */
const chatRoom = z.object({
  /** The oldest first. */
  data: z.array(chatMessage),
  /** Whether there are older ones than these. */
  has_earlier: z.boolean(),
  /** Where the room's channel stood before these were read. */
  stream: streamPosition,
  /** The caller; null for a visitor. */
  me: z.nullable(
    z.object({
      /** Null until the first word in this room. */
      speaker: z.nullable(z.int()),
      name: z.nullable(z.string()),
      /** Until when an operator has banned the caller; null where nobody has, or where it is for good. */
      banned_until: z.nullable(z.string()),
      /** Why nothing that the caller says is taken now. */
      why_not: z.nullable(z.enum(CHAT_REASONS)),
    }),
  ),
  /** Whether there is still talk about this match. */
  is_open: z.boolean(),
});

/** What is said about a match, newest page first; 404 when there is no such match, 403 where the site has no rooms. */
export const getChat = defineCall({
  name: 'getChat',
  summary: 'What players say about a match, the last of it or what came before a message',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/chat`,
  access: 'anyone',
  params: matchParams,
  query: z.object({
    /** The oldest message that is known already. */
    before: z.optional(wholeNumberFrom(1, 999_999_999)),
    limit: z.optional(wholeNumberFrom(1, CHAT_PAGE)),
  }),
  reply: chatRoom,
});

/**
 * Says something in the room of a match. The same `request_id` is answered with the message that it led to. 422
 * chat_refused when it is not taken: `details` says why, and `wait_seconds` for how long where it is too soon.
 */
export const sendChat = defineCall({
  name: 'sendChat',
  summary: 'Say something about a match',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/matches/:id/chat`,
  access: 'player',
  params: matchParams,
  body: z.object({
    /** 1 to 300 signs once it is tidied: one line, no links. */
    text: z.string().check(z.maxLength(8000)),
    request_id: z.uuid(),
  }),
  reply: z.object({ data: chatMessage }),
});

/** Tells the operator about a message; once is enough. 404 when there is none, 409 when it is the caller's own. */
export const reportChat = defineCall({
  name: 'reportChat',
  summary: 'Report a message to the operator',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/chat/messages/:id/report`,
  access: 'player',
  params: z.object({ id: wholeNumberFrom(1, 999_999_999) }),
  body: z.object({ reason: z.enum(REPORT_REASONS) }),
  reply: z.object({}),
});
