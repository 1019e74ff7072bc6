import { isFreebet, type OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { outlookWith } from '@touchline/domain/slip/bonus-on-slip';
import type { SlipBet } from '@touchline/domain/slip/slip';
import { Gift } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import { useSlip } from '../../state/slip';
import { further } from '../../state/slip-further';
import { useSlipRules } from '../../state/slip-rules';
import styles from './bonus-choice.module.css';
import { useSlipTerms } from './slip-terms';

/** The bonus that is used on a bet, among those that may be, each with what the bet would pay (SPEC §4). */
export function BonusChoice({ bet, index }: { bet: SlipBet; index: number }) {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  const { systemCap } = useSlipRules();
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const { availableBonuses: available, bonus } = bet;
  if (available.length === 0) return null;
  const money = (value: SlipBet['stake']['amount']) => formats.money({ value, currency, subunits });
  const choose = (value: string) => {
    const chosen = available.find((each) => nameOf(each) === value);
    if (chosen) further.chooseBonus(index, chosen);
    else further.removeBonus(index);
  };
  return (
    <label className={styles.choice} data-chosen={bonus !== null || undefined}>
      <Gift size={14} aria-hidden="true" />
      <select
        aria-label={t('ticket.bonus.label')}
        value={bonus ? nameOf(bonus) : ''}
        disabled={isBusy}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('ticket.bonus.none')}</option>
        {available.map((each) => (
          <option key={nameOf(each)} value={nameOf(each)}>
            {isPaying(each)
              ? t('ticket.bonus.option', {
                  bonus: bonusText(t, each, money),
                  win: money(outlookWith(bet, each, systemCap).win),
                })
              : t('ticket.bonus.points', { bonus: bonusText(t, each, money) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Ids are of one kind of bonus. */
function nameOf({ type, id }: OfferedBonus): string {
  return `${type}/${id}`;
}

/** Whether a bonus changes what the bet pays; the others earn points. */
function isPaying(bonus: OfferedBonus): boolean {
  return bonus.type === 'comboboost' || isFreebet(bonus);
}

function bonusText(
  t: Text,
  bonus: OfferedBonus,
  money: (value: SlipBet['stake']['amount']) => string,
): string {
  if (!isFreebet(bonus) || bonus.type === 'freebet_no_risk') return t(`ticket.bonus.${bonus.type}`);
  return t(`ticket.bonus.${bonus.type}`, { stake: money(bonus.freebetStake) });
}
