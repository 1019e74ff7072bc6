import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema';
import {
  kindsUnsent,
  type MessageKind,
  type MessageSender,
  PATIENCE_MS,
  type Sent,
} from './sending';

/** What sending takes. */
export interface Delivering {
  db: Kysely<Database>;
  clock: { now(): Date };
  sender: MessageSender;
  /** Told of what was not sent, never of what it said. */
  log: { warn(details: object, message: string): void };
}

/** A message that is ours to send until it is due again. */
type Claimed = Pick<
  Selectable<Database['messages']>,
  'id' | 'kind' | 'recipient' | 'subject' | 'body' | 'attempts' | 'created_at'
>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Longer than any answer is waited for: what nobody tells the end of by then is sent again. */
const CLAIM_MS = 8 * PATIENCE_MS;
const BACK_OFF_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR];
const MOST_AT_ONCE = 20;
/** By then every link has ended; so old are only those from before a site had anybody to send them. */
const TOO_OLD_MS = 72 * HOUR;

/** How often a message is tried. */
export const MOST_ATTEMPTS = BACK_OFF_MS.length + 1;

/**
 * Sends the messages that are due, those that wait longest first; answers how many there were. Each is sent at least
 * once: what was under way when a server ended is due again after two minutes.
 */
export async function deliverMessages(delivering: Delivering): Promise<number> {
  const claimed = await claim(delivering);
  await Promise.all(claimed.map((each) => deliver(delivering, each)));
  return claimed.length;
}

async function claim({ db, clock, sender }: Delivering): Promise<readonly Claimed[]> {
  const now = clock.now();
  const unsent: readonly MessageKind[] = kindsUnsent(sender);
  const { rows } = await sql<Claimed>`
    with due as (
      select id from messages
      where due_at <= ${now}::timestamptz and sent_at is null and failed_at is null
        and kind <> all(${unsent}::text[])
      order by due_at limit ${MOST_AT_ONCE}
      for update skip locked)
    update messages m
    set due_at = ${new Date(now.getTime() + CLAIM_MS)}::timestamptz, attempts = attempts + 1
    from due where m.id = due.id
    returning m.id, m.kind, m.recipient, m.subject, m.body, m.attempts, m.created_at
  `.execute(db);
  return rows;
}

const TOO_OLD: Sent = { was: 'refused', why: 'three days old' };

/** Sends one, and keeps what became of it. What it says is blanked once it is sent or given up: it may open an account. */
async function deliver(delivering: Delivering, claimed: Claimed): Promise<void> {
  const { db, clock, log } = delivering;
  const isTooOld = clock.now().getTime() - claimed.created_at.getTime() >= TOO_OLD_MS;
  const sent = isTooOld ? TOO_OLD : await send(delivering.sender, claimed);
  const isLast = claimed.attempts >= MOST_ATTEMPTS;
  const now = clock.now();
  const change =
    sent.was === 'taken'
      ? { sent_at: now, body: '' }
      : sent.was === 'refused' || isLast
        ? { failed_at: now, body: '' }
        : { due_at: new Date(now.getTime() + (BACK_OFF_MS[claimed.attempts - 1] ?? HOUR)) };
  await db.updateTable('messages').set(change).where('id', '=', claimed.id).execute();
  if (sent.was === 'taken') return;
  const { id, kind } = claimed;
  const what = 'failed_at' in change ? 'a message was given up' : 'a message was put off';
  log.warn({ id: String(id), kind, why: sent.why }, what);
}

/** A sender that throws has not sent it, as far as we know. */
async function send(sender: MessageSender, claimed: Claimed): Promise<Sent> {
  const { id, kind, recipient, subject, body, created_at: created } = claimed;
  const key = `${created.getTime()}.${id}`;
  const sending =
    kind === 'mail'
      ? sender.mail?.({ key, recipient, subject, body })
      : sender.sms?.({ recipient, body });
  return (
    (await sending?.catch((error: unknown) => ({
      was: 'put_off' as const,
      why: String(error),
    }))) ?? {
      was: 'put_off',
      why: 'nobody sends it',
    }
  );
}
