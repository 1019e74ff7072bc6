import { currencyOf, subcurrencyFor } from '@touchline/domain/currency';
import { formatMoney } from '@touchline/domain/format-money';
import type { Minor } from '@touchline/domain/money';
import type { Formats } from './formats';

interface Money {
  value: Minor;
  currency: string;
  subunits: number;
}

/**
 * A stake as it is shown: in the smallest named part of crypto that it is less than a hundred of, exact to the subunit
 * (SPEC §5 "The subcurrency is selected by stake"). What a stake pays is shown in the unit of the `stake`.
 */
export function stakeMoney(
  { locale }: Pick<Formats, 'locale'>,
  { value, currency, subunits }: Money,
  stake: Minor = value,
): string {
  const known = currencyOf(currency);
  return formatMoney(
    value,
    known ? subcurrencyFor(known, stake) : { code: currency, subunits },
    locale,
  );
}

/** Writes what belongs to a stake, such as what it pays, in the unit of that stake. */
export function moneyOf(formats: Pick<Formats, 'locale'>, stake: Money): (value: Minor) => string {
  return (value) => stakeMoney(formats, { ...stake, value }, stake.value);
}

/** What one press adds to a stake, in few characters: `5`, `50 µBTC`. */
export function chipText({ count }: Pick<Formats, 'count'>, chip: Minor, code: string): string {
  const currency = currencyOf(code);
  if (!currency) return count(Number(chip));
  const unit = subcurrencyFor(currency, chip);
  const text = count(Number(chip) / unit.subunits);
  return unit === currency ? text : `${text} ${unit.code}`;
}
