/** Full-cover bets by their customary names; each is every combo of its win counts (DESIGN §4.7). */
export const FULL_COVER_NAMES = [
  'trixie',
  'patent',
  'yankee',
  'lucky15',
  'canadian',
  'lucky31',
  'heinz',
  'lucky63',
  'super_heinz',
  'goliath',
] as const;

export type FullCoverName = (typeof FULL_COVER_NAMES)[number];

/** A way to make several combos of one set of selections (SPEC §3 "Bet", DESIGN §4.7). */
export interface SystemType {
  id: number;
  /** How many selections it takes. */
  totalCount: number;
  /** The sizes of its combos, ascending: one for "2 of 3", several for a full-cover bet. */
  winCounts: readonly number[];
  /** Null for a plain system, which is called by its numbers. */
  name: FullCoverName | null;
}

const FEWEST = 3;
const MOST = 12;
/** Ids of full-cover bets begin past the highest win count of a plain system. */
const FULL_COVER = 20;

const FULL_COVERS: readonly (readonly [name: FullCoverName, total: number, from: 1 | 2])[] = [
  ['patent', 3, 1],
  ['trixie', 3, 2],
  ['lucky15', 4, 1],
  ['yankee', 4, 2],
  ['lucky31', 5, 1],
  ['canadian', 5, 2],
  ['lucky63', 6, 1],
  ['heinz', 6, 2],
  ['super_heinz', 7, 2],
  ['goliath', 8, 2],
];

/**
 * Every system that can be offered, by total count, then win count; the full-cover bets of a count
 * stand after its plain systems. Ids are `100 * total + win`, and `100 * total + 20 + smallest win`
 * for full-cover bets (DESIGN §4.7).
 */
export const SYSTEM_TYPES: readonly SystemType[] = counts(FEWEST, MOST).flatMap((totalCount) => [
  ...counts(1, totalCount).map((win) => ({
    id: 100 * totalCount + win,
    totalCount,
    winCounts: [win],
    name: null,
  })),
  ...FULL_COVERS.filter(([, total]) => total === totalCount).map(([name, total, from]) => ({
    id: 100 * total + FULL_COVER + from,
    totalCount: total,
    winCounts: counts(from, total),
    name,
  })),
]);

const BY_ID = new Map(SYSTEM_TYPES.map((system) => [system.id, system]));

/** The system of an id, whether it is offered or not; undefined where there is none. */
export function systemOf(id: number): SystemType | undefined {
  return BY_ID.get(id);
}

/** How many combos a system is made of. Each carries an equal share of the stake (DESIGN §4.7). */
export function lineCount({ totalCount, winCounts }: SystemType): number {
  return winCounts.reduce((lines, win) => lines + choose(totalCount, win), 0);
}

/** Whether a provider's outcomes may stand in a system: oddin's may not (SPEC §5). */
export function takesSystems(provider: string): boolean {
  return provider !== 'oddin';
}

function choose(total: number, picked: number): number {
  let ways = 1;
  for (let step = 1; step <= picked; step += 1) ways = (ways * (total - picked + step)) / step;
  return ways;
}

function counts(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
