import { BET_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import type { BonusName } from '../../state/bonus-windows';

/** What names a bonus in the address of the promotions. */
export const LINKED_BONUS = 'bonus';

/** The bonus that an address names by its type and number, such as `freebet-17`; null where it names none. */
export function bonusNamed(text: string | null): BonusName | null {
  const [, word, digits] = /^(\w{1,30})-(\d{1,9})$/.exec(text ?? '') ?? [];
  const type = BET_BONUS_TYPES.find((each) => each === word);
  return type ? { type, id: Number(digits) } : null;
}
