import type { Selection } from '@touchline/domain/slip/slip';
import { ChevronDown } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { nameOf, type UnfitBonus } from './bonus-offers';
import styles from './bonus-reasons.module.css';
import { unfitText } from './bonus-words';

interface Props {
  unfit: readonly UnfitBonus[];
  selections: readonly Selection[];
}

/** The bonuses of the player's that do not fit a bet, each with the reason, behind a line that counts them. */
export function BonusReasons({ unfit: all, selections }: Props) {
  const t = useText();
  const { locale } = useFormats();
  // Legs that a boost is missing are told by its ladder.
  const unfit = all.filter(({ code }) => code !== 'legs_missing');
  if (unfit.length === 0) return null;
  const outcomes = selections.map(({ outcomeName }) => outcomeName);
  return (
    <details className={styles.reasons}>
      <summary>
        {t('ticket.bonus.unfit', { count: unfit.length })}
        <ChevronDown size={14} aria-hidden="true" />
      </summary>
      <ul>
        {unfit.map((each) => (
          <li key={nameOf(each)}>
            <b>{each.name}</b> {unfitText(t, each, { locale, outcomes })}
          </li>
        ))}
      </ul>
    </details>
  );
}
