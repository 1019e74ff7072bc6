import type { Minor } from '@touchline/domain/money';
import type { QuickBet } from '@touchline/domain/slip/quick-bet';
import type { QuickObstacle, QuickStep } from '@touchline/domain/slip/quick-step';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';

/** How words and numbers of quick bet are written: `money` is in its currency. */
export interface QuickWording {
  t: Text;
  odds: Formats['odds'];
  money: (value: Minor) => string;
}

/** What stands on the button. */
export function quickStepText({ t, odds, money }: QuickWording, step: QuickStep, stake: Minor) {
  switch (step.does) {
    case 'wait':
      return t('quick.placing');
    case 'taken':
      return t('quick.done');
    case 'ready':
      return t('quick.ready', { stake: money(stake) });
    case 'sign_in':
      return t('quick.sign_in');
    case 'deposit':
      return t('slip.place.deposit', { missing: money(step.missing) });
    case 'accept_and_place':
      return t('slip.place.acceptOne', { odds: odds(step.odds), stake: money(stake) });
    case 'approve_and_place':
      return t('quick.approve_and_place', { stake: money(stake) });
    case 'retry':
      return t('slip.place.retry', { stake: money(step.stake) });
    case 'place':
      return t('slip.place.place', { count: 1, stake: money(stake) });
    case 'approve':
      return t('quick.approve', { stake: money(stake) });
    case 'nothing':
      return t('quick.approve_bare');
  }
}

/** Why the button does nothing, or what has to be known before it is pressed; null where it says all. */
export function quickReasonText(wording: QuickWording, step: QuickStep): string | null {
  if (step.does === 'nothing') return obstacleText(wording, step.because);
  return step.does === 'retry' ? wording.t('slip.error.unanswered') : null;
}

function obstacleText({ t, money }: QuickWording, obstacle: QuickObstacle): string {
  switch (obstacle.code) {
    case 'no_stake':
      return t('quick.no_stake');
    case 'error.potential_win.equal_or_less':
      return t('quick.wins_nothing');
    case 'stake_below_min':
      return t('slip.obstacle.stake_below_min', { limit: money(obstacle.min) });
    case 'stake_above_max':
    case 'payout_above_max':
      return t(`slip.obstacle.${obstacle.code}`, { limit: money(obstacle.max) });
    case 'freebet_stake':
      return t('slip.obstacle.freebet_stake', { limit: money(obstacle.stake) });
    case 'restricted':
    case 'not_bettable':
    case 'bonus_not_usable':
      return t(`slip.obstacle.${obstacle.code}`);
  }
}

/** Quick bet in a few words, for where there is room for no more. */
export function quickSummary({ t, money }: QuickWording, { stake }: QuickBet, step: QuickStep) {
  switch (step.does) {
    case 'wait':
      return t('quick.placing');
    case 'taken':
      return t('quick.placed');
    case 'ready':
      return t('quick.ready', { stake: money(stake) });
    case 'retry':
      return t('slip.error.unansweredTitle');
    case 'accept_and_place':
      return t('quick.odds_moved');
    default:
      return t('quick.to_confirm');
  }
}
