import { fixture, play, priced, settled } from '@touchline/testkit/feed/ingest/changes';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedChange, LineNamed } from './change';
import type { NamesWanted } from './names-wanted';

/** What has no name yet: a market by its number, an outcome by its id. */
const unnamed = new Set<string>();
const findUnnamed = ({ marketId, outcomes }: NamesWanted) =>
  unnamed.has(`market ${marketId}`)
    ? `market ${marketId}`
    : (outcomes.find((id) => unnamed.has(id)) ?? null);

let book: TestBook;
beforeAll(async () => {
  book = await openBook({ findUnnamed });
});
afterAll(() => book.close());
beforeEach(async () => {
  unnamed.clear();
  await book.empty();
  await book.tell(fixture());
  await book.announced();
});

const SCORER = 'sr:player:949';
const WITH_SCORER = { '1': on(2000), '2': on(3000), [SCORER]: on(4000) };
function on(odds: number) {
  return { odds, active: true };
}
const look = (isLate = false): LineNamed => ({
  type: 'line_named',
  match: 'sr:match:9',
  marketId: 1,
  specifier: '',
  isLate,
});
const line = async () => (await book.lines())[0];
const offered = async () => {
  const { status, outcomes } = (await line()) ?? {};
  return { status, ids: Object.keys(outcomes ?? {}) };
};
const available = async () => (await book.match()).available_markets;
const held = () => book.db.selectFrom('held_lines').select(['hold', 'feed']).execute();
let at = 100;
const take = (...changes: FeedChange[]) => book.take({ at: (at += 1), producer: 1, changes });

test('a line without a name is not on offer and nobody hears of it; with its name it is, at the price told last', async () => {
  unnamed.add('market 1');
  const { unnamed: wanted } = await take(priced());
  expect(wanted).toEqual([
    {
      urn: 'sr:match:9',
      marketId: 1,
      specifier: '',
      outcomes: ['1', '2'],
      since: at,
      said: 'market 1',
      isShown: false,
    },
  ]);
  await take(priced({ outcomes: { '1': on(2100) } }));
  expect(await offered()).toEqual({ status: 0, ids: ['1', '2'] });
  expect(await available()).toBe(0);
  expect(await book.announced()).toEqual([]);
  await take(look());
  expect((await line())?.status).toBe(0);
  unnamed.clear();
  await take(look());
  expect(await line()).toMatchObject({ status: 1, outcomes: { '1': { odds: 2100 } } });
  expect(await available()).toBe(1);
  expect(await held()).toEqual([]);
  const told = await book.announced();
  expect(told.map(({ event_name }) => event_name)).toEqual(['markets_changed', 'markets_changed']);
  expect(JSON.stringify(told)).not.toContain('renamed');
});

test('one that has waited long enough is on offer without, stays so, and is told of anew once it has its name', async () => {
  unnamed.add('market 1');
  await take(priced());
  const { unnamed: shown } = await take(look(true));
  expect(shown).toMatchObject([{ marketId: 1, said: 'market 1', isShown: true }]);
  expect(await offered()).toMatchObject({ status: 1 });
  expect(await held()).toMatchObject([{ hold: { naming: { isShown: true } } }]);
  expect((await take(look(true))).unnamed).toEqual([]);
  expect((await take(priced({ outcomes: { '1': on(2200) } }))).unnamed).toEqual([]);
  expect(await line()).toMatchObject({ status: 1, outcomes: { '1': { odds: 2200 } } });
  await book.announced();
  unnamed.clear();
  const { version } = await book.match();
  await take(look());
  expect((await book.match()).version).toBe(version + 1n);
  const [onMatch] = await book.announced();
  expect(onMatch?.message).toMatchObject({ markets: [{ id: 1, renamed: true }] });
  expect(await held()).toEqual([]);
});

