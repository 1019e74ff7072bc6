import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { type Delivering, deliverMessages, MOST_ATTEMPTS } from './deliver-messages';
import { openSender } from './open-sender';
import { postMessage } from './post-message';
import type { MessageSender } from './sending';
import { type MailServer, startMailServer } from '@touchline/testkit/notifications/mail-server';
import {
  type GatewayServer,
  startGateway,
} from '@touchline/testkit/notifications/sms-gateway-server';

const AT = new Date('2026-05-01T12:00:00Z');
const MINUTE = 60_000;
const LINK = 'https://players.example/users/unlock?unlock_token=abc&x="y"';
const MAIL = {
  kind: 'mail',
  recipient: 'anna@mail.example',
  subject: 'Grüße',
  body: `Hello <b>you</b>\n\n${LINK}`,
} as const;
const TEXT = { kind: 'sms', recipient: '+4915112345678', body: 'Your code is 123456' } as const;

let opened: OpenDatabase;
let mails: MailServer;
let gateway: GatewayServer;
let ways: ReturnType<typeof openSender>;
let at = AT;
let warned: { details: object; message: string }[] = [];

beforeAll(async () => {
  [opened, mails, gateway] = await Promise.all([
    migratedDatabase(),
    startMailServer(),
    startGateway(),
  ]);
  ways = openSender({
    smtp: { url: mails.url, from: 'Touchline <no-reply@players.example>' },
    sms: { url: gateway.url, key: 'a key' },
  });
});
afterAll(async () => {
  ways.close();
  await Promise.all([opened.close(), mails.close(), gateway.close()]);
});
beforeEach(() => {
  at = AT;
  warned = [];
});
afterEach(async () => {
  await opened.db.deleteFrom('messages').execute();
  mails.taken.length = 0;
  gateway.taken.length = 0;
  mails.refuse(null);
  gateway.answer(202);
});

const delivering = (sender: MessageSender = ways.sender): Delivering => ({
  db: opened.db,
  clock: { now: () => at },
  sender,
  log: { warn: (details, message) => void warned.push({ details, message }) },
});
const deliver = (sender?: MessageSender) => deliverMessages(delivering(sender));
const messages = () => opened.db.selectFrom('messages').selectAll().orderBy('id').execute();
const pass = (ms: number) => {
  at = new Date(at.getTime() + ms);
};

test('a mail is sent once, as text and as HTML, and what it said is blanked', async () => {
  await postMessage(opened.db, MAIL, AT);
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [mail] = mails.taken;
  expect(mails.taken).toHaveLength(1);
  expect(mail).toMatchObject({ from: 'no-reply@players.example', to: ['anna@mail.example'] });
  expect(mail?.raw).toContain('multipart/alternative');
  expect(mail?.raw).toContain('&lt;b&gt;you&lt;/b&gt;');
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
  expect(await messages()).toMatchObject([{ sent_at: at, body: '', failed_at: null }]);
});

test('a mail in Arabic is read from the right, and its link from the left', async () => {
  const mail = { ...MAIL, subject: 'حسابك مقفل', body: `اتبع هذا الرابط:\n\n${LINK}` };
  await postMessage(opened.db, mail, AT);
  await deliver();
  const raw = mails.taken[0]?.raw ?? '';
  // Quoted-printable: bytes that are no letters of ASCII are written as numbers, and lines are broken by a mark.
  const [, quoted = ''] = /text\/html[^]*?\r?\n\r?\n([^]*?)\r?\n--/.exec(raw) ?? [];
  const bytes = quoted.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1');
  const html = decodeURIComponent(bytes).replaceAll('\r\n', '\n');
  expect(html).toContain('<div dir="rtl">\n<p>اتبع هذا الرابط:</p>');
  expect(html).toMatch(/<a href="https:[^"]*" rel="noreferrer" dir="ltr">/);
});

