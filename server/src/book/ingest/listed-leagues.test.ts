import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixture } from '@touchline/testkit/feed/ingest/changes';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import type { LeagueKnown } from './change';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(() => book.empty());

const league = (number: number, name: string, country = 'Faroe Islands'): LeagueKnown => ({
  sport: { urn: 'sr:sport:1', name: 'Soccer' },
  category: { urn: `sr:category:${country}`, name: country, countryCode: country.slice(0, 3) },
  tournament: { urn: `sr:tournament:${number}`, name },
});
const listed = (...leagues: LeagueKnown[]) => ({ type: 'leagues_known' as const, leagues });

const known = async () => {
  const { rows } = await book.db
    .selectFrom('tournaments as t')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .select(['t.name', 't.priority', 't.kind', 'c.name as country'])
    .orderBy('t.priority')
    .execute()
    .then((found) => ({ rows: found }));
  return rows.map(({ name, priority, kind, country }) => `${country}: ${name} ${priority} ${kind}`);
};

test('leagues in which nothing is played are there, in their countries and by their numbers', async () => {
  await book.tell(listed(league(602, '1. deild'), league(601, 'Meistaradeildin')));
  expect(await known()).toEqual([
    'Faroe Islands: Meistaradeildin 601 match',
    'Faroe Islands: 1. deild 602 match',
  ]);
  expect(await book.announced()).toEqual([]);
});

test('told again nothing changes, and a league that is listed twice is there once', async () => {
  const all = [league(601, 'Meistaradeildin'), league(601, 'Meistaradeildin')];
  await book.tell(listed(...all), listed(...all));
  expect(await known()).toHaveLength(1);
});

test('a league that is played stays as its events have told it', async () => {
  await book.tell(fixture());
  await book.tell(listed(league(17, 'Another name')));
  expect(await known()).toEqual(['England: Premier League 17 match']);
  await book.tell(fixture(1000));
  expect((await book.match()).start_time).toEqual(new Date(1000));
});

test('a thousand leagues are taken in at once', async () => {
  const many = Array.from({ length: 1000 }, (_, at) =>
    league(10_000 + at, `League ${at}`, `Land ${at % 60}`),
  );
  await book.tell(listed(...many));
  expect(await known()).toHaveLength(1000);
});
