import { farmShare } from '@touchline/domain/bonus/farm-share';
import { ZERO } from '@touchline/domain/money';
import type { Bonus } from '../../api/bonus-queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import styles from './farm-progress.module.css';
import { useMoney } from './use-money';

export type Farming = Extract<Bonus, { farming: unknown }>['farming'];

/** How far points have come towards the next prize, and what open bets may add (SPEC §3 "farming stats"). */
export function FarmProgress({ farming }: { farming: Farming }) {
  const t = useText();
  const { count } = useFormats();
  const { available_points: available, points_needed: needed, potential_points: open } = farming;
  const toCome = open > ZERO && (
    <span>{t('bonuses.farm.open', { points: count(Number(open)) })}</span>
  );
  if (needed === ZERO) {
    return (
      <p className={styles.words}>
        <b>{t('bonuses.farm.sum', { count: Number(farming.points) })}</b>
        {toCome}
      </p>
    );
  }
  const { reached, possible } = farmShare({ available, potential: open, needed });
  const points = t('bonuses.farm.points', {
    points: count(Number(available)),
    needed: count(Number(needed)),
  });
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('bonuses.farm.label')}
        aria-valuemin={0}
        aria-valuemax={1000}
        aria-valuenow={reached}
        aria-valuetext={points}
      >
        <span className={styles.possible} style={{ inlineSize: `${possible / 10}%` }} />
        <span className={styles.reached} style={{ inlineSize: `${reached / 10}%` }} />
      </div>
      <p className={styles.words}>
        <b>{points}</b>
        {toCome}
      </p>
    </div>
  );
}

/** What the bets so far come to; `farmed` is how many events have had their turn, null where each may count again. */
export function FarmSums({ farming, farmed }: { farming: Farming; farmed: number | null }) {
  const t = useText();
  const { money, own, site } = useMoney();
  const { count } = useFormats();
  const { bets_count: bets, avg_stake: average, potential_freebet_amount: toCome } = farming;
  return (
    <ul className={styles.sums}>
      <li>{t('bonuses.farm.bets', { count: bets })}</li>
      {bets > 0 && <li>{t('bonuses.farm.average', { amount: money(average, site) })}</li>}
      {toCome > ZERO && <li>{t('bonuses.farm.to_come', { amount: money(toCome, own) })}</li>}
      {farmed !== null && <li>{t('bonuses.farm.once')}</li>}
      {farmed !== null && farmed > 0 && (
        <li>{t('bonuses.farm.counted', { count: count(farmed) })}</li>
      )}
    </ul>
  );
}
