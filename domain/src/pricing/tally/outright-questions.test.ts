import { expect, it } from 'vitest';
import { fieldFutures, placesOf } from '../sports/field';
import { chancesOf } from './chances';
import { together } from './joint';
import { resultsOf } from './line';
import { amongFirst, headToHead, outrightWinner } from './outright-questions';
import type { Tally } from './tally';

const ENTRANTS = [1, 2, 3, 4, 5].map((number) => ({ number, outcome: `sr:competitor:${number}` }));
const WINNER = outrightWinner(804, ENTRANTS);
const TOP_TWO = amongFirst(805, 'pos=2', ENTRANTS, 2);
const DUEL = headToHead(807, 'competitor1=a|competitor2=b', [ENTRANTS[0]!, ENTRANTS[1]!]);

/** Noise that repeats, spread evenly enough for the few entrants here. */
function noiseFor(futures: number, entrants: number) {
  let state = 7;
  const values = Float64Array.from({ length: futures * entrants }, () => {
    const draws = Array.from({ length: 12 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    });
    return draws.reduce((sum, draw) => sum + draw, -6);
  });
  return { futures, values };
}

const even = ENTRANTS.map(() => ({ scored: 0, toCome: 70, spread: 3 }));
const model = [fieldFutures(even, noiseFor(4_000, 5))];

function over(places: readonly number[]): Tally {
  const facts = Object.fromEntries(places.map((place, index) => [`place:${index + 1}`, place]));
  const winner = places.indexOf(1) + 1;
  return { counts: {}, facts: { ...facts, winner }, periodsOver: 1, isOver: true };
}

it('entrants alike have the same chance', () => {
  for (const { probability } of chancesOf(model, WINNER)) expect(probability).toBeCloseTo(0.2, 1);
  for (const { probability } of chancesOf(model, TOP_TWO)) expect(probability).toBeCloseTo(0.4, 1);
  expect(chancesOf(model, DUEL)[0]?.probability).toBeCloseTo(0.5, 1);
});

it('somebody wins, and as many as there are places come in', () => {
  const sum = (line: typeof WINNER) =>
    chancesOf(model, line).reduce((total, { probability }) => total + probability, 0);
  expect(sum(WINNER)).toBeCloseTo(1, 9);
  expect(sum(TOP_TWO)).toBeCloseTo(2, 9);
});

it('outcomes that hang on a reading each have the chances that they have among all readings', () => {
  const whole = chancesOf(model, { ...TOP_TWO, readsApart: false });
  for (const [index, { probability, mass }] of chancesOf(model, TOP_TWO).entries()) {
    expect(probability).toBeCloseTo(whole[index]?.probability ?? -1, 9);
    expect(mass.lose).toBeCloseTo(whole[index]?.mass.lose ?? -1, 9);
  }
});

it('who is far ahead with nothing to come has won', () => {
  const ahead = even.map((entrant, index) =>
    index === 2 ? { scored: 10, toCome: 0, spread: 0 } : entrant,
  );
  const [, , third] = chancesOf([fieldFutures(ahead, noiseFor(500, 5))], WINNER);
  expect(third?.probability).toBe(1);
});

it('the winner is always among the first two, and nobody beside them beats the winner', () => {
  const wins = { line: WINNER, outcome: 'sr:competitor:1' };
  const chance = together(model, [wins])?.win ?? 0;
  expect(together(model, [wins, { line: TOP_TWO, outcome: 'sr:competitor:1' }])?.win).toBeCloseTo(
    chance,
    12,
  );
  expect(together(model, [wins, { line: DUEL, outcome: 'sr:competitor:2' }])?.win).toBe(0);
});

it('nothing is decided before the end, and everything after it', () => {
  const running: Tally = { counts: {}, facts: {}, periodsOver: 0, isOver: false };
  for (const line of [WINNER, TOP_TWO, DUEL]) expect(resultsOf(line, running)).toBeNull();
  const end = over([2, 1, 5, 3, 4]);
  expect(resultsOf(WINNER, end)).toEqual(['lose', 'win', 'lose', 'lose', 'lose'].map(entire));
  expect(resultsOf(TOP_TWO, end)).toEqual(['win', 'win', 'lose', 'lose', 'lose'].map(entire));
  expect(resultsOf(DUEL, end)).toEqual(['lose', 'win'].map(entire));
});

it('places follow the scores, equal ones in the order of the entrants', () => {
  expect(placesOf([70, 68, 70, 75])).toEqual([2, 1, 3, 4]);
});

function entire(word: string) {
  return `${word}_entire`;
}
