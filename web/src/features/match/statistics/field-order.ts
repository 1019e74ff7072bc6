import type { Match } from '@touchline/wire/catalogue';
import type { FieldRow } from '@touchline/wire/match-details';
import { signedNumber, signFirst } from '../../../i18n/signed-number';

/** What a field is ordered by. */
export type FieldOrder = 'position' | 'odds';

/** What a field is ordered by until somebody chooses: how they stand, once anybody does, and what they are priced at before. */
export function usualOrder(rows: readonly FieldRow[]): FieldOrder {
  return rows.some(({ position }) => position !== null) ? 'position' : 'odds';
}

/** Whoever is not priced comes last; the rows come by position. */
export function inOrder(
  rows: readonly FieldRow[],
  order: FieldOrder,
  market: Match['main_market'],
): readonly FieldRow[] {
  if (order === 'position') return rows;
  const priced = market?.outcomes.flatMap(({ id, odds }) =>
    odds === null ? [] : [[id, odds] as const],
  );
  const odds = new Map(priced);
  const of = ({ competitor }: FieldRow) => odds.get(competitor.urn_id) ?? Infinity;
  return rows.toSorted((one, other) => of(one) - of(other) || 0);
}

/**
 * What somebody has scored, as it is written: of a race the time of the first one and what the others are behind, of
 * golf the strokes to par, else points. Null where nothing is told.
 */
export function resultText(
  { time, score }: FieldRow,
  best: number | null,
  { sportKey, locale }: { sportKey: string; locale: string },
): string | null {
  if (time !== null) {
    return best === null || time === best
      ? clockText(time)
      : signFirst(`+${clockText(time - best)}`, locale);
  }
  if (score === null) return null;
  return sportKey === 'golf' ? signedNumber(score, locale) : String(score);
}

/** The shortest time that is told; null where none is. */
export function bestTime(rows: readonly FieldRow[]): number | null {
  const times = rows.flatMap(({ time }) => (time === null ? [] : [time]));
  return times.length === 0 ? null : Math.min(...times);
}

/** `4:31:02` and `0:23`: parts of a second decide, but nobody reads them. */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
