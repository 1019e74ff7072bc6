import type { Line } from '@touchline/domain/pricing/tally/line';
import { choice } from '@touchline/domain/pricing/tally/questions';
import { read } from './goal-questions';

type Holds = (home: number, away: number) => boolean;
/** Outcomes that win where both conditions hold. */
type Pairs = readonly (readonly [id: string, one: Holds, other: Holds])[];

const homeWins: Holds = (home, away) => home > away;
const drawn: Holds = (home, away) => home === away;
const awayWins: Holds = (home, away) => home < away;
const homeOrDraw: Holds = (home, away) => home >= away;
const homeOrAway: Holds = (home, away) => home !== away;
const drawOrAway: Holds = (home, away) => home <= away;
const bothScore: Holds = (home, away) => home > 0 && away > 0;
const notBoth: Holds = (home, away) => home === 0 || away === 0;

/** Two questions about the goals of a match at once; `total` is a half line. */
export function combinations(total: number): Line[] {
  const over: Holds = (home, away) => home + away > total;
  const under: Holds = (home, away) => home + away < total;
  return [
    combined(35, {}, [
      ['78', homeWins, bothScore],
      ['80', homeWins, notBoth],
      ['82', drawn, bothScore],
      ['84', drawn, notBoth],
      ['86', awayWins, bothScore],
      ['88', awayWins, notBoth],
    ]),
    combined(36, { total }, [
      ['90', over, bothScore],
      ['92', under, bothScore],
      ['94', over, notBoth],
      ['96', under, notBoth],
    ]),
    combined(37, { total }, [
      ['794', homeWins, under],
      ['796', homeWins, over],
      ['798', drawn, under],
      ['800', drawn, over],
      ['802', awayWins, under],
      ['804', awayWins, over],
    ]),
    overlapping(546, {}, [
      ['1718', homeOrDraw, bothScore],
      ['1719', homeOrDraw, notBoth],
      ['1720', homeOrAway, bothScore],
      ['1721', homeOrAway, notBoth],
      ['1722', drawOrAway, bothScore],
      ['1723', drawOrAway, notBoth],
    ]),
    overlapping(547, { total }, [
      ['1724', homeOrDraw, under],
      ['1725', homeOrAway, under],
      ['1726', drawOrAway, under],
      ['1727', homeOrDraw, over],
      ['1728', homeOrAway, over],
      ['1729', drawOrAway, over],
    ]),
  ];
}

function combined(market: number, parts: Readonly<Record<string, number>>, pairs: Pairs): Line {
  const outcomes = pairs.map(([id, one, other]) => ({
    id,
    wins: ([home = 0, away = 0]: readonly number[]) => one(home, away) && other(home, away),
  }));
  return choice({ market, parts }, [read('home'), read('away')], outcomes);
}

/** Several of the outcomes win together. */
function overlapping(market: number, parts: Readonly<Record<string, number>>, pairs: Pairs): Line {
  return { ...combined(market, parts, pairs), isExclusive: false };
}
