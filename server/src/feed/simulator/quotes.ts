import { unreachable } from '@touchline/domain/assert';
import type { Odds } from '@touchline/domain/money';
import {
  goalDifference,
  handicapMass,
  otherSide,
  overMass,
  totalGoals,
  winProbability,
} from '@touchline/domain/pricing/asian-lines';
import type { Distribution, LineMass } from '@touchline/domain/pricing/asian-lines';
import { withMargin } from '@touchline/domain/pricing/margin';
import { bothTeamsToScore, doubleChance, matchResult } from '@touchline/domain/pricing/outcomes';
import { customaryPrice } from '@touchline/domain/pricing/price-steps';
import type { ScoreGrid } from '@touchline/domain/pricing/score-grid';
import { gridOf, linesOnOffer } from './board';
import type { Board } from './board';
import { MARKET } from './markets';
import type { Line } from './markets';
import type { Story } from './story';

export interface OutcomeQuote {
  readonly id: number;
  readonly probability: number;
  /** Null when the price would be out of range: the outcome is not offered. */
  readonly price: Odds | null;
  /** For lines that can be refunded, how the bet can end. */
  readonly mass: LineMass | null;
}

export interface Quote extends Line {
  readonly favourite: boolean;
  readonly outcomes: readonly OutcomeQuote[];
}

/** What the inverse prices of one question sum to: the house's margin is what exceeds 1. */
const BOOKSUM = { prematch: 1.04, live: 1.05 };

/** The prices of every line on offer, all from one score model. */
export function quotesOf(board: Board, story: Story): Quote[] {
  const grid = gridOf(board, story);
  const goals = totalGoals(grid);
  const difference = goalDifference(grid);
  const booksum = board.phase === 'prematch' ? BOOKSUM.prematch : BOOKSUM.live;
  return linesOnOffer(board).map((line) => ({
    id: line.id,
    line: line.line,
    favourite: isFavourite(board, line),
    outcomes: outcomesOf(line, { grid, goals, difference }, booksum),
  }));
}

/** Whether there is anything to choose between. */
export function isOpen({ outcomes }: Quote): boolean {
  return outcomes.filter(({ price }) => price !== null).length > 1;
}

function isFavourite({ lines }: Board, { id, line }: Line): boolean {
  if (id === MARKET.total) return line === lines?.evenTotal;
  return id === MARKET.handicap ? line === lines?.evenHandicap : id === MARKET.result;
}

interface Model {
  readonly grid: ScoreGrid;
  readonly goals: Distribution;
  readonly difference: Distribution;
}

function outcomesOf({ id, line }: Line, model: Model, booksum: number): OutcomeQuote[] {
  switch (id) {
    case MARKET.result: {
      const { home, draw, away } = matchResult(model.grid);
      return together([1, 2, 3], [home, draw, away], booksum);
    }
    case MARKET.doubleChance: {
      const { homeOrDraw, homeOrAway, drawOrAway } = doubleChance(matchResult(model.grid));
      return [
        against(9, homeOrDraw, booksum),
        against(10, homeOrAway, booksum),
        against(11, drawOrAway, booksum),
      ];
    }
    case MARKET.bothScore: {
      const yes = bothTeamsToScore(model.grid);
      return together([74, 76], [yes, 1 - yes], booksum);
    }
    case MARKET.total:
      return onLine([12, 13], overMass(model.goals, line ?? 0), line ?? 0, booksum);
    case MARKET.handicap:
      return onLine([1714, 1715], handicapMass(model.difference, line ?? 0), line ?? 0, booksum);
    default:
      return unreachable(id);
  }
}

/** Outcomes of which exactly one comes in. */
function together(
  ids: readonly number[],
  probabilities: readonly number[],
  booksum: number,
  masses: readonly LineMass[] = [],
): OutcomeQuote[] {
  const prices = withMargin(probabilities, booksum);
  return ids.map((id, index) => ({
    id,
    probability: probabilities[index] ?? 0,
    price: customaryPrice(prices[index] ?? Infinity),
    mass: masses[index] ?? null,
  }));
}

/** One outcome priced against everything that it does not cover. */
function against(id: number, probability: number, booksum: number): OutcomeQuote {
  const [price = Infinity] = withMargin([probability, Math.max(0, 1 - probability)], booksum);
  return { id, probability, price: customaryPrice(price), mass: null };
}

/** Half lines cannot be refunded, so they need no more than a probability. */
function onLine(
  ids: readonly [number, number],
  mass: LineMass,
  line: number,
  booksum: number,
): OutcomeQuote[] {
  const won = winProbability(mass);
  const isHalf = !Number.isInteger(line) && Number.isInteger(line * 2);
  return together(ids, [won, 1 - won], booksum, isHalf ? [] : [mass, otherSide(mass)]);
}
