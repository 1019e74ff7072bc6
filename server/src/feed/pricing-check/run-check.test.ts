import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCheck } from './run-check';
import { differing } from '@touchline/testkit/pricing/differing';

const REFERENCE: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, 'recorded/reference.json'), 'utf8'),
);
const SHIN = { odds: [2.6, 2.4, 4.3], shin: { z: 0.01694251 } };

type Path = readonly (string | number)[];

/** The same part of a file with one value of it changed. */
function changed(part: unknown, [key, ...rest]: Path, change: (value: never) => unknown): unknown {
  if (key === undefined) return change(part as never);
  const at = (each: unknown) => changed(each, rest, change);
  if (Array.isArray(part)) return part.map((each, index) => (index === key ? at(each) : each));
  const holder = part as Record<string, unknown>;
  return { ...holder, [key]: at(holder[key]) };
}

describe('the reference', () => {
  const { parts, skipped, malformed } = runCheck(REFERENCE);

  test('is understood whole', () => {
    expect(skipped).toEqual([]);
    expect(malformed).toEqual([]);
  });

  test.each([
    ['published_anchors', 14],
    ['margin_removal', 138],
    ['margin_apply', 26],
    ['score_model', 366],
    ['in_play', 27],
    ['asian_settlement', 96],
    ['tennis.hold', 5],
    ['tennis.game_from_score', 30],
    ['tennis.tiebreak', 4],
    ['tennis.set', 34],
    ['tennis.match', 4],
    ['tennis.match_in_play', 14],
    ['basketball', 10],
    ['bet_builder', 16],
    ['cash_out', 4],
    ['odds_formats', 20],
  ])('all values of %s agree: %d', (name, count) => {
    const compared = parts.find((part) => part.name === name)?.compared ?? [];
    expect(compared.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(compared).toHaveLength(count);
  });
});

describe('one wrong value is named', () => {
  test.each<[string, Path]>([
    ['published_anchors[0].z', ['published_anchors', 0, 'z']],
    ['published_anchors[1].expected[2]', ['published_anchors', 1, 'expected', 2]],
    ['published_anchors[3].expected', ['published_anchors', 3, 'expected']],
    ['margin_removal[0].booksum', ['margin_removal', 0, 'booksum']],
    ['margin_removal[5].shin.p[1]', ['margin_removal', 5, 'shin', 'p', 1]],
    ['margin_removal[2].odds_ratio.c', ['margin_removal', 2, 'odds_ratio', 'c']],
    ['margin_apply[1].power.odds[0]', ['margin_apply', 1, 'power', 'odds', 0]],
    ['score_model[2].p_1x2[1]', ['score_model', 2, 'p_1x2', 1]],
    ['score_model[1].odd', ['score_model', 1, 'odd']],
    ['score_model[1].over["2.5"]', ['score_model', 1, 'over', '2.5']],
    ['score_model[1].correct_score["2:1"]', ['score_model', 1, 'correct_score', '2:1']],
    [
      'score_model[0].asian_handicap_home["+0.75"].fair_odds',
      ['score_model', 0, 'asian_handicap_home', '+0.75', 'fair_odds'],
    ],
    ['in_play[1].next_goal[2]', ['in_play', 1, 'next_goal', 2]],
    ['in_play[2].over_2_5', ['in_play', 2, 'over_2_5']],
    ['asian_settlement[3].uof.result', ['asian_settlement', 3, 'uof', 'result']],
    [
      'tennis.game_from_score[4].p_server_wins_game',
      ['tennis', 'game_from_score', 4, 'p_server_wins_game'],
    ],
    ['tennis.tiebreak[1].p_a_wins_tb10', ['tennis', 'tiebreak', 1, 'p_a_wins_tb10']],
    ['tennis.set[0].scores["7:6"]', ['tennis', 'set', 0, 'scores', '7:6']],
    ['tennis.set[1].mean_games', ['tennis', 'set', 1, 'mean_games']],
    ['tennis.match_in_play[5].p_a_wins_set', ['tennis', 'match_in_play', 5, 'p_a_wins_set']],
    ['basketball[1].spread_home.push', ['basketball', 1, 'spread_home', 'push']],
    ['bet_builder[6].joint_p', ['bet_builder', 6, 'joint_p']],
    ['cash_out[1].offer', ['cash_out', 1, 'offer']],
    ['odds_formats[2].malaysian', ['odds_formats', 2, 'malaysian']],
  ])('%s', (path, keys) => {
    expect(
      differing(changed(REFERENCE, keys, (value: number) => value + 0.0002 + value / 1000)),
    ).toEqual([path]);
  });

  test.each<[string, Path, unknown]>([
    ['asian_settlement[0].spec_result', ['asian_settlement', 0, 'spec_result'], 'win_entire'],
    ['asian_settlement[2].payout_multiplier', ['asian_settlement', 2, 'payout_multiplier'], 'odds'],
    ['asian_settlement[2].uof.void_factor', ['asian_settlement', 2, 'uof', 'void_factor'], null],
    ['margin_removal[0].power.p', ['margin_removal', 0, 'power', 'p'], [0.4, 0.6]],
  ])('%s', (path, keys, wrong) => {
    expect(differing(changed(REFERENCE, keys, () => wrong))).toEqual([path]);
  });

  test('a changed input changes what is right', () => {
    expect(differing(changed(REFERENCE, ['cash_out', 0, 'stake'], () => 20))).toEqual([
      'cash_out[0].fair_value',
      'cash_out[0].offer',
    ]);
  });
});

describe('how near is near enough', () => {
  test('the file’s own tolerance', () => {
    const z = SHIN.shin.z + 4e-6;
    const file = { margin_removal: [{ ...SHIN, shin: { z } }] };
    expect(differing(file)).toEqual(['margin_removal[0].shin.z']);
    expect(differing({ ...file, tolerance: { default: 1e-5 } })).toEqual([]);
  });

  test('never nearer than the digits that are printed', () => {
    expect(differing({ margin_removal: [SHIN], tolerance: { default: 0 } })).toEqual([]);
    expect(differing({ odds_formats: [{ decimal: 33, malaysian: -0.0312 }] })).toEqual([]);
    expect(differing({ odds_formats: [{ decimal: 33, malaysian: -0.0314 }] })).toHaveLength(1);
  });

  test('figures of others are held to the digits that they printed', () => {
    const anchor = { what: 'hold(0.6)', expected: 0.736 };
    expect(differing({ published_anchors: [anchor] })).toEqual([]);
    expect(differing({ published_anchors: [{ ...anchor, expected: 0.737 }] })).toHaveLength(1);
  });
});
