import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { outboxRoutes } from './outbox-routes';
import { postMessage } from './post-message';
import type { MessageKind } from './sending';

const AT = new Date('2026-05-01T12:00:00Z');
const LINK = 'http://localhost:3001/users/unlock?unlock_token=abc';

let opened: OpenDatabase;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  opened = await migratedDatabase();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await opened.close();
});

async function anOutbox(kinds: readonly MessageKind[] = ['mail', 'sms']) {
  const app = fastify({ trustProxy: ['loopback'] });
  apps.push(app);
  await app.register(outboxRoutes, { db: opened.db, kinds });
  return app;
}

const aMail = (body: string, subject = 'Hello') =>
  postMessage(opened.db, { kind: 'mail', recipient: 'a@mail.example', subject, body }, AT);

test('messages that nobody sends are shown, the newest first, with links to follow', async () => {
  const app = await anOutbox();
  await aMail('the earlier one');
  await aMail(`the later one\n\n${LINK}`);
  const page = await app.inject('/outbox');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain(`<a href="${LINK}"`);
  expect(page.body.indexOf('the later one')).toBeLessThan(page.body.indexOf('the earlier one'));
  const { data } = (await app.inject('/outbox.json')).json<{ data: object[] }>();
  expect(data[0]).toMatchObject({ kind: 'mail', recipient: 'a@mail.example', subject: 'Hello' });
});

test('a script in a message is text on the page, and none would run', async () => {
  const app = await anOutbox();
  await aMail(
    '<script>alert(1)</script> javascript:alert(1) https://a.example/"onclick="alert(1)',
    '<img src=x onerror=alert(1)>',
  );
  const page = await app.inject('/outbox');
  expect(page.body).not.toMatch(/<script|<img|href="javascript|"onclick/);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('only the newest hundred are shown, and none that was sent', async () => {
  const app = await anOutbox();
  for (let count = 0; count < 101; count += 1) await aMail('one of many', 'many');
  const sent = { sent_at: AT, subject: 'sent' };
  const last = opened.db.selectFrom('messages').select((is) => is.fn.max('id').as('id'));
  await opened.db.updateTable('messages').set(sent).where('id', '=', last).execute();
  const { data } = (await app.inject('/outbox.json')).json<{ data: { subject: string }[] }>();
  expect(data).toHaveLength(100);
  expect(data.every(({ subject }) => subject === 'many')).toBe(true);
});

test('where mails are sent there is no outbox, not for text messages either', async () => {
  const app = await anOutbox(['sms']);
  for (const url of ['/outbox', '/outbox.json']) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});

test.each([
  ['from another machine', { remoteAddress: '192.0.2.7' }, 404],
  ['through a proxy of this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }, 404],
  ['by a name that was pointed here', { headers: { host: 'evil.example:3001' } }, 404],
  ['by an address', { headers: { host: '127.0.0.1:3001' } }, 200],
  ['by the name of this machine', { headers: { host: 'localhost:3001' } }, 200],
  ['over IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3001' } }, 200],
])('whoever asks %s is answered accordingly', async (_how, request, status) => {
  const app = await anOutbox();
  for (const url of ['/outbox', '/outbox.json']) {
    expect((await app.inject({ url, ...request })).statusCode).toBe(status);
  }
});
