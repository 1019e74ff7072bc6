import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import { notify } from '../book/notifications/notify';
import { bookWords } from '../book/words/words-in';
import type { Database } from '../db/schema';
import { type MailSite, mailWithdrawalUnpaid } from '../player/accounts/account-mails';
import type { PaymentNews } from '../player/payments/payment-news';
import { type Loop, startLoop } from './loop';

/** What telling players of their payments takes. */
export interface Telling {
  db: Kysely<Database>;
  clock: { now(): Date };
  /** What the mails say. */
  mails: MailSite;
  log: Pick<Logger, 'error'>;
}

/** Looked for at once; each is told in a transaction of its own. */
const AT_ONCE = 50;
/** After this time what could not be told is tried again. */
const PAUSE_MS = 60_000;

/** Tells players what became of their payments; looks once in `everyMs`. */
export function startTellingPayments(telling: Telling & { everyMs: number }): Pick<Loop, 'stop'> {
  const { everyMs, log } = telling;
  const work = async () => {
    while (await tellPayments(telling));
  };
  return startLoop({ name: 'telling of payments', everyMs, work, log });
}

/**
 * Tells players of withdrawals that were not paid and of deposits that came late: a notification, and a mail for the
 * former. Each goes with its row in one transaction, so whoever breaks off or does it at once tells nobody twice. One
 * round; true when there may be more.
 */
export async function tellPayments({ db, clock, mails, log }: Telling): Promise<boolean> {
  const now = clock.now();
  const due = await db
    .selectFrom('payment_news')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) {
    try {
      await db.transaction().execute(async (tx) => {
        const news = await tx
          .selectFrom('payment_news')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (news) await tell(tx, mails, news, now);
      });
    } catch (error) {
      log.error({ err: error, news: id }, 'a player was not told of a payment');
      const later = new Date(now.getTime() + PAUSE_MS);
      await db.updateTable('payment_news').set({ due_at: later }).where('id', '=', id).execute();
    }
  }
  return due.length === AT_ONCE;
}

async function tell(
  tx: Transaction<Database>,
  mails: MailSite,
  { id, payment_id: payment, player_id: playerId, news }: PaymentNews,
  now: Date,
): Promise<void> {
  const cause = `payment:${payment}:${id}`;
  await notify(tx, [{ playerId, cause, facts: { type: 'payment', ...news } }], now);
  if (news.about === 'withdrawal') {
    const reasonIn = (language: string) => bookWords(language).notifications.unpaid[news.why];
    await mailWithdrawalUnpaid(tx, mails, { playerId, reasonIn }, now);
  }
  await tx.deleteFrom('payment_news').where('id', '=', id).execute();
}
