import { createShareBet } from '@touchline/wire/calls/share-bets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { aBet, aSelection, NOW } from '@touchline/testkit/betting/book-database';
import { clearExpired, findShared, keepShared } from './keep-shared';
import { drawCode } from './share-code';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

const LATER = new Date('2026-03-02T12:00:00Z');
const betsOn = (matchId: number) =>
  createShareBet.body.parse({ bets: [aBet([aSelection({ match_id: matchId })])] }).bets;

test('codes are of letters and digits that are not taken for one another', () => {
  const drawn = Array.from({ length: 500 }, drawCode);
  expect(drawn.filter((code) => !/^[2-9A-Z]{8}$/.test(code))).toEqual([]);
  expect(drawn.filter((code) => /[AEIOULSZB01]/.test(code))).toEqual([]);
  expect(new Set(drawn).size).toBe(500);
});

test('a code that is taken is drawn again, and goes on leading to the bets it was given for', async () => {
  const draws = ['CDFG2345', 'CDFG2345', 'CDFG2346'];
  const draw = () => draws.shift() ?? '';
  expect(await keepShared(book.db, betsOn(1), LATER, draw)).toBe('CDFG2345');
  expect(await keepShared(book.db, betsOn(2), LATER, draw)).toBe('CDFG2346');
  const [bet] = (await findShared(book.db, 'CDFG2345', NOW)) ?? [];
  expect(bet?.selections[0]?.match_id).toBe(1);
});

test('when every code is taken sharing fails, and takes none from others', async () => {
  const draw = () => 'CDFG2347';
  await keepShared(book.db, betsOn(3), LATER, draw);
  await expect(keepShared(book.db, betsOn(4), LATER, draw)).rejects.toThrow('was taken');
  const [bet] = (await findShared(book.db, 'CDFG2347', NOW)) ?? [];
  expect(bet?.selections[0]?.match_id).toBe(3);
});

test('equal bets that are shared at once have one code', async () => {
  const codes = await Promise.all(
    Array.from({ length: 10 }, () => keepShared(book.db, betsOn(5), LATER)),
  );
  expect(new Set(codes).size).toBe(1);
});

test('a code is found until the moment it expires, and only what has expired is cleared', async () => {
  const code = await keepShared(book.db, betsOn(6), LATER);
  const before = new Date(LATER.getTime() - 1);
  await clearExpired(book.db, before);
  expect(await findShared(book.db, code, before)).toHaveLength(1);
  expect(await findShared(book.db, code, LATER)).toBeNull();
  await clearExpired(book.db, LATER);
  expect(await findShared(book.db, code, before)).toBeNull();
});
