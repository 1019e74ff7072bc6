import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './day-strip.module.css';
import { useCurrentInView } from './use-current-in-view';
import { noonOf } from './zone-day';

/** Days as tabs, each with an address of its own. */
export function DayStrip({
  days,
  today,
  current,
  address,
}: {
  days: readonly string[];
  today: string;
  current: string;
  address: (day: string) => string;
}) {
  const t = useText();
  const row = useCurrentInView(current);
  const { day: text, timeZone } = useFormats();
  return (
    <nav ref={row} className={styles.days} aria-label={t('lists.days')}>
      {days.map((day) => (
        <Link
          key={day}
          to={address(day)}
          className={styles.day}
          aria-current={day === current ? 'date' : undefined}
        >
          {day === today ? t('pages.today') : text(noonOf(day, timeZone))}
        </Link>
      ))}
    </nav>
  );
}
