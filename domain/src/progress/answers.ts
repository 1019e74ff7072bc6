import { resultOnLine } from '../pricing/line-result';
import type { Doer, LegProgress } from './progress';
import type { Asked, Form, Question, Unit } from './questions';
import type { CountNow, ScoreNow } from './reading';

interface Given {
  asked: Asked;
  unit: Unit;
  reading: CountNow;
  score: ScoreNow;
}

/** How a selection stands by what its question counts; null where its outcome or its line is not known. */
export function answerOf({ form }: Question, given: Given): LegProgress | null {
  return ANSWERS[form](given);
}

const ANSWERS: Record<Form, (given: Given) => LegProgress | null> = {
  three_way: (given) => threeWay(given, 0),
  start_handicap: (given) => {
    const start = /^(\d+):(\d+)$/.exec(given.asked.parts.get('hcp') ?? '');
    return start && threeWay(given, Number(start[1]) - Number(start[2]));
  },
  two_way: (given) => {
    const side = sideOf(given.asked, { home: ['4'], away: ['5'] });
    return side && ahead(given, side);
  },
  draw_no_bet: (given) => {
    const side = sideOf(given.asked, { home: ['4'], away: ['5'] });
    if (!side || given.reading.isOver || leadOf(given.reading, side) !== 0) {
      return side && ahead(given, side);
    }
    return { kind: 'back' };
  },
  set_winner: setWinner,
  double_chance: doubleChance,
  handicap,
  total: (given) => total(given, 'any', given.reading.home + given.reading.away),
  home_total: (given) => total(given, 'home', given.reading.home),
  away_total: (given) => total(given, 'away', given.reading.away),
  odd_even: ({ asked, reading, unit }) => {
    const isOdd = (reading.home + reading.away) % 2 !== 0;
    const holds = { '70': isOdd, '72': !isOdd }[asked.outcomeId];
    return holds === undefined ? null : holding(holds, reading, needs(1, unit, 'any'));
  },
  both: ({ asked, reading, unit }) => {
    const { home, away } = reading;
    const by: Doer = home === 0 && away === 0 ? 'each' : home === 0 ? 'home' : 'away';
    return yesOrNo(asked, home > 0 && away > 0, reading, needs(1, unit, by));
  },
  home_clean: ({ asked, reading, unit }) =>
    noOrYes(asked, reading.away > 0, reading, needs(1, unit, 'away')),
  away_clean: ({ asked, reading, unit }) =>
    noOrYes(asked, reading.home > 0, reading, needs(1, unit, 'home')),
  exact,
  best_of: bestOf,
  best_of_handicap: bestOfHandicap,
};

type Side = 'home' | 'away';

const THREE_WAYS = { home: ['1', '1711'], away: ['3', '1713'] };
const LINE_WAYS = { home: ['1714'], away: ['1715'] };

function sideOf({ outcomeId }: Asked, ids: Record<Side, readonly string[]>): Side | null {
  if (ids.home.includes(outcomeId)) return 'home';
  return ids.away.includes(outcomeId) ? 'away' : null;
}

function leadOf({ home, away }: CountNow, side: Side): number {
  return side === 'home' ? home - away : away - home;
}

const needs = (count: number, unit: Unit, by: Doer): LegProgress => ({
  kind: 'needs',
  count,
  unit,
  by,
});

/** What holds now, and would have to be lost again, or what is missing. */
function holding(holds: boolean, { isOver }: CountNow, otherwise: LegProgress): LegProgress {
  if (isOver) return { kind: holds ? 'won' : 'lost' };
  return holds ? { kind: 'stands' } : otherwise;
}

function threeWay(given: Given, start: number): LegProgress | null {
  const { asked, reading, unit } = given;
  const shifted = { ...reading, home: reading.home + start };
  const side = sideOf(asked, THREE_WAYS);
  if (side) return ahead({ ...given, reading: shifted }, side, 'lost');
  if (asked.outcomeId !== '2' && asked.outcomeId !== '1712') return null;
  const lead = shifted.home - shifted.away;
  return holding(lead === 0, reading, needs(Math.abs(lead), unit, lead > 0 ? 'away' : 'home'));
}

/** A side that has to be in front; level at the end, its stake is lost or comes back. */
function ahead({ reading, unit }: Given, side: Side, level: 'lost' | 'back' = 'back'): LegProgress {
  const lead = leadOf(reading, side);
  if (reading.isOver) return { kind: lead > 0 ? 'won' : lead < 0 ? 'lost' : level };
  return lead > 0 ? { kind: 'ahead', by: lead, unit } : needs(1 - lead, unit, side);
}

function doubleChance({ asked, reading, unit }: Given): LegProgress | null {
  const lead = reading.home - reading.away;
  if (asked.outcomeId === '9') return holding(lead >= 0, reading, needs(-lead, unit, 'home'));
  if (asked.outcomeId === '10') return holding(lead !== 0, reading, needs(1, unit, 'any'));
  return asked.outcomeId === '11' ? holding(lead <= 0, reading, needs(lead, unit, 'away')) : null;
}

/** How far above the line a whole win is: lines stand a quarter apart, and half of a stake may win or come back. */
const WHOLE_WIN = 0.5;

function handicap({ asked, reading, unit }: Given): LegProgress | null {
  const [side, line] = [sideOf(asked, LINE_WAYS), numberOf(asked, 'hcp')];
  if (!side || line === null) return null;
  const margin = leadOf(reading, side) + (side === 'home' ? line : -line);
  if (reading.isOver) return ended(margin);
  if (margin >= WHOLE_WIN) return { kind: 'stands' };
  return margin <= -WHOLE_WIN ? needs(Math.ceil(WHOLE_WIN - margin), unit, side) : ended(margin);
}

