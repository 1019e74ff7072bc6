import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { TranslatedChange } from '../book/ingest/change';
import { createQuickReader } from './quick-reader';
import type { FeedLine } from './source';
import { createLineReader, type ReadMessage } from './uof/read-line';

const plainReader = () => createLineReader({ log: () => {}, now: () => 0, provider: 'betradar' });
const lineOf = (xml: string): FeedLine => ({
  t: 5,
  rk: 'hi.-.live.odds_change.1.sr:match.9.-',
  xml,
});
const outcome = (id: string, odds: string) => `<outcome id="${id}" odds="${odds}" active="1"/>`;
const market = (inside: string, attributes = 'id="18" specifiers="total=2.5"') =>
  `<market ${attributes} status="1">${inside}</market>`;
const message = (markets: string, odds = '<odds>', event = '9') =>
  `<?xml version="1.0"?><odds_change product="1" event_id="sr:match:${event}" timestamp="4">` +
  `<sport_event_status status="1" match_status="6"/>${odds}${markets}</odds></odds_change>`;

/** The same with each line told alone. */
const apart = (messages: ReadMessage[]): ReadMessage[] =>
  messages.map((told) => ({
    ...told,
    changes: told.changes.flatMap((change): readonly TranslatedChange[] =>
      change.type === 'lines_priced' ? change.lines : [change],
    ),
  }));
const together = (messages: ReadMessage[]) =>
  messages[0]?.changes.find((change) => change.type === 'lines_priced');

const A_MARKET = market(outcome('12', '1.85') + outcome('13', '1.95'));

/** Pieces that markets of a feed are made of, and some that no feed should send. */
const piece = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom('1.5', '1.6', '2').map((odds) => market(outcome('12', odds))),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('1', '2', '16')
      .map((id) => market(outcome('1', '2.1'), `id="${id}" specifiers="hcp=1"`)),
  },
  fc.constantFrom(
    '<market id="3" status="-1"/>',
    '<market id="5" status="-1"></market>\n  ',
    '<market\n id="6" status="1"/>',
    '<market id="7" extended_specifiers="a>b" status="1" />',
    '<market id="8" status="1"><market_metadata next_betstop="5"/></market >',
    '<!-- <market id="9" status="1"/> -->',
    '<market id="x" status="1"/>',
    '<market id="10" status="1">',
    '<else/>',
    ' ',
  ),
);
const xml = fc
  .record({
    pieces: fc.array(piece, { maxLength: 6 }),
    odds: fc.constantFrom(
      '<odds>',
      '<odds betting_status="1">',
      '<odds >',
      '<odds betting_status="2">\n',
    ),
    event: fc.constantFrom('9', '10'),
  })
  .map(({ pieces, odds, event }) => message(pieces.join(''), odds, event));

test('whatever came before, a line reads as it would have been read alone', () => {
  fc.assert(
    fc.property(fc.array(xml, { maxLength: 12 }), (documents) => {
      const [quick, plain] = [createQuickReader(plainReader()), plainReader()];
      for (const each of documents) {
        expect(apart(quick(lineOf(each)))).toEqual(plain(lineOf(each)));
      }
    }),
    { numRuns: 500 },
  );
});

test('a market that cannot be read is told with all that its message names, also what is not read again', () => {
  const total =
    '<market id="18" specifiers="total=2.5" status="1"><outcome id="12" odds="2" active="1"/></market>';
  const lost = '<market id="x" status="1"/><market\n id="6" status="1"/>';
  const odds = '<odds betting_status="1">';
  const [quick, plain] = [createQuickReader(plainReader()), plainReader()];
  for (const each of [message(total, odds, '10'), message(total + lost, odds, '10')]) {
    expect(apart(quick(lineOf(each)))).toEqual(plain(lineOf(each)));
  }
});

test('only markets that read otherwise than in the message before are read again', () => {
  const read = vi.fn(plainReader());
  const quick = createQuickReader(read);
  const moved = market(outcome('12', '1.9'), 'id="18" specifiers="total=3.5"');
  quick(lineOf(message(A_MARKET + market(outcome('12', '1.8'), 'id="18" specifiers="total=3.5"'))));
  quick(lineOf(message(A_MARKET + moved)));
  expect(read.mock.lastCall?.[0].xml).toBe(message(moved));
  quick(lineOf(message(A_MARKET + moved)));
  expect(read.mock.lastCall?.[0].xml).toBe(message(''));
});

test('what a message says of all its markets makes all of them be read again', () => {
  const read = vi.fn(plainReader());
  const quick = createQuickReader(read);
  quick(lineOf(message(A_MARKET)));
  quick(lineOf(message(A_MARKET, '<odds betting_status="2">')));
  expect(read.mock.lastCall?.[0].xml).toContain(A_MARKET);
});

const B_MARKET = market(outcome('12', '1.8'), 'id="18" specifiers="total=3.5"');
const B_MOVED = market(outcome('12', '1.9'), 'id="18" specifiers="total=3.5"');

test('which lines moved since the message before is told', () => {
  const quick = createQuickReader(plainReader());
  const first = together(quick(lineOf(message(A_MARKET + B_MARKET))));
  expect(first).toMatchObject({ before: null, moved: [{ specifier: 'total=2.5' }, {}] });
  const second = together(quick(lineOf(message(A_MARKET + B_MOVED))));
  expect(second?.moved).toMatchObject([{ specifier: 'total=3.5' }]);
  expect(second?.before).toBe(first?.lines);
});

test.each([
  ['a line came', A_MARKET + B_MARKET, A_MARKET + B_MARKET + market('', 'id="1"')],
  ['a line went', A_MARKET + B_MARKET, B_MARKET],
  ['lines changed places', A_MARKET + B_MARKET, B_MARKET + A_MARKET],
  ['a line is named twice', B_MARKET + B_MOVED, B_MARKET + B_MOVED],
])('where %s, all lines count as moved', (_what, first, second) => {
  const quick = createQuickReader(plainReader());
  quick(lineOf(message(first)));
  const told = together(quick(lineOf(message(second))));
  expect(told).toMatchObject({ before: null });
  expect(told?.moved).toEqual(told?.lines);
});
