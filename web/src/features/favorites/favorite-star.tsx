import { useText } from '../../i18n/text';
import type { Favorite } from './favorite-marks';
import styles from './favorite-star.module.css';
import { pressStar, useFavorites } from './favorites';

/** Marks something as a favourite, or takes the mark away; `name` is what those hear who do not see what it is beside. */
export function FavoriteStar({
  type,
  id,
  name,
  size = 'small',
}: Favorite & { name: string; size?: 'small' | 'large' }) {
  const t = useText();
  const isMarked = useFavorites(({ marks }) => marks[type].has(id));
  return (
    <button
      type="button"
      className={size === 'large' ? `${styles.star} ${styles.large}` : styles.star}
      aria-pressed={isMarked}
      aria-label={t('lists.star', { name })}
      onClick={() => pressStar({ type, id })}
    />
  );
}
