import { ZERO, type Minor } from '@touchline/domain/money';

/** Behind this sign, which is not seen, begin amounts that are written from the right. */
const FROM_RIGHT = '\u200f';
/** As `Intl` has it, a minus and its number follow this one, so that the minus stands on the left. */
const FROM_LEFT = '\u200e';

/** An amount with its sign, also where it is above zero: not everybody tells money by its colour. */
export function signed(amount: Minor, write: (amount: Minor) => string): string {
  const text = write(amount);
  if (amount <= ZERO) return text;
  return text.startsWith(FROM_RIGHT)
    ? `${FROM_RIGHT}${FROM_LEFT}+${text.slice(FROM_RIGHT.length)}`
    : `+${text}`;
}
