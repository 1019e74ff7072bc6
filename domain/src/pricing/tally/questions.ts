import type { FinalResult } from '../../settlement/leg-result';
import { resultOnLine } from '../line-result';
import type { Line } from './line';
import type { Reading } from './tally';

/** What a question needs beside its rule: which market, which specifier, and what it reads. */
interface About {
  readonly market: number;
  /** Parts beside the line itself, such as `{ setnr: 2 }`. */
  readonly parts?: Readonly<Record<string, number | string>>;
}

/** A count of a match, over some of its periods or all: what readings of it have in common. */
export type Counted = Omit<Extract<Reading, { count: string }>, 'of'>;

const won = (holds: boolean): FinalResult => (holds ? 'win_entire' : 'lose_entire');

/** Who counts more, or whether both count the same: outcomes home, draw, away. */
export function threeWay(about: About, counted: Counted, ids = ['1', '2', '3']): Line {
  return line(about, [{ of: 'difference', ...counted }], ids, ([lead = 0]) => [
    won(lead > 0),
    won(lead === 0),
    won(lead < 0),
  ]);
}

/** Who counts more: outcomes home, away; the stake goes back where both count the same. */
export function twoWay(about: About, counted: Counted, ids = ['4', '5']): Line {
  return line(about, [{ of: 'difference', ...counted }], ids, ([lead = 0]) => [
    resultOnLine(lead),
    resultOnLine(-lead),
  ]);
}

/** Two of the three ways: outcomes home or draw, home or away, draw or away. */
export function doubleChance(about: About, counted: Counted, ids = ['9', '10', '11']): Line {
  const results = ([lead = 0]: readonly number[]) => [
    won(lead >= 0),
    won(lead !== 0),
    won(lead <= 0),
  ];
  return {
    ...line(about, [{ of: 'difference', ...counted }], ids, results),
    isExclusive: false,
  };
}

/** Who is ahead once the home side has `handicap` more, in quarters: outcomes home, away. */
export function handicap(
  about: About,
  counted: Counted,
  handicap: number,
  ids = ['1714', '1715'],
): Line {
  return line(
    withPart(about, 'hcp', handicap),
    [{ of: 'difference', ...counted }],
    ids,
    ([lead = 0]) => [resultOnLine(lead + handicap), resultOnLine(-lead - handicap)],
  );
}

/** The three ways once each side begins with a start, written `1:0`: outcomes home, draw, away. */
export function startHandicap(
  about: About,
  counted: Counted,
  start: { home: number; away: number },
  ids = ['1711', '1712', '1713'],
): Line {
  const ahead = start.home - start.away;
  const written = withPart(about, 'hcp', `${start.home}:${start.away}`);
  return line(written, [{ of: 'difference', ...counted }], ids, ([lead = 0]) => [
    won(lead + ahead > 0),
    won(lead + ahead === 0),
    won(lead + ahead < 0),
  ]);
}

/** More or fewer than the line, in quarters, of both sides or of one: outcomes over, under. */
export function total(
  about: About,
  counted: Counted,
  total: number,
  of: 'sum' | 'home' | 'away' = 'sum',
  ids = ['12', '13'],
): Line {
  return line(withPart(about, 'total', total), [{ of, ...counted }], ids, ([count = 0]) => [
    resultOnLine(count - total),
    resultOnLine(total - count),
  ]);
}

/** Whether all that is counted is an odd number: outcomes odd, even. */
export function oddEven(
  about: About,
  counted: Counted,
  of: 'sum' | 'home' | 'away' = 'sum',
  ids = ['70', '72'],
): Line {
  return line(about, [{ of, ...counted }], ids, ([count = 0]) => [
    won(count % 2 !== 0),
    won(count % 2 === 0),
  ]);
}

/** Whether each side counts at least one: outcomes yes, no. */
export function bothCount(about: About, counted: Counted, ids = ['74', '76']): Line {
  const reads: Reading[] = [
    { of: 'home', ...counted },
    { of: 'away', ...counted },
  ];
  return line(about, reads, ids, ([home = 0, away = 0]) => [
    won(home > 0 && away > 0),
    won(home === 0 || away === 0),
  ]);
}

/** What became of a fact; the values of the fact stand in the order of the outcomes. */
export function factIs(
  about: About,
  fact: string,
  values: readonly number[],
  ids: readonly string[],
): Line {
  return line(about, [{ of: 'fact', fact }], ids, ([value = 0]) =>
    values.map((each) => won(each === value)),
  );
}

/** Any other question: each outcome wins where its condition holds for the readings. */
export function choice(
  about: About,
  reads: readonly Reading[],
  outcomes: readonly { id: string; wins: (values: readonly number[]) => boolean }[],
): Line {
  return line(
    about,
    reads,
    outcomes.map(({ id }) => id),
    (values) => outcomes.map(({ wins }) => won(wins(values))),
  );
}

function line(
  { market, parts = {} }: About,
  reads: readonly Reading[],
  outcomes: readonly string[],
  results: Line['results'],
): Line {
  const specifier = Object.entries(parts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('|');
  return { market, specifier, reads, outcomes, isExclusive: true, results };
}

function withPart(about: About, name: string, value: number | string): About {
  // A handicap of minus nothing is nothing.
  return { ...about, parts: { ...about.parts, [name]: value === 0 ? 0 : value } };
}
