import * as z from 'zod/mini';

/** Something that a player has said in the room of a match. */
export const chatMessage = z.object({
  id: z.int(),
  match_id: z.int(),
  /** Who says it: a number of their own in this room, and nowhere else. */
  speaker: z.int(),
  /** The nickname they chose; null where they are known by the number alone. */
  name: z.nullable(z.string()),
  /** Null once it was removed. */
  text: z.nullable(z.string()),
  sent_at: z.string(),
  /** The sender's own name for it: the page that sent it knows it by that. */
  request_id: z.string(),
});

/** Why a message is not taken (`error.data.details` of `chat_refused`). */
export const CHAT_REASONS = [
  'empty',
  'too_long',
  'link',
  'word',
  'repeated',
  'too_fast',
  'room_busy',
  'banned',
  'barred',
  'room_closed',
] as const;

/** What somebody reports a message for. */
export const REPORT_REASONS = ['insult', 'spam', 'other'] as const;

export type ChatMessage = z.output<typeof chatMessage>;
export type ReportReason = (typeof REPORT_REASONS)[number];
