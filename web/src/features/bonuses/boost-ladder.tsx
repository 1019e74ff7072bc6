import type { Bonus } from '../../api/bonus-queries';
import { useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import styles from './boost-ladder.module.css';
import { boostText } from './bonus-words';

type Ranges = Extract<Bonus, { type: 'comboboost' }>['ranges'];

/** What a comboboost pays by the number of legs. */
export function BoostLadder({ ranges }: { ranges: Ranges }) {
  const t = useText();
  const { locale } = useFormats();
  return (
    <section className={styles.ladder}>
      <h3>{t('bonuses.detail.ladder')}</h3>
      <ul>
        {ranges.map((range) => (
          <li key={range.min_count}>
            <span>{legsText(t, range)}</span>
            <b dir="ltr">×{boostText(range.bonus_odds, locale)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function legsText(t: Text, { min_count: from, max_count: to }: Ranges[number]): string {
  if (to === null) return t('bonuses.detail.legs_from', { count: from });
  if (to === from) return t('bonuses.detail.legs', { count: from });
  return t('bonuses.detail.legs_between', { from: String(from), to: String(to) });
}
