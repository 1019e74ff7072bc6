import type { MarketGroup } from './market-groups';
import { useText } from '../../i18n/text';
import { pressMarketStar, useStarredMarkets } from '../../state/starred-markets';
import styles from './market-star.module.css';

/** Keeps a market at the top of every match's page, in this browser. */
export function MarketStar({ group: { id, name } }: { group: MarketGroup }) {
  const t = useText();
  const isStarred = useStarredMarkets().includes(id);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isStarred}
      aria-label={t('lists.star', { name })}
      onClick={() => pressMarketStar(id)}
    />
  );
}
