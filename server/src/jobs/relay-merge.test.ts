import { expect, test } from 'vitest';
import { mergeOutbox, type OutboxRow } from './relay-merge';

type Outcomes = Record<string, number | null>;
type Line = [id: number, outcomes: Outcomes, status?: number];

const lines = (version: number, given: Line[], more: object = {}): OutboxRow => ({
  channel: 'match:7',
  event_name: 'markets_changed',
  message: {
    match_id: 7,
    version,
    markets: given.map(([id, outcomes, status = 1]) => ({
      id,
      specifier: '',
      status,
      most_balanced: false,
      outcomes: Object.entries(outcomes).map(([outcome, odds]) => ({
        id: outcome,
        active: true,
        odds,
      })),
    })),
    ...more,
  },
  urgent: false,
});
const status = (version: number): OutboxRow => ({
  channel: 'match:7',
  event_name: 'match_status_changed',
  message: { match_id: 7, version },
  urgent: false,
});
const card: OutboxRow = {
  channel: 'updates',
  event_name: 'match_changed',
  message: { match_id: 7 },
  urgent: false,
};
const balance = (amount: number): OutboxRow => ({
  channel: '$user:3',
  event_name: 'balance_changed',
  message: { balance: amount },
  urgent: false,
});
const on = (channel: string, row: OutboxRow): OutboxRow => ({ ...row, channel });
const ofMatch = (matchId: number, row: OutboxRow): OutboxRow => ({
  ...row,
  message: { ...(row.message as object), match_id: matchId },
});

test.each<[string, OutboxRow[], OutboxRow[]]>([
  ['nothing stays nothing', [], []],
  ['one row stays as it is', [lines(1, [[1, { 1: 2000 }]])], [lines(1, [[1, { 1: 2000 }]])]],
  [
    'an outcome has its last word, and others stay',
    [lines(1, [[1, { 1: 2000, 2: 3000 }]]), lines(2, [[1, { 1: 2100 }]])],
    [lines(2, [[1, { 1: 2100, 2: 3000 }]])],
  ],
  [
    'lines that only one of them names are kept',
    [lines(1, [[1, { 1: 2000 }]]), lines(2, [[18, { 12: 1900 }]])],
    [
      lines(2, [
        [1, { 1: 2000 }],
        [18, { 12: 1900 }],
      ]),
    ],
  ],
  [
    'the status of a line is its last',
    [lines(1, [[1, { 1: 2000 }, -1]]), lines(2, [[1, {}, 1]])],
    [lines(2, [[1, { 1: 2000 }, 1]])],
  ],
  [
    'a count of markets is kept until another comes',
    [lines(1, [], { available_markets: 4 }), lines(2, [])],
    [lines(2, [], { available_markets: 4 })],
  ],
  [
    'what is urgent stays urgent',
    [{ ...lines(1, []), urgent: true }, lines(2, [])],
    [{ ...lines(2, []), urgent: true }],
  ],
  [
    'nothing moves past another event of its match',
    [lines(1, []), status(2), lines(3, [])],
    [lines(1, []), status(2), lines(3, [])],
  ],
  [
    'other matches do not stand in between',
    [
      on('updates', lines(1, [])),
      on('updates', ofMatch(8, status(5))),
      on('updates', lines(2, [])),
    ],
    [on('updates', lines(2, [])), on('updates', ofMatch(8, status(5)))],
  ],
  [
    'channels are kept apart',
    [lines(1, []), on('updates', lines(1, []))],
    [lines(1, []), on('updates', lines(1, []))],
  ],
  ['a card is sent once', [card, card], [card]],
  ['cards of different matches are all sent', [card, ofMatch(8, card)], [card, ofMatch(8, card)]],
  [
    'events of players are all sent, in order',
    [balance(1), balance(2), balance(1)],
    [balance(1), balance(2), balance(1)],
  ],
])('%s', (_rule, rows, expected) => {
  expect(mergeOutbox(rows)).toEqual(expected);
});

test('a line that has another name than before is told so, whatever its price does meanwhile', () => {
  const row = lines(1, [[1, { 1: 2000 }]]);
  const { markets } = row.message as { markets: object[] };
  const renamed = markets.map((market) => ({ ...market, renamed: true }));
  const told = { ...row, message: { ...(row.message as object), markets: renamed } };
  const [merged] = mergeOutbox([told, lines(2, [[1, { 1: 2100 }]])]);
  expect(merged?.message).toMatchObject({ version: 2, markets: [{ renamed: true }] });
});
