import { describe, expect, test } from 'vitest';
import { parseMessage } from './parse';

const ABOUT = 'product="1" event_id="sr:match:9" timestamp="1000"';

function odds(inside: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<odds_change ${ABOUT}>\n${inside}\n</odds_change>`;
}

function value(xml: string) {
  const parsed = parseMessage(xml);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

test('odds are whole thousandths, probabilities may be in exponent form', () => {
  const market = `<odds><market id="18" specifiers="total=2.50" favourite="1" status="-1">
    <outcome id="12" odds="1.8505" probabilities="8.97E-4" active="1"/>
    <outcome id="13" active="0"/></market></odds>`;
  expect(value(odds(market))).toEqual({
    type: 'odds_change',
    product: 1,
    eventId: 'sr:match:9',
    timestamp: 1000,
    requestId: null,
    status: null,
    markets: [
      {
        id: 18,
        specifiers: 'total=2.50',
        status: -1,
        favourite: true,
        outcomes: [
          { id: '12', odds: 1851, probability: 0.000897, active: true },
          { id: '13', odds: null, probability: null, active: false },
        ],
      },
    ],
  });
});

test('where play stands is read whole', () => {
  const status = `<sport_event_status status="1" match_status="9" home_score="0" away_score="1.0"
      home_gamescore="40" away_gamescore="50" current_server="2">
    <clock match_time="61:05" stoppage_time="02:00" stopped="true"/>
    <period_scores><period_score match_status_code="8" number="1" home_score="2" away_score="6"/></period_scores>
    <statistics><yellow_cards home="1" away="0"/><red_cards home="0" away="1"/></statistics>
    </sport_event_status>`;
  expect(value(odds(status))).toMatchObject({
    status: {
      status: 1,
      matchStatus: 9,
      score: { home: 0, away: 1 },
      gameScore: { home: 40, away: 50 },
      currentServer: 2,
      clock: { matchTime: '61:05', stoppageTime: '02:00', remainingTime: null, stopped: true },
      periods: [{ matchStatusCode: 8, number: 1, home: 2, away: 6 }],
      redCards: { home: 0, away: 1 },
    },
  });
});

test.each([
  [
    'product_down is an alive that is not subscribed',
    '<product_down product="3" timestamp="5"/>',
    { type: 'alive', subscribed: false },
  ],
  [
    'a stop without groups is for all',
    `<bet_stop ${ABOUT}/>`,
    { groups: ['all'], marketStatus: null },
  ],
  [
    'a message of an unknown type is named',
    '<bet_boost a="1"/>',
    { type: 'unknown', name: 'bet_boost' },
  ],
  [
    'attributes that we do not know are passed over',
    `<bet_stop ${ABOUT} mood="calm"/>`,
    { type: 'bet_stop' },
  ],
])('%s', (_rule, xml, expected) => {
  expect(value(xml)).toMatchObject(expected);
});

describe('what is malformed is refused with its line and attribute', () => {
  test.each([
    ['not closed', '<alive product="1" timestamp="1">', 1, null],
    ['no XML at all', 'hello', 1, null],
    ['empty', '', 1, null],
    ['two roots', '<alive product="1" timestamp="1"/>\n<alive/>', 2, null],
    ['an attribute twice', '<alive product="1" product="2" timestamp="1"/>', 1, null],
    ['an attribute missing', '<alive timestamp="1"/>', 1, 'product'],
    ['a word for a number', '<alive product="one" timestamp="1"/>', 1, 'product'],
    [
      'odds that are no decimal',
      odds('<odds>\n<market id="1">\n<outcome id="1" odds="1,85"/></market></odds>'),
      5,
      'odds',
    ],
    ['a market without an id', odds('<odds><market status="1"/></odds>'), 3, 'id'],
    [
      'a score in words',
      odds('<sport_event_status status="1" home_score="x" away_score="0"/>'),
      3,
      'home_score',
    ],
    [
      'a flag that is neither',
      '<alive product="1" timestamp="1" subscribed="maybe"/>',
      1,
      'subscribed',
    ],
    [
      'a quarter of a stake void',
      `<bet_settlement ${ABOUT} certainty="1"><outcomes><market id="1"><outcome id="1" result="0" void_factor="0.25"/></market></outcomes></bet_settlement>`,
      1,
      'void_factor',
    ],
  ])('%s', (_what, xml, line, attribute) => {
    expect(parseMessage(xml)).toMatchObject({ ok: false, error: { line, attribute } });
  });
});
