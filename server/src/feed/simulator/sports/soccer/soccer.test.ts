import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import { together } from '@touchline/domain/pricing/tally/joint';
import { keyOfLine, type Line, resultsOf } from '@touchline/domain/pricing/tally/line';
import { expect, test } from 'vitest';
import catalogue from '../../../../book/markets.json';
import { squadOf } from '../../names/names';
import { anyDrift, matchOf } from '@touchline/testkit/simulator/goals/match';
import {
  changesOfMind,
  everyMoment,
  offeredIn,
  undecided,
  wrongPairs,
} from '@touchline/testkit/simulator/goals/rules';
import { SOCCER } from './soccer';

const LEVEL = { home: 1.53, away: 1.26 };
const MINUTE = 60_000;

const aMatch = (number: number) =>
  matchOf(number, { play: SOCCER, level: LEVEL, home: 'Arsenal', away: 'Chelsea' });
const storyOf = (number: number) => SOCCER.storyOf(aMatch(number));
const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index);
const withdrawnIn = (number: number) =>
  storyOf(number).moments.find(({ kind }) => kind === 'goal_cancelled');

function linesAt(number: number, at: number) {
  const [match, story] = [aMatch(number), storyOf(number)];
  const model = SOCCER.modelOf(match, story, at, anyDrift(number));
  const lines = SOCCER.linesOf(match, story, at, model).map(({ line }) => line);
  return { model, lines, find: (market: number, specifier = '') => find(lines, market, specifier) };
}

function find(lines: readonly Line[], market: number, specifier: string): Line {
  return lines.find((line) => line.market === market && line.specifier === specifier)!;
}

test('every line that was on offer is decided when the match is over', () => {
  for (const number of numbers(4)) {
    const [match, story] = [aMatch(number), storyOf(number)];
    const moments = everyMoment(story).filter((_, index) => index % 3 === 0);
    const offered = offeredIn(SOCCER, match, story, moments);
    expect(offered.size).toBeGreaterThan(100);
    expect(undecided(SOCCER, story, offered.values())).toEqual([]);
  }
});

test('what is decided stays so, unless a goal is taken back', () => {
  const withdrawn = numbers(200).filter(withdrawnIn).slice(0, 2);
  for (const number of [...numbers(2), ...withdrawn]) {
    const story = storyOf(number);
    const offered = offeredIn(SOCCER, aMatch(number), story, [-MINUTE, 30 * MINUTE, 70 * MINUTE]);
    expect(changesOfMind(SOCCER, story, offered.values())).toEqual([]);
  }
});

test('a goal that is taken back opens again what it had decided', () => {
  const number = numbers(400).find((each) => {
    const back = withdrawnIn(each);
    return (
      back && SOCCER.standingAt(storyOf(each), back.at).score.home === 0 && back.side === 'home'
    );
  })!;
  const back = withdrawnIn(number)!;
  const cleanSheet = linesAt(number, -MINUTE).find(32);
  const tallyAt = (at: number) => SOCCER.tallyAt(storyOf(number), at);
  expect(resultsOf(cleanSheet, tallyAt(back.at - 1))).toEqual(['lose_entire', 'win_entire']);
  expect(resultsOf(cleanSheet, tallyAt(back.at))).toBeNull();
});

test('about one goal in 25 is taken back, a minute or two later and within its half', () => {
  const moments = numbers(3_000).flatMap((number) => storyOf(number).moments);
  const goals = moments.filter(({ kind }) => kind === 'goal');
  const back = moments.filter(({ kind }) => kind === 'goal_cancelled');
  expect(back.length / goals.length).toBeGreaterThan(0.03);
  expect(back.length / goals.length).toBeLessThan(0.05);
  for (const number of numbers(300)) {
    const story = storyOf(number);
    for (const { at } of story.moments.filter(({ kind }) => kind === 'goal_cancelled')) {
      const shown = story.moments.findLast((each) => each.kind === 'goal' && each.at < at)!;
      expect(at - shown.at).toBeGreaterThanOrEqual(60_000);
      expect(at - shown.at).toBeLessThanOrEqual(120_000);
      expect(at < story.lengths[0]).toBe(shown.at < story.lengths[0]);
    }
  }
});

