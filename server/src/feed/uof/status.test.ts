import { describe, expect, test } from 'vitest';
import { BETRADAR, type Dialect, ODDIN } from './dialect';
import { parseStatus } from './parse';
import { statusChanged } from './translate-status';

const SOURCE = { producer: 1, phase: 'live' } as const;

function told(xml: string, dialect: Dialect = BETRADAR) {
  const parsed = parseStatus(xml);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return statusChanged('sr:match:9', SOURCE, parsed.value, dialect);
}

test('a soccer match: clock, halves, cards, corners, results', () => {
  const xml = `<sport_event_status status="1" reporting="1" match_status="41" home_score="2" away_score="2">
    <clock match_time="105:00" stoppage_time="01:10" stoppage_time_announced="2:00" stopped="false"/>
    <period_scores>
      <period_score match_status_code="6" number="1" home_score="1" away_score="1"/>
      <period_score match_status_code="7" number="2" home_score="1" away_score="1"/>
      <period_score match_status_code="40" number="1" home_score="0" away_score="0" type="overtime"/>
      <period_score match_status_code="50" number="1" home_score="5" away_score="4"/>
    </period_scores>
    <results><result match_status_code="100" home_score="2" away_score="2"/></results>
    <statistics><yellow_cards home="3" away="1"/><red_cards home="0" away="1"/>
      <yellow_red_cards home="1" away="0"/><corners home="5" away="7"/></statistics>
    </sport_event_status>`;
  expect(told(xml)).toMatchObject({
    status: 1,
    stageCode: 41,
    statistics: {
      clock: { match_time: '105:00', stoppage_time: '01:10', remaining_time: null, stopped: false },
      total_score: { home: 2, away: 2 },
      period_score: [
        { home: 1, away: 1, number: 1, period_key: 'first_half', type: 'regular_period' },
        { home: 1, away: 1, number: 2, period_key: 'second_half', type: 'regular_period' },
        { home: 0, away: 0, number: 1, period_key: 'overtime', type: 'overtime' },
        { home: 5, away: 4, number: 1, period_key: 'penalties', type: 'penalties' },
      ],
      red_cards: { home: 0, away: 1 },
      yellow_cards: { home: 3, away: 1 },
      corners: { home: 5, away: 7 },
      details: {
        home_yellow_red_cards: 1,
        away_yellow_red_cards: 0,
        stoppage_time_announced: '2:00',
        result_ended: '2:2',
      },
    },
  });
});

test('a tennis match in a tie-break: points, server, sets', () => {
  const xml = `<sport_event_status status="1" match_status="8" home_score="0" away_score="0" home_gamescore="6"
    away_gamescore="5" current_server="2" tiebreak="true"><period_scores>
    <period_score match_status_code="8" number="1" home_score="6" away_score="6"/></period_scores></sport_event_status>`;
  expect(told(xml).statistics).toEqual({
    clock: null,
    total_score: { home: 0, away: 0 },
    period_score: [
      { home: 6, away: 6, number: 1, period_key: 'first_set', type: 'regular_period' },
    ],
    red_cards: null,
    game_score: { home: 6, away: 5 },
    current_server: 2,
    tiebreak: true,
  });
});

test('a cricket match keeps overs as they are written, wickets and the delivery', () => {
  const xml = `<sport_event_status status="1" match_status="501" home_score="155" away_score="0" innings="1" over="17"
    delivery="4" home_dismissals="6"><period_scores>
    <period_score match_status_code="501" number="1" home_score="155" away_score="0" home_wickets="6" home_overs="17.4"/>
    </period_scores></sport_event_status>`;
  expect(told(xml).statistics).toMatchObject({
    period_score: [{ period_key: 'first_innings_home', home: 155 }],
    details: {
      innings: 1,
      over: 17,
      delivery: 4,
      home_dismissals: 6,
      period_1_home_wickets: 6,
      period_1_home_overs: '17.4',
    },
  });
});

test('a basketball match has the time that is left', () => {
  const xml = `<sport_event_status status="1" match_status="16" home_score="88" away_score="90">
    <clock remaining_time_in_period="01:20" stopped="true"/></sport_event_status>`;
  expect(told(xml).statistics).toMatchObject({
    clock: { match_time: null, remaining_time: '01:20', stopped: true },
    details: { remaining_time_in_period: '01:20' },
  });
});