test('a recipient that reads like two is one address, and mail goes to nobody else', async () => {
  const recipient = 'anna@mail.example, eve@evil.example';
  await postMessage(opened.db, { ...MAIL, recipient }, AT);
  await deliver();
  expect(mails.taken.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
  expect(await messages()).toMatchObject([{ sent_at: null, failed_at: at }]);
});

test('a subject with a line break adds no header', async () => {
  await postMessage(opened.db, { ...MAIL, subject: 'Hi\r\nBcc: eve@evil.example' }, AT);
  await deliver();
  expect(mails.taken[0]?.to).toEqual(['anna@mail.example']);
  const [headers = ''] = mails.taken[0]?.raw.split(/\r?\n\r?\n/) ?? [];
  expect(headers).toContain('Subject: Hi');
  expect(headers).not.toMatch(/^Bcc:/m);
});

test('a text message goes to the gateway with its key', async () => {
  await postMessage(opened.db, TEXT, AT);
  await deliver();
  const body = { to: TEXT.recipient, text: TEXT.body };
  expect(gateway.taken).toEqual([{ authorization: 'Bearer a key', body }]);
  expect(await messages()).toMatchObject([{ sent_at: at, body: '' }]);
});

test('what nobody sends stays as it is', async () => {
  await postMessage(opened.db, MAIL, AT);
  await postMessage(opened.db, TEXT, AT);
  const { mail } = ways.sender;
  expect(await deliver(mail ? { mail } : {})).toBe(1);
  expect(await deliver({})).toBe(0);
  expect(await messages()).toMatchObject([
    { body: '', sent_at: at },
    { body: TEXT.body, sent_at: null, attempts: 0 },
  ]);
});

test('what was not taken is tried after 1, 5 and 30 minutes, then more rarely, and given up after the eighth time', async () => {
  mails.refuse(450);
  await postMessage(opened.db, MAIL, AT);
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    expect(await deliver()).toBe(1);
    const [message] = await messages();
    const pause = (message?.due_at.getTime() ?? 0) - at.getTime();
    if (message?.failed_at === null) {
      pauses.push(pause / MINUTE);
      pass(pause - 1);
      expect(await deliver()).toBe(0);
      pass(1);
    }
  }
  expect(pauses).toEqual([1, 5, 30, 60, 120, 240, 480]);
  expect(await messages()).toMatchObject([{ failed_at: at, sent_at: null, body: '' }]);
  pass(24 * 60 * MINUTE);
  expect(await deliver()).toBe(0);
  expect(warned.at(-1)?.message).toBe('a message was given up');
  expect(JSON.stringify(warned)).not.toContain('unlock_token');
});

test('a site that gets a mail server at last does not send what is three days old', async () => {
  await postMessage(opened.db, MAIL, AT);
  pass(72 * 60 * MINUTE);
  await postMessage(opened.db, MAIL, at);
  expect(await deliver()).toBe(2);
  expect(mails.taken).toHaveLength(1);
  expect(await messages()).toMatchObject([{ failed_at: at, body: '' }, { sent_at: at }]);
});

test('a mail that will never be taken is given up at once', async () => {
  mails.refuse(550);
  await postMessage(opened.db, MAIL, AT);
  await deliver();
  expect(await messages()).toMatchObject([{ failed_at: at, attempts: 1, body: '' }]);
});

test.each([
  [422, 'is given up', true],
  [401, 'is tried again', false],
  [429, 'is tried again', false],
  [500, 'is tried again', false],
])('a text message answered with %d %s', async (status, _what, isGivenUp) => {
  gateway.answer(status);
  await postMessage(opened.db, TEXT, AT);
  await deliver();
  const [message] = await messages();
  expect(message?.failed_at).toEqual(isGivenUp ? at : null);
});

test('the key goes nowhere that the gateway points to', async () => {
  gateway.answer(307, { location: gateway.url });
  await postMessage(opened.db, TEXT, AT);
  await deliver();
  expect(gateway.taken).toHaveLength(1);
  expect(await messages()).toMatchObject([{ sent_at: null, failed_at: null }]);
});

test('a server that is out of reach is tried again', async () => {
  const nowhere = openSender({
    smtp: { url: 'smtp://127.0.0.1:9', from: 'a@players.example' },
    sms: { url: 'http://127.0.0.1:9/', key: 'k' },
  });
  await postMessage(opened.db, MAIL, AT);
  await postMessage(opened.db, TEXT, AT);
  expect(await deliver(nowhere.sender)).toBe(2);
  expect((await messages()).map(({ failed_at: failed }) => failed)).toEqual([null, null]);
  nowhere.close();
  pass(MINUTE);
  await deliver();
  expect((await messages()).map(({ body }) => body)).toEqual(['', '']);
});

test('of servers that look at once, one sends each message', async () => {
  for (let count = 0; count < 30; count += 1) await postMessage(opened.db, TEXT, AT);
  const counts = await Promise.all([deliver(), deliver(), deliver()]);
  expect(counts.reduce((total, each) => total + each)).toBe(30);
  expect(gateway.taken).toHaveLength(30);
});

test('what was under way when a server ended is sent by the next one', async () => {
  await postMessage(opened.db, TEXT, AT);
  const ended = new Promise<never>(() => {});
  void deliver({ sms: () => ended });
  await expect.poll(async () => (await messages())[0]?.attempts).toBe(1);
  expect(await deliver()).toBe(0);
  pass(2 * MINUTE);
  expect(await deliver()).toBe(1);
  expect(gateway.taken).toHaveLength(1);
});
