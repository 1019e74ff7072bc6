/**
 * Stages of play by the number that Betradar gives them, which is also the one that matches store. The same
 * numbers name the periods whose scores are counted.
 */
const STAGES: Readonly<Record<number, string>> = {
  1: 'first_period',
  2: 'second_period',
  3: 'third_period',
  6: 'first_half',
  7: 'second_half',
  8: 'first_set',
  9: 'second_set',
  10: 'third_set',
  11: 'fourth_set',
  12: 'fifth_set',
  13: 'first_quarter',
  14: 'second_quarter',
  15: 'third_quarter',
  16: 'fourth_quarter',
  31: 'halftime',
  32: 'awaiting_extra_time',
  33: 'extra_time_halftime',
  34: 'awaiting_penalties',
  40: 'overtime',
  41: 'first_extra_half',
  42: 'second_extra_half',
  50: 'penalties',
  52: 'after_overtime',
  60: 'postponed',
  61: 'delayed',
  70: 'cancelled',
  80: 'interrupted',
  90: 'abandoned',
  95: 'retired',
  96: 'retired',
  100: 'ended',
  110: 'after_extra_time',
  120: 'after_penalties',
};

/** The name of a stage of play, such as `first_half`; null before play and for a number without a name. */
export function stageKey(code: number | null): string | null {
  return code === null || code === 0 ? null : (STAGES[code] ?? null);
}