function total({ asked, reading, unit }: Given, by: Doer, count: number): LegProgress | null {
  const line = numberOf(asked, 'total');
  if (line === null) return null;
  if (asked.outcomeId === '12') {
    const missing = Math.ceil(line + WHOLE_WIN - count);
    if (missing <= 0) return { kind: 'won' };
    const isMissed = !reading.isOver && count - line <= -WHOLE_WIN;
    return isMissed ? needs(missing, unit, by) : ended(count - line);
  }
  if (asked.outcomeId !== '13') return null;
  const spare = Math.floor(line - count - WHOLE_WIN);
  if (line - count <= -WHOLE_WIN) return { kind: 'lost' };
  if (reading.isOver) return ended(line - count);
  return spare >= 0 ? { kind: 'room', count: spare, unit } : ended(line - count);
}

/** What a line makes of a count that is its last, or of one that stands at it for now. */
function ended(margin: number): LegProgress {
  return { kind: ENDS[resultOnLine(margin)] };
}

const ENDS = {
  win_entire: 'won',
  lose_entire: 'lost',
  refund_entire: 'back',
  canceled: 'back',
  refund_half_win_other: 'half_won',
  refund_half_lose_other: 'half_lost',
} as const;

/** What wins a set: so many, two in front, but in tennis no more than the seventh game. */
function setEnd({ sportKey, parts }: Asked, { max_period_number: last }: ScoreNow) {
  if (sportKey === 'tennis') return { target: 6, most: 7 };
  if (sportKey === 'tabletennis') return { target: 11, most: Infinity };
  if (sportKey !== 'volleyball' || last === undefined) return null;
  return { target: Number(parts.get('setnr')) === last ? 15 : 25, most: Infinity };
}

/** How much a side still has to win in a row to have the set. */
function setWinner(given: Given): LegProgress | null {
  const { asked, reading, unit, score } = given;
  const side = sideOf(asked, { home: ['4'], away: ['5'] });
  const end = setEnd(asked, score);
  if (!side || !end || reading.isOver) return side && ahead(given, side);
  const [own, other] =
    side === 'home' ? [reading.home, reading.away] : [reading.away, reading.home];
  const won = (one: number, than: number) =>
    one >= end.most || (one >= end.target && one - than >= 2);
  // The next set says that this one is over.
  if (won(own, other)) return { kind: 'stands' };
  if (won(other, own)) return null;
  return needs(Math.min(end.most, Math.max(end.target, other + 2)) - own, unit, side);
}

function numberOf({ parts }: Asked, name: string): number | null {
  const number = Number(parts.get(name) ?? Number.NaN);
  return Number.isNaN(number) ? null : number;
}

/** Yes to what happens once and stays so. */
function yesOrNo(
  { outcomeId }: Asked,
  hasHappened: boolean,
  reading: CountNow,
  missing: LegProgress,
): LegProgress | null {
  if (outcomeId === '74') return hasHappened ? { kind: 'won' } : holding(false, reading, missing);
  if (outcomeId !== '76') return null;
  return hasHappened ? { kind: 'lost' } : holding(true, reading, missing);
}

/** Yes to its not happening. */
function noOrYes(
  asked: Asked,
  hasHappened: boolean,
  reading: CountNow,
  missing: LegProgress,
): LegProgress | null {
  const turned: Record<string, string> = { '74': '76', '76': '74' };
  const outcomeId = turned[asked.outcomeId] ?? '';
  return yesOrNo({ ...asked, outcomeId }, hasHappened, reading, missing);
}

function exact({ asked, reading, unit }: Given): LegProgress | null {
  const wanted = /^(\d+):(\d+)$/.exec(asked.outcomeName);
  if (!wanted) return null;
  const [home, away] = [Number(wanted[1]) - reading.home, Number(wanted[2]) - reading.away];
  if (home < 0 || away < 0) return { kind: 'lost' };
  const by: Doer = home > 0 && away > 0 ? 'any' : home > 0 ? 'home' : 'away';
  return holding(home + away === 0, reading, needs(home + away, unit, by));
}

/** Most is played best of so many; where that is not told, nothing is known. */
function targetOf({ max_period_number: most }: ScoreNow): number | null {
  return most === undefined ? null : Math.floor(most / 2) + 1;
}

function bestOf({ asked, reading, unit, score }: Given): LegProgress | null {
  const [side, target] = [sideOf(asked, { home: ['4'], away: ['5'] }), targetOf(score)];
  if (!side || target === null) return null;
  const [own, other] =
    side === 'home' ? [reading.home, reading.away] : [reading.away, reading.home];
  if (own >= target) return { kind: 'won' };
  if (other >= target) return { kind: 'lost' };
  return needs(target - own, unit, side);
}

/** Ends of a best-of are few: what holds in all of them is decided. */
function bestOfHandicap({ asked, reading, score }: Given): LegProgress | null {
  const [side, line, target] = [sideOf(asked, LINE_WAYS), numberOf(asked, 'hcp'), targetOf(score)];
  if (!side || line === null || target === null) return null;
  const ends = endsOf(reading, target).map(
    (end) => ended(leadOf(end, side) + (side === 'home' ? line : -line)).kind,
  );
  if (ends.every((end) => end === 'won')) return { kind: 'won' };
  return ends.every((end) => end === 'lost') ? { kind: 'lost' } : null;
}

function endsOf({ home, away }: CountNow, target: number): CountNow[] {
  const isOver = true;
  if (home >= target || away >= target) return [{ home, away, isOver }];
  const rest = (from: number) => Array.from({ length: target - from }, (_, more) => from + more);
  return [
    ...rest(away).map((lost) => ({ home: target, away: lost, isOver })),
    ...rest(home).map((lost) => ({ home: lost, away: target, isOver })),
  ];
}
