import { ORDINALS } from './ordinals';

/** Names of stages that the feed numbers one after the other, such as sets: `counted(8, 5, 'set')`. */
function counted(code: number, count: number, noun: string, from = 1): [number, string][] {
  return Array.from({ length: count }, (_, index) => [
    code + index,
    `${ORDINALS[from - 1 + index]}_${noun}`,
  ]);
}

/** Stages that come in pairs: both halves of an inning, the innings of both sides. */
function paired(
  code: number,
  count: number,
  noun: string,
  sides: readonly [string, string],
  from = 1,
): [number, string][] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${ORDINALS[from - 1 + index]}_${noun}`;
    const first = code + 2 * index;
    return [[first, `${name}_${sides[0]}`] as const, [first + 1, `${name}_${sides[1]}`] as const];
  })
    .flat()
    .map(([number, name]) => [number, name]);
}

function alike(codes: readonly number[], name: string): [number, string][] {
  return codes.map((code) => [code, name]);
}

function codesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const BEFORE_AND_BETWEEN: readonly [number, string][] = [
  [19, 'coin_toss'],
  [20, 'started'],
  [21, 'in_progress'],
  [22, 'about_to_start'],
  ...alike([30, 445], 'break'),
  [31, 'halftime'],
  [32, 'awaiting_extra_time'],
  [33, 'extra_time_halftime'],
  ...alike([34, 35, 36], 'awaiting_penalties'),
  [37, 'awaiting_golden_set'],
  [38, 'awaiting_golden_raid'],
  ...counted(301, 6, 'break'),
  ...alike([...codesFrom(421, 439), 547, 548], 'inning_break'),
  [443, 'awaiting_sudden_death'],
  [505, 'awaiting_super_over'],
  [509, 'innings_break'],
  [510, 'super_over_break'],
  [511, 'lunch_break'],
  [512, 'tea_break'],
  [513, 'stumps'],
  [524, 'dinner_break'],
  [525, 'drinks_break'],
];

const IN_PLAY: readonly [number, string][] = [
  ...counted(1, 5, 'period'),
  ...counted(6, 2, 'half'),
  ...counted(8, 5, 'set'),
  ...counted(441, 2, 'set', 6),
  ...counted(514, 6, 'set', 8),
  ...counted(13, 4, 'quarter'),
  ...counted(71, 7, 'game'),
  ...counted(151, 5, 'game'),
  ...counted(141, 7, 'map'),
  ...counted(161, 10, 'end'),
  ...paired(401, 9, 'inning', ['top', 'bottom']),
  ...counted(531, 9, 'inning'),
  ...paired(501, 2, 'innings', ['home', 'away']),
  ...paired(520, 2, 'innings', ['home', 'away'], 3),
  ...counted(540, 7, 'round'),
];

const OVERTIME: readonly [number, string][] = [
  [17, 'golden_set'],
  ...alike([18, 39], 'golden_raid'),
  [40, 'overtime'],
  [41, 'first_extra_half'],
  [42, 'second_extra_half'],
  [171, 'extra_end'],
  [419, 'extra_inning_top'],
  [420, 'extra_inning_bottom'],
  [440, 'sudden_death'],
  [506, 'super_over_home'],
  [507, 'super_over_away'],
  [526, 'super_over'],
];

const PENALTIES: readonly [number, string][] = alike([50, 51, 52], 'penalties');

const OVER_OR_OFF: readonly [number, string][] = [
  [60, 'postponed'],
  [61, 'delayed'],
  [70, 'cancelled'],
  [80, 'interrupted'],
  [81, 'suspended'],
  [90, 'abandoned'],
  ...alike([91, 93, 94], 'walkover'),
  ...alike([92, 95, 96], 'retired'),
  ...alike([97, 98], 'defaulted'),
  [99, 'only_result'],
  [100, 'ended'],
  [110, 'after_extra_time'],
  [111, 'after_overtime'],
  [120, 'after_penalties'],
  [130, 'after_golden_set'],
  [140, 'after_golden_raid'],
  [444, 'after_sudden_death'],
  [508, 'after_super_over'],
];

/**
 * Stages of play by the number that Betradar gives them, which is also the one that matches store. The same
 * numbers name the periods whose scores are counted.
 */
const STAGES: ReadonlyMap<number, string> = new Map([
  ...BEFORE_AND_BETWEEN,
  ...IN_PLAY,
  ...OVERTIME,
  ...PENALTIES,
  ...OVER_OR_OFF,
]);

/** The name of a stage of play, such as `first_half`; null before play and for a number without a name. */
export function stageKey(code: number | null): string | null {
  return code === null ? null : (STAGES.get(code) ?? null);
}

/** A match that is not played any more: nothing of it stands. */
const UNPLAYED: ReadonlySet<string> = new Set(['cancelled', 'walkover']);
/** A match that broke off: what was decided by then stands. */
const BROKEN_OFF: ReadonlySet<string> = new Set(['abandoned', 'retired', 'defaulted']);
/** A match that waits, and may go on another day or not at all. */
const WAITING: ReadonlySet<string> = new Set(['interrupted', 'suspended', 'postponed', 'delayed']);

/**
 * How far a match took its course, by its stage (SPEC §3 "Match"): `whole` while it does, and once it has. One that waits
 * when it is declared over has broken off.
 */
export function courseOf(
  stage: string | null,
  isOver: boolean,
): 'whole' | 'unplayed' | 'broken_off' | 'waits' {
  if (stage === null) return 'whole';
  if (UNPLAYED.has(stage)) return 'unplayed';
  if (BROKEN_OFF.has(stage)) return 'broken_off';
  if (!WAITING.has(stage)) return 'whole';
  return isOver ? 'broken_off' : 'waits';
}

export type PeriodType = 'regular_period' | 'overtime' | 'penalties';

const EXTRA: ReadonlySet<number> = new Set(OVERTIME.map(([code]) => code));
const SHOOT_OUT: ReadonlySet<number> = new Set(PENALTIES.map(([code]) => code));

/** What kind of period a stage of play is (SPEC §3 "Event"). */
export function periodTypeOf(code: number): PeriodType {
  if (SHOOT_OUT.has(code)) return 'penalties';
  return EXTRA.has(code) ? 'overtime' : 'regular_period';
}
