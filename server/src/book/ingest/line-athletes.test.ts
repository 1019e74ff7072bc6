import { fixture, priced } from '@touchline/testkit/feed/ingest/changes';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(async () => {
  await book.empty();
  await book.tell(fixture());
});

const on = { odds: 2000, active: true };
const standing = async () => {
  const rows = await book.db
    .selectFrom('match_athletes')
    .select('urn')
    .where('match_id', '=', (await book.match()).id)
    .orderBy('urn')
    .execute();
  return rows.map(({ urn }) => urn);
};

test('who stands in an outcome or a specifier of a line stands in its match, teams do not', async () => {
  await book.tell(
    priced({ outcomes: { 'sr:player:1': on, 'sr:player:2,sr:player:3': on, '1': on } }),
    priced({ marketId: 2, specifier: 'player=sr:player:4|total=2.5' }),
    priced({ marketId: 3, outcomes: { 'sr:competitor:9': on } }),
  );
  expect(await standing()).toEqual([1, 2, 3, 4].map((id) => `sr:player:${id}`));
});

test('whoever is added to a line later does too, and a price that names nobody new writes nothing', async () => {
  await book.tell(priced({ outcomes: { 'sr:player:1': on } }));
  await book.tell(priced({ outcomes: { 'sr:player:1': { odds: 3000, active: true } } }));
  await book.tell(priced({ outcomes: { 'sr:player:1': on, 'sr:player:2': on } }));
  expect(await standing()).toEqual(['sr:player:1', 'sr:player:2']);
});

test('the squad of a team is who its profile named last', async () => {
  const squad = (...ids: number[]) =>
    book.tell({
      type: 'names_known',
      locale: 'en',
      team: 'sr:competitor:1',
      names: [
        { urn: 'sr:competitor:1', name: 'Arsenal' },
        ...ids.map((id) => ({ urn: `sr:player:${id}`, name: `Player ${id}` })),
      ],
    });
  const playing = async () =>
    (await book.db.selectFrom('team_athletes').selectAll().orderBy('urn').execute()).map(
      ({ team_urn: team, urn }) => `${team} ${urn}`,
    );
  await squad(1, 2);
  expect(await playing()).toEqual(['sr:competitor:1 sr:player:1', 'sr:competitor:1 sr:player:2']);
  await squad(2, 3);
  expect(await playing()).toEqual(['sr:competitor:1 sr:player:2', 'sr:competitor:1 sr:player:3']);
  // A profile that lists nobody says nothing of who plays.
  await squad();
  expect(await playing()).toHaveLength(2);
});
