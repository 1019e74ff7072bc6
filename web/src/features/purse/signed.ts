import { ZERO, type Minor } from '@touchline/domain/money';

/** An amount with its sign, also where it is above zero: not everybody tells money by its colour. */
export function signed(amount: Minor, write: (amount: Minor) => string): string {
  return amount > ZERO ? `+${write(amount)}` : write(amount);
}