test('a summary of the API tells the same in words, with the numbers beside them', () => {
  const xml = `<sport_event_status home_score="30" away_score="31" status_code="4" match_status_code="100"
    status="closed" match_status="ended" winner_id="sr:competitor:7808"><period_scores>
    <period_score home_score="13" away_score="16" match_status_code="6" type="regular_period" number="1"/>
    </period_scores></sport_event_status>`;
  expect(told(xml)).toMatchObject({
    status: 4,
    stageCode: 100,
    statistics: {
      total_score: { home: 30, away: 31 },
      period_score: [{ period_key: 'first_half' }],
      details: { winner_id: 'sr:competitor:7808' },
    },
  });
});

test('a score that is not whole is kept as it is written', () => {
  const xml = '<sport_event_status status="1" home_score="14.5" away_score="13.5"/>';
  expect(told(xml).statistics).toMatchObject({
    total_score: null,
    details: { home_score: '14.5', away_score: '13.5' },
  });
});

describe('Oddin', () => {
  const ofMaps = (attributes: string, periods: string) =>
    `<sport_event_status ${attributes} home_score="1" away_score="0" scoreboard_available="true">
     <period_scores>${periods}</period_scores>
     <scoreboard current_ct_team="2" home_won_rounds="7" away_won_rounds="5" current_round="13" home_kills="51"/>
     </sport_event_status>`;
  const map = (number: number, more = '') =>
    `<period_score type="map" number="${number}" match_status_code="${50 + number}" home_score="1" away_score="0" ${more}/>`;

  test('a match of maps is at the last map that was told of, whatever its number of it', () => {
    const xml = ofMaps('status="1" match_status="52"', map(1, 'home_won_rounds="13"') + map(2));
    expect(told(xml, ODDIN)).toMatchObject({
      stageCode: 142,
      statistics: {
        period_score: [
          { number: 1, period_key: 'first_map', type: 'regular_period' },
          { number: 2, period_key: 'second_map', type: 'regular_period' },
        ],
        details: {
          current_ct_team: 2,
          home_won_rounds: 7,
          away_won_rounds: 5,
          current_round: 13,
          home_kills: 51,
          period_1_home_won_rounds: 13,
        },
      },
    });
  });

  test.each([
    ['status="0" match_status="0"', '', 0],
    ['status="1" match_status="51"', '', 21],
    ['status="1" match_status="142"', '', 142],
    ['status="4" match_status="99"', map(1), 100],
    ['status="2"', '', null],
    ['status="1"', '<period_score type="set" number="2" home_score="1" away_score="0"/>', 9],
    ['status="1"', map(8), 21],
  ])('%s with periods "%s" is stage %s', (attributes, periods, stage) => {
    expect(told(ofMaps(attributes, periods), ODDIN).stageCode).toBe(stage);
  });
});

test('what is won outright: where each stands, in what the provider counts by', () => {
  const xml = `<sport_event_status status="1" match_status="1"><results>
    <competitor id="sr:competitor:2"><result type="time" value="4:31:02.5"/><result type="position" value="1"/></competitor>
    <competitor id="sr:competitor:1"><result type="position" value="2"/><result type="time" value="58:10"/></competitor>
    <competitor id="sr:competitor:4"><result type="position" value="3"/><result type="score" value="-12"/></competitor>
    <competitor id="sr:competitor:5"><result type="points" value="25.0"/><result type="status" value="dnf"/></competitor>
    <competitor id="sr:competitor:6"><result type="time" value="+1 lap"/><result value="7"/></competitor>
    </results></sport_event_status>`;
  expect(told(xml).statistics.field).toEqual([
    { urn: 'sr:competitor:2', position: 1, time: 16_262_500, score: null },
    { urn: 'sr:competitor:1', position: 2, time: 3_490_000, score: null },
    { urn: 'sr:competitor:4', position: 3, time: null, score: -12 },
    { urn: 'sr:competitor:5', position: null, time: null, score: 25 },
    { urn: 'sr:competitor:6', position: null, time: null, score: null },
  ]);
});
