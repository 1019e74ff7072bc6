import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOddsHistory, LIVE_GAP_MS, PREMATCH_GAP_MS } from './odds-history';
import { unheardLine } from './line';
import { openBook, type TestBook } from '@touchline/testkit/feed/ingest/ingest-book';
import { fixture, LIVE, PREMATCH, priced, stop } from '@touchline/testkit/feed/ingest/changes';

const lineAt = (odds: number, pricedLive = true) => ({
  ...unheardLine(1, ''),
  status: 1 as const,
  pricedLive,
  outcomes: { '1': { odds, active: true } },
});

test('a line is written at once, and then when its time has come, with the price of then', () => {
  const history = createOddsHistory();
  history.note(7, lineAt(1500));
  expect(history.due(0)).toMatchObject([{ matchId: 7, at: 0, odds: { '1': 1500 } }]);
  history.note(7, lineAt(1600));
  history.note(7, lineAt(1700));
  expect(history.due(LIVE_GAP_MS - 1)).toEqual([]);
  expect(history.due(LIVE_GAP_MS + 1000)).toMatchObject([{ odds: { '1': 1700 } }]);
  expect(history.due(10 * LIVE_GAP_MS)).toEqual([]);
});

test('before the match a line is written less often', () => {
  const history = createOddsHistory();
  history.note(7, lineAt(1500, false));
  history.due(0);
  history.note(7, lineAt(1600, false));
  expect(history.due(PREMATCH_GAP_MS - 1)).toEqual([]);
  expect(history.due(PREMATCH_GAP_MS + 1000)).toHaveLength(1);
});

test('a price that came back is no change', () => {
  const history = createOddsHistory();
  history.note(7, lineAt(1500));
  history.due(0);
  history.note(7, lineAt(1600));
  history.note(7, lineAt(1500));
  expect(history.due(LIVE_GAP_MS)).toEqual([]);
});

test('of very many lines some are written a second, until all are', () => {
  const history = createOddsHistory();
  for (let matchId = 0; matchId < 450; matchId += 1) history.note(matchId, lineAt(1500));
  const counts = [0, 500, 1000, 2000, 3000].map((at) => history.due(at).length);
  expect(counts).toEqual([200, 0, 200, 50, 0]);
});

let book: TestBook;
beforeAll(async () => {
  book = await openBook();
});
afterAll(() => book.close());
beforeEach(() => book.empty());

const at = (ms: number, odds: number, source: typeof LIVE | typeof PREMATCH = LIVE) => ({
  at: ms,
  producer: 1,
  changes: [priced({ source, outcomes: { '1': { odds, active: true, p: 0.5 } } })],
});
const rows = () => book.db.selectFrom('odds_history').selectAll().orderBy('at').execute();

test('what a feed says is kept with the change itself, from the opening on', async () => {
  await book.tell(fixture());
  await book.take(at(10_000, 2000, PREMATCH));
  await book.take(at(11_000, 2010));
  await book.take(at(12_000, 2020));
  await book.take(at(32_000, 2500));
  expect(await rows()).toMatchObject([
    { market_id: 1, specifier: '', at: new Date(10_000), odds: { '1': 2000 } },
    { at: new Date(32_000), odds: { '1': 2500 } },
  ]);
});

test('a suspension is no price', async () => {
  await book.tell(fixture());
  await book.take(at(10_000, 2000));
  await book.take({ at: 40_000, producer: 1, changes: [stop(['all'])] });
  expect(await rows()).toHaveLength(1);
});
