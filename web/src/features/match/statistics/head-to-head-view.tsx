import { getHeadToHead } from '@touchline/wire/calls/match-details';
import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { Link } from '../../../ui/link';
import styles from './head-to-head-view.module.css';
import { NoStatistic, Statistic } from './statistics-query';

/** How the two sides have played against each other: who won how often, and each match. */
export function HeadToHeadView({ match }: { match: Match }) {
  const t = useText();
  const formats = useFormats();
  const { home, away } = sidesOf(match);
  return (
    <Statistic call={getHeadToHead} matchId={match.id}>
      {({ data: { wins, draws, matches } }) =>
        matches.length === 0 ? (
          <NoStatistic text={t('match-more.no_meetings')} />
        ) : (
          <div className={styles.meetings}>
            <dl className={styles.wins}>
              {[
                { key: 'home', name: home.name, count: wins.home },
                { key: 'draw', name: t('lists.draw'), count: draws },
                { key: 'away', name: away.name, count: wins.away },
              ].map(({ key, name, count }) => (
                <div key={key} data-side={key} style={{ '--share': count }}>
                  <dt>{name}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
            <ul>
              {matches.map((each) => (
                <li key={each.id}>
                  <Link to={`/${match.tournament.sport.key}/${each.slug}`} className={styles.match}>
                    <time dateTime={each.start_time}>{formats.day(each.start_time)}</time>
                    <span>
                      {each.competitors.home.name} – {each.competitors.away.name}
                    </span>
                    <b>
                      {each.score.home}:{each.score.away}
                    </b>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </Statistic>
  );
}
