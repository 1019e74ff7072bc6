import type { Factor } from '@touchline/domain/money';

/** A part of a whole in hundredths, to one decimal, rounded down: what is promised is never more than what is given. */
export function shareText({ times, over }: Factor, locale: string): string {
  const thousandths = Number((times * 1000n) / over);
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    thousandths / 1000,
  );
}
