import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import { type JointLeg, together } from '@touchline/domain/pricing/tally/joint';
import { expect, test } from 'vitest';
import type { Play, Story } from '../../../../server/src/feed/simulator/play';
import { aMatch, calibrated, someMatches, walked } from './checked';
import { inDepth } from '../depth';

/** An outcome on offer: market, outcome and, where the market has several lines, what the specifier contains. */
type Picked = readonly [market: number, outcome: string, part?: string];

/** What a sport is asked: a moment in the middle, ms, and outcomes that cannot come about together, by title. */
interface Questions {
  readonly middle: number;
  readonly markets: readonly number[];
  readonly impossible: readonly (readonly [title: string, ...picks: Picked[]])[];
}

const MINUTE = 60_000;
const LONG = 180_000;
const MATCHES = inDepth(600);
const NO_DRIFT = { home: 0, away: 0 };

/** The rules that every sport of sets or maps keeps, as tests. */
export function keepsTheRules<S extends Story>(play: Play<S>, questions: Questions): void {
  test.each([
    ['before the match', -MINUTE],
    ['in the middle of it', questions.middle],
  ])(
    '%s, what is quoted comes about as often',
    (_when, at) => {
      const found = calibrated(play, someMatches(play, MATCHES, 10_000), at);
      expect(found.map(({ market }) => market)).toEqual(expect.arrayContaining([186]));
      expect(found.filter(({ off }) => Math.abs(off) > 3)).toEqual([]);
    },
    LONG,
  );

  test(
    'lines are offered while they are open, decided in the end, and keep their results',
    () => {
      const walk = walked(play, someMatches(play, inDepth(12)), 2);
      expect([...new Set(walk.faults)]).toEqual([]);
      expect([...walk.markets].toSorted((one, other) => one - other)).toEqual(questions.markets);
    },
    LONG,
  );

  const impossible = questions.impossible.map(([title, ...picks]) => ({ title, picks }));
  test.each(impossible)('$title: never together', ({ picks }) => {
    const match = aMatch(play, 3, { apart: 40 });
    const story = play.storyOf(match);
    const model = play.modelOf(match, story, 0, NO_DRIFT);
    const lines = play.linesOf(match, story, 0, model).map(({ line }) => line);
    const legs = picks.map(([market, outcome, part = '']): JointLeg => {
      const line = lines.find((each) => each.market === market && each.specifier.includes(part));
      if (!line) throw new Error(`market ${market} is on offer`);
      return { line, outcome };
    });
    expect(together(model, legs)?.win).toBe(0);
    for (const leg of legs) expect(together(model, [leg])?.win).toBeGreaterThan(0);
  });

  sidesTell(play);
  anyMomentWill(play);
}

function sidesTell<S extends Story>(play: Play<S>): void {
  test('400 points of rating are about ten times the odds', () => {
    const wins = Array.from({ length: 1_500 }, (_, index) => {
      const story = play.storyOf(aMatch(play, 20_000 + index, { apart: 400 }));
      const { score } = play.standingAt(story, story.length);
      return Number(score.home > score.away);
    });
    const share = wins.reduce((sum, won) => sum + won, 0) / wins.length;
    expect(share).toBeGreaterThan(0.88);
    expect(share).toBeLessThan(0.94);
  });

  test('the book is a little off where its idea of the sides is', () => {
    const match = aMatch(play, 5);
    const story = play.storyOf(match);
    const [fair, high, low] = [0, 1, -1].map((home) => {
      const model = play.modelOf(match, story, -MINUTE, { home, away: 0 });
      const winner = play.linesOf(match, story, -MINUTE, model)[0]?.line;
      return winner ? (chancesOf(model, winner)[0]?.probability ?? 0) : 0;
    }) as [number, number, number];
    expect(high - fair).toBeGreaterThan(0.003);
    expect(high - fair).toBeLessThan(0.04);
    expect(fair - low).toBeCloseTo(high - fair, 2);
  });
}

function anyMomentWill<S extends Story>(play: Play<S>): void {
  test('any moment can be asked for', () => {
    const match = aMatch(play, 8);
    const story = play.storyOf(match);
    for (const at of [-14 * 86_400_000, -1, 0, story.length, story.length + 86_400_000]) {
      const model = play.modelOf(match, story, at, NO_DRIFT);
      const weights = model.flatMap((futures) => [...futures.weights]);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      const lines = play.linesOf(match, story, at, model);
      expect(lines.length > 0).toBe(at < story.length);
      expect(play.tallyAt(story, at).isOver).toBe(at >= story.length);
      expect(play.standingAt(story, Math.max(0, at)).matchStatus).toBeGreaterThan(7);
    }
    expect(story.length).toBeLessThanOrEqual(play.longest);
    expect(story.moments.at(-1)?.at).toBe(story.length);
    expect(story.moments).toEqual(story.moments.toSorted((one, other) => one.at - other.at));
  });
}
