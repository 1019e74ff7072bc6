import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSession, type Session } from '../replay/session';
import { BETRADAR, type Dialect, ODDIN } from './dialect';
import { parseMessage } from './parse';
import { BETRADAR_PROFILE } from './profile';
import { translate } from './translate';

const MATCH = 'sr:match:90018002';
let session: Session;

beforeAll(async () => {
  session = await readSession(join(import.meta.dirname, '../recorded/soccer-por-esp-2018.jsonl'));
});

function changesOf(xml: string) {
  const parsed = parseMessage(xml);
  if (!parsed.ok || parsed.value.type === 'unknown') throw new Error('not a message');
  return translate(parsed.value);
}

function recorded(line: number) {
  return changesOf(session.lines[line - 1]!.xml);
}

function about(type: string, inside: string, attributes = '') {
  return `<${type} product="1" event_id="sr:match:9" timestamp="5"${attributes}>${inside}</${type}>`;
}

describe('recorded messages', () => {
  test('an alive', () => {
    expect(recorded(1)).toEqual([{ type: 'producer_alive', producer: 1, subscribed: true }]);
  });

  test('an alive that has lost track', () => {
    expect(recorded(1285)).toEqual([{ type: 'producer_alive', producer: 1, subscribed: false }]);
  });

  test('a recovery that is complete', () => {
    expect(recorded(1290)).toEqual([{ type: 'producer_recovered', producer: 1, requestId: 1001 }]);
  });

  test('a fixture change asks for the fixture', () => {
    expect(recorded(3)).toEqual([{ type: 'fixture_asked', match: MATCH }]);
  });

  test('a stop of some groups', () => {
    expect(recorded(469)).toEqual([
      { type: 'lines_stopped', match: MATCH, producer: 1, groups: ['bookings'], status: -1 },
    ]);
  });

  test('a settlement after a goal', () => {
    const line = (marketId: number, specifier: string, results: object) => ({
      type: 'line_settled',
      match: MATCH,
      marketId,
      specifier,
      results,
      deadHeats: null,
    });
    const over = { '12': 'win_entire', '13': 'lose_entire' };
    expect(recorded(296)).toEqual([
      line(8, 'goalnr=1', { '6': 'win_entire', '7': 'lose_entire', '8': 'lose_entire' }),
      line(18, 'total=0.5', over),
      line(19, 'total=0.5', over),
      line(68, 'total=0.5', over),
    ]);
  });

  test('a settlement taken back', () => {
    const line = (marketId: number, specifier: string) => ({
      type: 'settlement_withdrawn',
      match: MATCH,
      marketId,
      specifier,
    });
    expect(recorded(1410)).toEqual([
      line(8, 'goalnr=6'),
      line(18, 'total=4.75'),
      line(18, 'total=5'),
      line(18, 'total=5.25'),
      line(18, 'total=5.5'),
      line(19, 'total=2.5'),
      line(21, 'variant=sr:exact_goals:6+'),
    ]);
  });
});

test('a price change tells first where play stands, then every line in its canonical spelling', () => {
  const xml = about(
    'odds_change',
    `<sport_event_status status="6" match_status="61"/>
     <odds><market id="204" specifiers="total=9.50|setnr=2" favourite="1">
       <outcome id="12" odds="1.9" probabilities="0.5"/><outcome id="13" odds="0.99" active="1"/></market>
     <market id="1" status="-2"/></odds>`,
  );
  const source = { producer: 1, phase: 'live' };
  expect(changesOf(xml)).toEqual([
    {
      type: 'match_status_changed',
      match: 'sr:match:9',
      source,
      status: 2,
      stageCode: 61,
      statistics: { clock: null, total_score: null, period_score: [], red_cards: null },
    },
    {
      type: 'line_priced',
      match: 'sr:match:9',
      marketId: 204,
      specifier: 'setnr=2|total=9.5',
      source,
      status: 1,
      favourite: true,
      nextBetStop: null,
      cashout: null,
      outcomes: { '12': { odds: 1900, active: true, p: 0.5 }, '13': { odds: 1000, active: true } },
    },
    {
      type: 'line_priced',
      match: 'sr:match:9',
      marketId: 1,
      specifier: '',
      source,
      status: -2,
      favourite: false,
      nextBetStop: null,
      cashout: null,
      outcomes: null,
    },
  ]);
});

test.each([
  ['a stake that may come back whole', 'refund_probabilities="0.2"', 0.2],
  ['halves count half', 'half_win_probabilities="0.1" half_lose_probabilities="0.2"', 0.15],
  ['nothing where it cannot', 'win_probabilities="0.5" refund_probabilities="0"', undefined],
])('an outcome tells what part of a stake is to be expected back: %s', (_rule, chances, part) => {
  const [change] = changesOf(
    about(
      'odds_change',
      `<odds><market id="16" specifiers="hcp=-1"><outcome id="1714" odds="1.9" probabilities="0.5"
         ${chances}/></market></odds>`,
    ),
  );
  const outcomes = change?.type === 'line_priced' ? change.outcomes : null;
  expect(outcomes?.['1714']?.p).toBe(0.5);
  if (part === undefined) expect(outcomes?.['1714']).not.toHaveProperty('r');
  else expect(outcomes?.['1714']?.r).toBeCloseTo(part, 9);
});

