import type { Factor } from '@touchline/domain/money';
import { percentText } from '../../i18n/percent';

/** A part of a whole in hundredths, to one decimal, rounded down: what is promised is never more than what is given. */
export function shareText({ times, over }: Factor, locale: string): string {
  const thousandths = Number((times * 1000n) / over);
  return percentText(thousandths / 1000, locale, 1);
}
