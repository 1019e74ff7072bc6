import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { mayMail } from '../player/accounts/mail-allowance';
import { postMessage } from '../player/messages/post-message';
import { startSendingMessages } from './send-messages';

const AT = new Date('2026-05-01T12:00:00Z');

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await migratedDatabase();
});
afterAll(() => opened.close());

test('messages are sent as they come, more than one claim holds, until the job is stopped', async () => {
  const { db } = opened;
  const sent: string[] = [];
  const sms = async ({ body }: { body: string }) => {
    sent.push(body);
    return { was: 'taken' } as const;
  };
  const post = (body: string) => postMessage(db, { kind: 'sms', recipient: '+49', body }, AT);
  for (let count = 0; count < 45; count += 1) await post(`${count}`);
  const log = { warn: () => {}, error: () => {} };
  const clock = { now: () => AT };
  const job = startSendingMessages({ db, clock, sender: { sms }, log, everyMs: 20 });
  await expect.poll(() => sent.length).toBe(45);
  await post('later');
  await expect.poll(() => sent.length).toBe(46);
  await job.stop();
  await post('too late');
  expect(new Set(sent).size).toBe(46);
  expect(sent).not.toContain('too late');
});

test('a mail server that does not answer holds up no text messages', async () => {
  const { db } = opened;
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const mail = () =>
    new Promise<{ was: 'taken' }>((resolve) => answers.push(() => resolve({ was: 'taken' })));
  const sms = async ({ body }: { body: string }) => {
    sent.push(body);
    return { was: 'taken' } as const;
  };
  const log = { warn: () => {}, error: () => {} };
  const mailed = { kind: 'mail', recipient: 'a@mail.example', subject: 'a', body: 'a' } as const;
  for (let count = 0; count < 25; count += 1) await postMessage(db, mailed, AT);
  const clock = { now: () => AT };
  const job = startSendingMessages({ db, clock, sender: { mail, sms }, log, everyMs: 20 });
  await expect.poll(() => answers.length).toBe(20);
  await postMessage(db, { kind: 'sms', recipient: '+49', body: 'a code' }, AT);
  await expect.poll(() => sent).toContain('a code');
  const stopped = job.stop();
  for (const answer of answers) answer();
  await stopped;
});

test('addresses that nobody asked for within an hour are forgotten', async () => {
  const { db } = opened;
  const hourAgo = new Date(AT.getTime() - 60 * 60_000);
  await mayMail(db, { email: 'old@mail.example', kind: 'password' }, hourAgo);
  await mayMail(db, { email: 'new@mail.example', kind: 'password' }, AT);
  const log = { warn: () => {}, error: () => {} };
  const job = startSendingMessages({ db, clock: { now: () => AT }, sender: {}, log, everyMs: 20 });
  const counted = () => db.selectFrom('account_mails').select('since').execute();
  await expect.poll(counted).toEqual([{ since: AT }]);
  await job.stop();
});
