import { decimalFactor, latinDigits } from '../decimal-text';
import { odds, ODDS_SCALE, type Factor, type Odds } from '../money';
import type { OddsDisplay } from './format-odds';

/**
 * Reads odds as they are typed in a display, to the nearest thousandth: "2.5", "+150", "-200", "6/4".
 * Evens, fractions and percentages are unmistakable, so they are read in every display: "evens", "EVS",
 * "5/2", "40%". Null when the text is no odds of at least 1.000, as "+50" in american (SPEC §5).
 */
export function parseOdds(text: string, display: OddsDisplay, point = '.'): Odds | null {
  const typed = latinDigits(text).replace(/\s/g, '').replaceAll(point, '.').replace(/^[−–]/, '-');
  if (/^ev(s|ens?)$/i.test(typed)) return odds(2 * ODDS_SCALE);
  const factor = fraction(typed) ?? percentage(typed, display) ?? number(typed, display);
  return factor && nearest(factor);
}

/** "5/2": what is won over what is staked. */
function fraction(typed: string): Factor | null {
  const [won, staked, ...more] = typed.split('/').map(decimalFactor);
  if (!won || !staked || more.length > 0) return null;
  return winning({ times: won.times * staked.over, over: won.over * staked.times });
}

/** "40%", or a bare "40" where odds are shown so. */
function percentage(typed: string, display: OddsDisplay): Factor | null {
  if (display !== 'percent' && !typed.endsWith('%')) return null;
  const read = decimalFactor(typed.replace(/%$/, ''));
  return read && { times: 100n * read.over, over: read.times };
}

/** What the stake pays or wins for each unit or hundred; after a minus, what is staked to win it. */
function number(typed: string, display: OddsDisplay): Factor | null {
  const read = decimalFactor(typed.replace(/^[+-]/, ''));
  if (!read) return null;
  const isSigned = /^[+-]/.test(typed);
  if (display === 'european') return isSigned ? null : read;
  if (display === 'hongkong') return isSigned ? null : winning(read);
  const { times, over } = display === 'american' ? { ...read, over: 100n * read.over } : read;
  const isCustomary = display === 'malaysian' ? times <= over : times >= over;
  if (!isCustomary || display === 'british') return null;
  return winning(typed.startsWith('-') ? { times: over, over: times } : { times, over });
}

/** With what is won, the stake comes back. */
function winning({ times, over }: Factor): Factor {
  return { times: times + over, over };
}

function nearest({ times, over }: Factor): Odds | null {
  if (over === 0n) return null;
  const count = Number((2n * BigInt(ODDS_SCALE) * times + over) / (2n * over));
  return count >= ODDS_SCALE && Number.isSafeInteger(count) ? odds(count) : null;
}
