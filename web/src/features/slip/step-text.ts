import { ZERO, type Minor } from '@touchline/domain/money';
import type { Obstacle } from '@touchline/domain/slip/check-slip';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import type { NextStep } from './next-step';

/** How the slip's words and numbers are written: `money` is in the slip's currency. */
export interface Wording {
  t: Text;
  odds: Formats['odds'];
  money: (value: Minor) => string;
}

/** What stands on the button. */
export function stepText({ t, odds, money }: Wording, step: NextStep): string {
  switch (step.does) {
    case 'wait':
      return t('slip.place.processing');
    case 'sign_in':
      return t('slip.place.signIn');
    case 'deposit':
      return t('slip.place.deposit', { missing: money(step.missing) });
    case 'retry':
      return t('slip.place.retry', { stake: money(step.stake) });
    case 'accept_and_place':
      return step.odds === null
        ? t('slip.place.acceptMany', { stake: money(step.stake) })
        : t('slip.place.acceptOne', { odds: odds(step.odds), stake: money(step.stake) });
    case 'nothing':
    case 'place':
      return step.stake > ZERO
        ? t('slip.place.place', { count: step.bets, stake: money(step.stake) })
        : t('slip.place.placeBare', { count: step.bets });
  }
}

/** What stands below the button: why it does nothing. */
export function reasonText(wording: Wording, step: NextStep): string | null {
  return step.does === 'nothing' ? obstacleText(wording, step.because) : null;
}

function obstacleText(
  { t, money }: Wording,
  obstacle: Obstacle | { code: 'restricted' },
): string | null {
  switch (obstacle.code) {
    case 'stake_below_min':
      return t('slip.obstacle.stake_below_min', { limit: money(obstacle.min) });
    case 'stake_above_max':
    case 'payout_above_max':
      return t(`slip.obstacle.${obstacle.code}`, { limit: money(obstacle.max) });
    case 'freebet_stake':
      return t('slip.obstacle.freebet_stake', { limit: money(obstacle.stake) });
    case 'too_many_selections':
      return t('slip.obstacle.too_many_selections', { max: String(obstacle.max) });
    case 'too_few_selections':
      return t('slip.obstacle.too_few_selections', { min: String(obstacle.min) });
    case 'total_differs':
      return t('slip.obstacle.total_differs', { total: money(obstacle.total) });
    case 'empty':
    case 'in_progress':
      return null;
    default:
      return t(`slip.obstacle.${obstacle.code}`);
  }
}

export { betErrorText as errorText, oddsMoveText } from '../../i18n/bet-error-text';