test('a line tells when it closes next and whether it can be cashed out', () => {
  const market = (attributes: string, inside = '') =>
    about('odds_change', `<odds><market id="1" ${attributes}>${inside}</market></odds>`);
  const told = (xml: string) => {
    const [change] = changesOf(xml);
    return change?.type === 'line_priced' ? [change.nextBetStop, change.cashout] : null;
  };
  expect(told(market('cashout_status="1"', '<market_metadata next_betstop="99"/>'))).toEqual([
    99, 1,
  ]);
  expect(told(market('cashout_status="-2"'))).toEqual([null, -2]);
  expect(told(market('cashout_status="7"'))).toEqual([null, null]);
});

test('a fixture that is called off takes no bets, and is asked for like any that has changed', () => {
  const asked = { type: 'fixture_asked', match: 'sr:match:9' };
  for (const type of ['1', '2', '4', '5', '6', '106', '999']) {
    expect(changesOf(about('fixture_change', '', ` change_type="${type}"`))).toEqual([asked]);
  }
  expect(changesOf(about('fixture_change', '', ' change_type="3"'))).toMatchObject([
    asked,
    { type: 'match_status_changed', match: 'sr:match:9', status: 5, stageCode: 70 },
  ]);
});

test('who prices before and during play is numbered differently by each provider', () => {
  const xml = (product: number) =>
    `<odds_change product="${product}" event_id="od:match:9" timestamp="5"><odds><market id="1"/></odds></odds_change>`;
  const phases = (dialect: Dialect, products: readonly number[]) =>
    products.map((product) => {
      const parsed = parseMessage(xml(product));
      if (!parsed.ok || parsed.value.type === 'unknown') throw new Error('not a message');
      const [change] = translate(parsed.value, dialect);
      return change?.type === 'line_priced' ? change.source.phase : null;
    });
  expect(phases(BETRADAR, [1, 2, 3])).toEqual(['live', 'other', 'prematch']);
  expect(phases(ODDIN, [1, 2, 3])).toEqual(['prematch', 'live', 'other']);
  expect(phases(BETRADAR, [4, 5, 14, 16])).toEqual(['live', 'live', 'live', 'live']);
  const alone = [6, 7, 8, 9, 10, 11, 12, 15, 17];
  expect(new Set(phases(BETRADAR, alone))).toEqual(new Set(['other']));
});

test('every producer that the provider lists is known, whatever its phase', () => {
  const listed = Object.keys(BETRADAR_PROFILE.api.products);
  expect(Object.keys(BETRADAR.phases)).toEqual(listed);
});

test.each([
  ['result="1"', 'win_entire'],
  ['result="0"', 'lose_entire'],
  ['result="0" void_factor="1"', 'refund_entire'],
  ['result="1" void_factor="1.0"', 'refund_entire'],
  ['result="1" void_factor="0.5"', 'refund_half_win_other'],
  ['result="0" void_factor="0.5"', 'refund_half_lose_other'],
  ['result="-1"', undefined],
])('a result of %s is %s', (attributes, expected) => {
  const outcome = `<outcomes><market id="1"><outcome id="7" ${attributes}/></market></outcomes>`;
  expect(changesOf(about('bet_settlement', outcome, ' certainty="2"'))).toMatchObject([
    { results: expected ? { '7': expected } : {}, deadHeats: null },
  ]);
});

test('a dead heat is a win of which a part is paid', () => {
  const outcome = `<outcomes><market id="1"><outcome id="7" result="1" dead_heat_factor="0.3333"/>
    <outcome id="8" result="0" dead_heat_factor="1"/>
    <outcome id="9" result="1" void_factor="0.5" dead_heat_factor="0.5"/></market></outcomes>`;
  expect(changesOf(about('bet_settlement', outcome, ' certainty="2"'))).toMatchObject([
    {
      results: { '7': 'win_entire', '8': 'lose_entire', '9': 'refund_half_win_other' },
      deadHeats: { '7': 3333, '9': 5000 },
    },
  ]);
});

test('a cancellation has the window of the bets that it is about', () => {
  const market = '<market id="29" void_reason="12"/>';
  const line = { match: 'sr:match:9', marketId: 29, specifier: '' };
  expect(changesOf(about('bet_cancel', market, ' start_time="10" end_time="20"'))).toEqual([
    { type: 'line_cancelled', ...line, placedFrom: 10, placedTo: 20, madeAt: 5 },
  ]);
  expect(changesOf(about('rollback_bet_cancel', market))).toEqual([
    { type: 'cancellation_withdrawn', ...line, placedFrom: null, placedTo: null, madeAt: 5 },
  ]);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 2],
  [7, 2],
  [8, 5],
  [9, 5],
  [99, 2],
])('event status %i is match status %i', (feed, ours) => {
  const xml = about('odds_change', `<sport_event_status status="${feed}"/>`);
  expect(changesOf(xml)).toMatchObject([{ status: ours }]);
});
