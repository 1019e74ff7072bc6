import type { Tournament } from '@touchline/wire/catalogue';
import { dayText } from '../../i18n/day-text';
import { useFormats } from '../../i18n/formats';
import { useNow } from '../../i18n/now-context';
import { useText } from '../../i18n/text';
import { Link } from '../../ui/link';
import styles from './browse.module.css';
import { PlaceCounts } from './place-counts';
import { useCounts } from './use-counts';

/** Leagues to go to, with what is on in each; one in which nothing is on says when there will be. */
export function LeagueRows({ leagues }: { leagues: readonly Tournament[] }) {
  const counts = useCounts(leagues[0]?.sport.id, 'tournaments');
  return leagues.map((league) => (
    <li key={league.id}>
      <Link to={`/${league.sport.key}/${league.slug}`} className={styles.league}>
        <span className={styles.texts}>
          <span className={styles.name}>{league.name}</span>
          <Next league={league} />
        </span>
        <PlaceCounts {...counts(league)} />
      </Link>
    </li>
  ));
}

/** Which of the leagues something is on in, the first first, and then those that sleep. */
export function awakeFirst(leagues: readonly Tournament[]): Tournament[] {
  const sleeps = (league: Tournament) => (league.live_count + league.prematch_count === 0 ? 1 : 0);
  return leagues.toSorted((one, other) => sleeps(one) - sleeps(other));
}

/** When the next match begins, where none is in play; that none is planned. */
function Next({ league }: { league: Tournament }) {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  if (league.live_count > 0) return null;
  const next = league.next_start_time;
  return (
    <small className={styles.next}>
      {next === null
        ? t('lists.none_planned')
        : t('lists.next_match', {
            when: `${dayText(t, formats, next, now)} ${formats.time(next)}`,
          })}
    </small>
  );
}
