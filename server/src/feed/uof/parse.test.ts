import { describe, expect, test } from 'vitest';
import type { OddsChange } from './messages';
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

const plain = { chances: null, team: null };

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
    bettingStatus: null,
    betstopReason: null,
    generation: null,
    markets: [
      {
        id: 18,
        specifiers: 'total=2.50',
        extendedSpecifiers: null,
        status: -1,
        favourite: true,
        cashoutStatus: null,
        metadata: null,
        outcomes: [
          { ...plain, id: '12', odds: 1851, probability: 0.000897, active: true },
          { ...plain, id: '13', odds: null, probability: null, active: false },
        ],
      },
    ],
  });
});

test('a market tells when it closes, whether it can be cashed out, and what its lines are made of', () => {
  const xml = odds(`<odds_generation_properties expected_totals="2.75" expected_supremacy="-0.4"/>
    <odds betting_status="1" betstop_reason="22">
      <market id="16" specifiers="hcp=-0.25" extended_specifiers="mood=calm" cashout_status="-2">
        <market_metadata next_betstop="1700000000000" start_time="5" end_time="6"/>
        <outcome id="1714" odds="1.9" probabilities="0.52" win_probabilities="0.4" lose_probabilities="0.35"
          refund_probabilities="0" half_win_probabilities="0.05" half_lose_probabilities="0.2"/>
      </market>
      <market id="899"><outcome id="sr:player:1" odds="12" team="2"/></market></odds>`);
  expect(value(xml)).toMatchObject({
    bettingStatus: 1,
    betstopReason: 22,
    generation: { totals: 2.75, supremacy: -0.4 },
    markets: [
      {
        extendedSpecifiers: 'mood=calm',
        cashoutStatus: -2,
        metadata: { nextBetstop: 1_700_000_000_000, startTime: 5, endTime: 6 },
        outcomes: [
          {
            chances: { win: 0.4, lose: 0.35, refund: 0, halfWin: 0.05, halfLose: 0.2 },
            team: null,
          },
        ],
      },
      { outcomes: [{ id: 'sr:player:1', team: 2 }] },
    ],
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
    'a stop with an empty list of groups is for all',
    `<bet_stop ${ABOUT} groups="" market_status="-1"/>`,
    { groups: ['all'], marketStatus: -1 },
  ],
  [
    'a stop of several groups names each',
    `<bet_stop ${ABOUT} groups="score|1st_half"/>`,
    { groups: ['score', '1st_half'] },
  ],
  [
    'a change of a fixture says what has changed',
    `<fixture_change ${ABOUT} change_type="106" start_time="7" next_live_time="8"/>`,
    { changeType: 106, startTime: 7, nextLiveTime: 8 },
  ],
  [
    'a cancellation says why, for when and by what it is followed',
    `<bet_cancel ${ABOUT} request_id="7" start_time="1" end_time="2" superceded_by="sr:match:10"><market id="1" void_reason="12"/></bet_cancel>`,
    {
      requestId: 7,
      startTime: 1,
      endTime: 2,
      supersededBy: 'sr:match:10',
      markets: [{ id: 1, specifiers: '', voidReason: 12 }],
    },
  ],
  [
    'a message of another provider is read alike',
    '<bet_cancel product="2" event_id="od:match:28570" timestamp="1"><market id="15" specifiers="map=2" void_reason_id="1"/></bet_cancel>',
    { eventId: 'od:match:28570', markets: [{ id: 15, specifiers: 'map=2', voidReason: 1 }] },
  ],
  [
    'a chance that is none is not kept',
    odds('<odds><market id="1"><outcome id="1" odds="2" probabilities="1.5"/></market></odds>'),
    { markets: [{ outcomes: [{ odds: 2000, probability: null }] }] },
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
      'an event that is no urn',
      '<bet_stop product="1" event_id="9" timestamp="1"/>',
      1,
      'event_id',
    ],
    ['a time before all times', '<alive product="1" timestamp="-1"/>', 1, 'timestamp'],
    ['a time after all times', '<alive product="1" timestamp="8640000000000001"/>', 1, 'timestamp'],
    [
      'a flag that is neither',
      '<alive product="1" timestamp="1" subscribed="maybe"/>',
      1,
      'subscribed',
    ],
  ])('%s', (_what, xml, line, attribute) => {
    expect(parseMessage(xml)).toMatchObject({ ok: false, error: { line, attribute } });
  });
});

describe('a value that cannot be read loses its market alone, and is named with its line', () => {
  const GOOD = '<market id="18" specifiers="total=2.5"><outcome id="12" odds="1.9"/></market>';
  test.each([
    [
      'odds that are no decimal',
      '<market id="1">\n<outcome id="1" odds="1,85"/></market>',
      4,
      'odds',
    ],
    [
      'odds that no book offers',
      '<market id="1"><outcome id="1" odds="2147484"/></market>',
      3,
      'odds',
    ],
    ['a market without an id', '<market status="1"/>', 3, 'id'],
    ['specifiers that name nothing', '<market id="1" specifiers="total"/>', 3, 'specifiers'],
    [
      'specifiers as long as a page',
      `<market id="1" specifiers="a=${'9'.repeat(600)}"/>`,
      3,
      'specifiers',
    ],
    ['a status in words', '<market id="1" status="open"/>', 3, 'status'],
  ])('%s', (_what, bad, line, attribute) => {
    const { lostMarkets, markets } = value(odds(`<odds>${bad}${GOOD}</odds>`)) as OddsChange;
    expect(lostMarkets).toEqual([
      {
        id: attribute === 'id' ? null : 1,
        specifiers: attribute === 'specifiers' ? null : '',
        reason: expect.stringMatching(new RegExp(`^line ${line}: attribute ${attribute} `)),
      },
    ]);
    expect(markets).toMatchObject([{ id: 18, specifiers: 'total=2.5' }]);
  });

  test('in a settlement', () => {
    const market = (id: number, factor: string) =>
      `<market id="${id}"><outcome id="1" result="0" void_factor="${factor}"/></market>`;
    const markets = market(1, '0.25') + market(2, '0.5');
    expect(
      value(
        `<bet_settlement ${ABOUT} certainty="1"><outcomes>${markets}</outcomes></bet_settlement>`,
      ),
    ).toMatchObject({
      lostMarkets: [{ id: 1, specifiers: '', reason: expect.stringContaining('void_factor') }],
      markets: [{ id: 2 }],
    });
  });

  test('in where play stands, no market is lost', () => {
    const status = '<sport_event_status status="1" home_score="x" away_score="0"/>';
    expect(value(odds(`${status}<odds>${GOOD}</odds>`))).toMatchObject({
      status: null,
      lostStatus: expect.stringContaining('home_score'),
      markets: [{ id: 18 }],
    });
  });

  test('in why bets are void or stopped, nothing is lost', () => {
    expect(
      value(`<bet_cancel ${ABOUT}><market id="1" void_reason="why"/></bet_cancel>`),
    ).toMatchObject({ markets: [{ id: 1, voidReason: null }] });
    expect(value(`<bet_stop ${ABOUT} market_status="x" groups="all"/>`)).toMatchObject({
      groups: ['all'],
      marketStatus: null,
    });
  });
});
