import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { beginSession, endSession, findSession, renewSession, sessionFinder } from './sessions';

const AT = new Date('2026-05-01T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (ms: number) => new Date(AT.getTime() + ms);

let opened: OpenDatabase;
let playerId: number;

beforeAll(async () => {
  opened = await migratedDatabase();
  const player = { email: 'a@b.example', password_hash: '-', language: 'en', currency: 'EUR' };
  const { id } = await opened.db
    .insertInto('players')
    .values(player)
    .returning('id')
    .executeTakeFirstOrThrow();
  playerId = id;
});
afterAll(() => opened.close());

const begin = (now = AT, replaces: string | null = null) =>
  beginSession(opened.db, { playerId, userAgent: 'test', replaces }, now);

async function lastSeen(token: string): Promise<Date | undefined> {
  const row = await opened.db
    .selectFrom('sessions')
    .select('last_seen_at')
    .where('token_hash', '=', createHash('sha256').update(token).digest())
    .executeTakeFirst();
  return row?.last_seen_at;
}

test('a token finds its player, and no other token does', async () => {
  const { token, expiresAt } = await begin();
  expect(await findSession(opened.db, token, AT)).toEqual({ playerId });
  expect(await findSession(opened.db, `${token}x`, AT)).toBeNull();
  expect(expiresAt).toEqual(later(30 * DAY));
});

test('the database never holds the token itself', async () => {
  const { token } = await begin();
  const rows = await opened.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false);
});

test('a session that is used lives for 30 days and not longer', async () => {
  const { token } = await begin();
  for (let day = 6; day < 30; day += 6) {
    expect(await findSession(opened.db, token, later(day * DAY))).toEqual({ playerId });
  }
  expect(await findSession(opened.db, token, later(30 * DAY - 1))).toEqual({ playerId });
  expect(await findSession(opened.db, token, later(30 * DAY))).toBeNull();
});

test('a session that lies idle for 7 days ends', async () => {
  const { token } = await begin();
  expect(await findSession(opened.db, token, later(7 * DAY - 1))).toEqual({ playerId });
  const idle = await begin();
  expect(await findSession(opened.db, idle.token, later(7 * DAY))).toBeNull();
});

test('being seen is written down at most once a minute', async () => {
  const { token } = await begin();
  await findSession(opened.db, token, later(MINUTE - 1));
  expect(await lastSeen(token)).toEqual(AT);
  await findSession(opened.db, token, later(MINUTE));
  expect(await lastSeen(token)).toEqual(later(MINUTE));
});

test('signing in again in the same browser ends the session from before', async () => {
  const before = await begin();
  const after = await begin(AT, before.token);
  expect(await findSession(opened.db, before.token, AT)).toBeNull();
  expect(await findSession(opened.db, after.token, AT)).toEqual({ playerId });
});

test('signing out ends the session, twice is no error', async () => {
  const { token } = await begin();
  await endSession(opened.db, token);
  await endSession(opened.db, token);
  expect(await findSession(opened.db, token, AT)).toBeNull();
});

test('ended sessions are swept away at the next sign-in', async () => {
  const old = await begin();
  const recent = await begin(later(5 * DAY));
  await begin(later(8 * DAY));
  expect(await lastSeen(old.token)).toBeUndefined();
  expect(await lastSeen(recent.token)).toEqual(later(5 * DAY));
});

test('tokens that are asked for at once are each answered with their own player', async () => {
  const { id: other } = await opened.db
    .insertInto('players')
    .values({ email: 'c@d.example', password_hash: '-', language: 'en', currency: 'EUR' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mine = await begin();
  const about = { playerId: other, userAgent: 'test', replaces: null };
  const theirs = await beginSession(opened.db, about, AT);
  const find = sessionFinder(opened.db, { now: () => later(2 * MINUTE) });
  const asked = [mine.token, 'nobody', theirs.token, mine.token];
  const found = await Promise.all(asked.map(find));
  expect(found.map((each) => each?.playerId ?? null)).toEqual([playerId, null, other, playerId]);
  expect(await lastSeen(mine.token)).toEqual(later(2 * MINUTE));
  expect(await lastSeen(theirs.token)).toEqual(later(2 * MINUTE));
});

const renew = (token: string, now: Date) =>
  opened.db.transaction().execute((tx) => renewSession(tx, token, now));

test('a renewed session has a fresh token, and the old one stays good for a minute', async () => {
  const old = await begin();
  const fresh = (await renew(old.token, later(DAY)))!;
  expect(fresh.token).not.toBe(old.token);
  for (const { token } of [old, fresh]) {
    expect(await findSession(opened.db, token, later(DAY + MINUTE - 1))).toEqual({ playerId });
  }
  expect(await findSession(opened.db, old.token, later(DAY + MINUTE))).toBeNull();
  expect(await findSession(opened.db, fresh.token, later(DAY + MINUTE))).toEqual({ playerId });
});

test('a renewed session lives no longer than it would have', async () => {
  const old = await begin();
  const fresh = (await renew(old.token, later(2 * DAY)))!;
  expect(fresh.expiresAt).toEqual(old.expiresAt);
  const late = await begin(AT);
  for (let day = 6; day < 30; day += 6) await findSession(opened.db, late.token, later(day * DAY));
  const last = (await renew(late.token, later(30 * DAY - 1000)))!;
  expect(await findSession(opened.db, last.token, later(30 * DAY))).toBeNull();
  expect(await findSession(opened.db, late.token, later(30 * DAY))).toBeNull();
});

test('of many who renew a session at once, one gets the fresh token', async () => {
  const { token } = await begin();
  const all = await Promise.all(Array.from({ length: 6 }, () => renew(token, AT)));
  const fresh = all.filter((each) => each !== null);
  expect(fresh).toHaveLength(1);
  expect(await findSession(opened.db, fresh[0]!.token, later(2 * MINUTE))).toEqual({ playerId });
});

test('a session that has ended is not renewed, and signing out ends all of its tokens', async () => {
  const old = await begin();
  const fresh = (await renew(old.token, AT))!;
  await endSession(opened.db, fresh.token);
  expect(await findSession(opened.db, old.token, AT)).toBeNull();
  expect(await renew(old.token, AT)).toBeNull();
  expect(await renew('nobody', AT)).toBeNull();
});
