import type { Database } from '../../db/schema';

/** What messages there are: mails, and text messages to telephones. */
export type MessageKind = Database['messages']['kind'];

/** A mail as plain text; whoever sends it makes the HTML. */
export interface OutgoingMail {
  /** The same each time the mail is tried, and that of no other. */
  key: string;
  recipient: string;
  subject: string;
  body: string;
}

/** A text message; the recipient is a number in E.164. */
export interface OutgoingText {
  recipient: string;
  body: string;
}

/** What became of a message: taken, never to be taken, or to be tried again. */
export type Sent = { was: 'taken' } | { was: 'refused' | 'put_off'; why: string };

/**
 * Brings messages to people. A kind that is left out is not configured: its messages stay where they are. It never throws
 * because of an answer, and waits for none longer than `PATIENCE_MS`.
 */
export interface MessageSender {
  mail?(mail: OutgoingMail): Promise<Sent>;
  sms?(text: OutgoingText): Promise<Sent>;
}

/** How long an answer is waited for. */
export const PATIENCE_MS = 15_000;

/** The kinds of messages that nobody sends. */
export function kindsUnsent(sender: MessageSender): MessageKind[] {
  return (['mail', 'sms'] as const).filter((kind) => sender[kind] === undefined);
}
