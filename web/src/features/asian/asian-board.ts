import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { specifierParts } from '@touchline/domain/bets/specifier';
import type { Market } from '@touchline/wire/catalogue';
import { plainNumber, signedNumber } from '../../i18n/signed-number';

/** The sports that have such lines, by their keys. */
export const ASIAN_SPORTS = ['soccer', 'basketball'] as const;

/** Numbers of markets for one part of a match. */
interface PartMarkets {
  result: number;
  handicap: number;
  total: number;
}

const FULL_TIME: PartMarkets = { result: 1, handicap: 16, total: 18 };
const WITH_OVERTIME: PartMarkets = { result: 219, handicap: 223, total: 225 };
const FIRST_HALF: PartMarkets = { result: 60, handicap: 66, total: 68 };

/** Every market that a board is made of. */
export const ASIAN_MARKETS: readonly number[] = [FULL_TIME, WITH_OVERTIME, FIRST_HALF].flatMap(
  (part) => Object.values(part) as number[],
);

/** So many lines of a market stand under each other: the even one, and those on either side of it. */
const ROWS = 3;

/** One line of a market: its two outcomes, and how each is told from the other. */
export interface AsianLine {
  market: Market;
  /** As they stand beside each other: `-0.25` and `+0.25` of a handicap, `2.5` and `2.5` of a total. */
  values: readonly [string, string];
}

/** Full time, or the first half. */
export interface AsianPart {
  /** Who wins; null where that is not offered. */
  result: Market | null;
  handicaps: readonly AsianLine[];
  totals: readonly AsianLine[];
}

/** What of the lines of one match stands on the board, in the figures of a locale. In basketball full time is with overtime. */
export function asianBoard(
  lines: readonly Market[],
  sportKey: string,
  locale: string,
): { full: AsianPart; half: AsianPart } {
  const full = sportKey === 'basketball' ? WITH_OVERTIME : FULL_TIME;
  return { full: partOf(lines, full, locale), half: partOf(lines, FIRST_HALF, locale) };
}

function partOf(lines: readonly Market[], part: PartMarkets, locale: string): AsianPart {
  const of = (id: number) => lines.filter((line) => line.id === id);
  return {
    result: of(part.result)[0] ?? null,
    handicaps: nearest(of(part.handicap), 'hcp').map(({ market, value }) => ({
      market,
      values: [signedNumber(value, locale), signedNumber(-value, locale)],
    })),
    totals: nearest(of(part.total), 'total').map(({ market, value }) => ({
      market,
      values: [plainNumber(value, locale), plainNumber(value, locale)],
    })),
  };
}

/**
 * The lines around the even one, from the lowest. The even one is the one that the book calls so; where there is none,
 * as in the break after a goal, the one in the middle.
 */
function nearest(lines: readonly Market[], name: string): { market: Market; value: number }[] {
  const sorted = lines
    .filter((line) => line.outcomes.length === 2)
    .map((market) => ({ market, value: Number(specifierParts(market.specifier).get(name)) }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((one, other) => one.value - other.value);
  const open = sorted.filter(({ market }) => market.status !== MARKET_STATUS.inactive);
  const marked = open.findIndex(({ market }) => market.most_balanced);
  const even = marked < 0 ? Math.floor(open.length / 2) : marked;
  const first = Math.max(0, Math.min(even - 1, open.length - ROWS));
  return open.slice(first, first + ROWS);
}
