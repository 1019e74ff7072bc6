import { isFreebet, type OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { outlookWith } from '@touchline/domain/slip/bonus-on-slip';
import type { SlipBet } from '@touchline/domain/slip/slip';
import { Gift, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { stakeMoney } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { useSlip } from '../../state/slip';
import { further } from '../../state/slip-further';
import { useSlipRules } from '../../state/slip-rules';
import styles from './bonus-choice.module.css';
import { nameOf, useAdvice } from './bonus-offers';
import { BonusReasons } from './bonus-reasons';
import { bestText, bonusText } from './bonus-words';
import { useSlipTerms } from './slip-terms';

/** More than these stand behind a button. */
const FIRST = 6;

interface Props {
  bet: SlipBet;
  /** Its place on the slip. */
  index: number;
  /** Beside others there is room for what can be chosen, and no more. */
  isAlone: boolean;
}

/** The bonus that is used on a bet, among those that may be, which of them adds most, and why others do not fit (SPEC §4). */
export function BonusChoice({ bet, index, isAlone }: Props) {
  const t = useText();
  const { count } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const isBusy = useSlip((slip) => slip.ticket === 'PROCESSING');
  const money = useSlipMoney();
  const { best, unfit } = useAdvice(index);
  const { availableBonuses: available, bonus: chosen } = bet;
  if (available.length === 0 && (unfit.length === 0 || !isAlone)) return null;
  const bestName = best && nameOf(best);
  const shown = isWhole ? available : firstOf(available, [bestName, chosen && nameOf(chosen)]);
  const press = (bonus: OfferedBonus) => {
    if (chosen && nameOf(chosen) === nameOf(bonus)) further.removeBonus(index);
    else further.chooseBonus(index, bonus);
  };
  return (
    <div className={styles.choice}>
      {available.length > 0 && (
        <div className={styles.chips} role="group" aria-label={t('ticket.bonus.label')}>
          <Gift size={16} aria-hidden="true" />
          {shown.map((bonus) => (
            <button
              key={nameOf(bonus)}
              type="button"
              aria-pressed={chosen !== null && nameOf(chosen) === nameOf(bonus)}
              disabled={isBusy}
              onClick={() => press(bonus)}
            >
              {bonusText(t, bonus, money)}
              {nameOf(bonus) === bestName && (
                <Sparkles size={12} role="img" aria-label={t('ticket.bonus.best')} />
              )}
            </button>
          ))}
          {shown.length < available.length && (
            <button type="button" onClick={() => setWhole(true)}>
              {t('ticket.bonus.more', { count: count(available.length - shown.length) })}
            </button>
          )}
        </div>
      )}
      <Outlook bet={bet} index={index} isAlone={isAlone} />
      {isAlone && <BonusReasons unfit={unfit} selections={bet.selections} />}
    </div>
  );
}

/** What the chosen bonus makes of the bet, or which one would add most to it. */
function Outlook({ bet, index, isAlone }: Props) {
  const t = useText();
  const { locale, count } = useFormats();
  const { systemCap } = useSlipRules();
  const money = useSlipMoney();
  const { best, farmed } = useAdvice(index);
  const { bonus: chosen, availableBonuses: available } = bet;
  const better = best && available.find((each) => nameOf(each) === nameOf(best));
  const isBest = chosen && better && nameOf(chosen) === nameOf(better);
  const why = best && bestText(t, best, { money, locale, count });
  if (best && better && !isBest) {
    return (
      <p className={styles.note}>
        <span>
          {t('ticket.bonus.bestIs', { bonus: bonusText(t, better, money), why: why ?? '' })}
        </span>
        <button type="button" onClick={() => further.chooseBonus(index, better)}>
          {t('ticket.bonus.use')}
        </button>
      </p>
    );
  }
  if (!chosen || !isAlone) return null;
  const win = money(outlookWith(bet, chosen, systemCap).win);
  const earns = farmed.has(nameOf(chosen)) ? 'farmed' : 'earns';
  const does = isPaying(chosen) ? t('ticket.bonus.pays', { win }) : t(`ticket.bonus.${earns}`);
  return (
    <p className={styles.note}>
      <span>{isBest && why ? why : does}</span>
    </p>
  );
}

/** The first few, with those that have to be in sight. */
function firstOf(
  available: readonly OfferedBonus[],
  needed: readonly (string | null)[],
): readonly OfferedBonus[] {
  if (available.length <= FIRST) return available;
  const must = available.filter((each) => needed.includes(nameOf(each)));
  const others = available.filter((each) => !must.includes(each));
  return [...must, ...others].slice(0, FIRST);
}

/** Whether a bonus changes what the bet pays; the others earn points. */
function isPaying(bonus: OfferedBonus): boolean {
  return bonus.type === 'comboboost' || isFreebet(bonus);
}

/** How amounts are written on the slip. */
function useSlipMoney(): (value: SlipBet['stake']['amount']) => string {
  const formats = useFormats();
  const { currency, subunits } = useSlipTerms();
  return (value) => stakeMoney(formats, { value, currency, subunits });
}