test('of a line on offer only the new outcomes wait, and none of its prices', async () => {
  await take(priced());
  unnamed.add(SCORER);
  const { unnamed: wanted } = await take(priced({ outcomes: WITH_SCORER }));
  expect(wanted).toMatchObject([{ said: SCORER, outcomes: ['1', '2', SCORER], isShown: false }]);
  expect(await offered()).toEqual({ status: 1, ids: ['1', '2'] });
  await take(priced({ outcomes: { ...WITH_SCORER, '1': on(2500) } }));
  expect(await line()).toMatchObject({ status: 1, outcomes: { '1': { odds: 2500 } } });
  unnamed.clear();
  await book.announced();
  await take(look());
  expect(await offered()).toEqual({ status: 1, ids: ['1', '2', SCORER] });
  const [onMatch] = await book.announced();
  expect(onMatch?.message).toMatchObject({ markets: [{ id: 1, renamed: true }] });
});

test('whoever asks for names is told of all that is missing by then, also where more came meanwhile', async () => {
  unnamed.add(SCORER).add('sr:player:950');
  await take(priced({ outcomes: { [SCORER]: on(4000) } }));
  const more = await take(priced({ outcomes: { 'sr:player:950': on(5000) } }));
  expect(more.unnamed).toMatchObject([{ outcomes: [SCORER, 'sr:player:950'], since: at - 1 }]);
  unnamed.delete(SCORER);
  expect((await take(look())).unnamed).toMatchObject([{ said: 'sr:player:950', isShown: false }]);
  await take(look(true));
  unnamed.add('sr:player:951');
  const third = await take(priced({ outcomes: { 'sr:player:951': on(5000) } }));
  expect(third.unnamed).toMatchObject([{ said: 'sr:player:951', since: at, isShown: false }]);
  expect(await offered()).toEqual({ status: 1, ids: [SCORER, 'sr:player:950'] });
});

test('a line waits for all of it again where more comes without a name meanwhile', async () => {
  await take(priced());
  unnamed.add(SCORER).add('sr:player:950');
  await take(priced({ outcomes: WITH_SCORER }));
  await take(priced({ outcomes: { ...WITH_SCORER, 'sr:player:950': on(5000) } }));
  unnamed.delete(SCORER);
  await take(look());
  expect(await offered()).toEqual({ status: 1, ids: ['1', '2'] });
  unnamed.clear();
  await take(look());
  expect((await offered()).ids).toHaveLength(4);
});

test('what is settled or void while it waits is so, and comes not on offer by its name', async () => {
  unnamed.add('market 1');
  await take({ ...play(1) });
  await take(priced());
  await take(settled());
  expect(await line()).toMatchObject({ status: -3, results: { '1': 'win_entire' } });
  unnamed.clear();
  await take(look());
  expect((await line())?.status).toBe(-3);
});

test('a price that cannot be true is held apart from the name', async () => {
  unnamed.add('market 1');
  await take(priced({ outcomes: { '1': on(1000) } }));
  unnamed.clear();
  await take(look());
  expect((await line())?.status).toBe(-1);
  await take(priced());
  expect((await line())?.status).toBe(1);
});

test('a restart forgets nothing: the line waits on, and is let go as before', async () => {
  unnamed.add('market 1');
  await take(priced());
  book.restart();
  await take(priced({ outcomes: { '1': on(2300) } }));
  expect((await line())?.status).toBe(0);
  book.restart();
  await take(look(true));
  expect(await line()).toMatchObject({ status: 1, outcomes: { '1': { odds: 2300 } } });
});

test('news of a line that is not there makes none', async () => {
  await take(look(true));
  expect(await book.lines()).toEqual([]);
});

test('where nobody can be asked for names, a line that waited for one goes on offer with its next price', async () => {
  unnamed.add('market 1');
  await take(priced());
  await book.takeAs({ findUnnamed: undefined }, { at: 500, producer: 1, changes: [priced()] });
  expect((await line())?.status).toBe(1);
});