test.each([-MINUTE, 20 * MINUTE, 80 * MINUTE])(
  'outcomes that exclude each other never come together, at %i',
  (at) => {
    for (const number of numbers(3))
      expect(wrongPairs(SOCCER, aMatch(number), storyOf(number), at)).toEqual([]);
  },
);

test.each([
  ['nil-nil and over 0.5', [45, '', '274'], [18, 'total=0.5', '12']],
  ['a home win and 1:1', [1, '', '1'], [45, '', '286']],
  ['both to score and an away clean sheet', [29, '', '74'], [32, '', '74']],
  ['home/home and a draw', [47, '', '418'], [1, '', '2']],
  ['a first goal of the away side and 2:0', [8, 'goalnr=1', '8'], [45, '', '278']],
  ['no goal in the first half and 1:1 at its end', [62, 'goalnr=1', '7'], [81, '', '464']],
  ['a home win to nil and both to score', [33, '', '74'], [29, '', '74']],
] as const)('%s cannot come together', (_what, one, other) => {
  const { model, find } = linesAt(3, -MINUTE);
  const legs = [one, other].map(([market, specifier, outcome]) => ({
    line: find(market, specifier),
    outcome,
  }));
  expect(together(model, legs)?.win).toBe(0);
  for (const { line, outcome } of legs) {
    const chance = chancesOf(model, line).find(({ id }) => id === outcome);
    expect(chance?.probability).toBeGreaterThan(0);
  }
});

test('lines and outcomes are those of the catalogue', () => {
  const known = new Map(catalogue.markets.map((market) => [market.id, market]));
  const { lines } = linesAt(1, -MINUTE);
  for (const { market, specifier, outcomes } of lines) {
    const found = known.get(market)!;
    const variant = /variant=([^|]+)/.exec(specifier)?.[1];
    const ids = variant
      ? catalogue.variants.find((each) => each.variant === variant)!.outcomes
      : found.outcomes;
    expect(found.sports).toContain('sr:sport:1');
    expect(outcomes.toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
  }
  expect(new Set(lines.map(keyOfLine)).size).toBe(lines.length);
});

test('what happens leaves betting time to stop and open again', () => {
  for (const number of numbers(300)) {
    const stops = storyOf(number).moments.filter(
      ({ told, kind }) => told === 'stop' && kind !== 'period_end',
    );
    for (const [index, { at }] of stops.entries()) {
      const next = stops[index + 1];
      if (next) expect(next.at - at).toBeGreaterThanOrEqual(40_000 - 2);
    }
  }
});

test('goals, cards and substitutions are those of players who are on the pitch', () => {
  for (const number of numbers(100)) {
    const gone = new Set<string>();
    for (const { kind, player, detail, side } of storyOf(number).moments) {
      if (player === undefined || kind === 'goal_cancelled') continue;
      const squad = squadOf((side === 'home') === (detail !== 'own_goal') ? 'Arsenal' : 'Chelsea');
      expect(squad.map(({ name }) => name)).toContain(player);
      expect(gone).not.toContain(player);
      if (kind === 'substitution') gone.add(detail!);
      if (kind.endsWith('red_card')) gone.add(player);
    }
  }
});

test('the scoreboard counts what the story tells, from any moment', () => {
  const story = storyOf(11);
  for (const at of everyMoment(story)) {
    const { score, matchStatus, periods, clock } = SOCCER.standingAt(story, at);
    const goals = SOCCER.tallyAt(story, at).counts['goals']!;
    expect(score.home).toBe(goals[0]!.home + goals[1]!.home);
    expect(score.away).toBe(goals[0]!.away + goals[1]!.away);
    expect([0, 6, 31, 7, 100]).toContain(matchStatus);
    expect(periods.length).toBe(matchStatus === 7 || matchStatus === 100 ? 2 : 1);
    expect(clock === undefined).toBe(matchStatus === 0 || matchStatus === 100);
  }
});
