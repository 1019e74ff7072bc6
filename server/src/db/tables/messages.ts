import type { Generated, GeneratedAlways } from 'kysely';

/** A mail or a text message to a player. */
export interface Messages {
  id: GeneratedAlways<bigint>;
  kind: 'mail' | 'sms';
  /** An address, or a telephone number in E.164. */
  recipient: string;
  /** Empty for a text message. */
  subject: string;
  body: string;
  created_at: Date;
  /** When it is to be tried next. */
  due_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
  /** When it was given up. */
  failed_at: Generated<Date | null>;
}

export interface MessageTables {
  messages: Messages;
}
