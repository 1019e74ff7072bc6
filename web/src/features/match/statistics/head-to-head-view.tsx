import { getHeadToHead } from '@touchline/wire/calls/match-details';
import type { Match } from '@touchline/wire/catalogue';
import type { HeadToHead } from '@touchline/wire/match-details';
import { sidesOf } from '@touchline/wire/match-sides';
import { dateText } from '../../../i18n/date-formats';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { Link } from '../../../ui/link';
import styles from './head-to-head-view.module.css';
import { NoStatistic, Statistic } from './statistics-query';

/** How the two sides have played against each other: who won how often, and each match. */
export function HeadToHeadView({ match }: { match: Match }) {
  const t = useText();
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
                <li key={each.start_time}>
                  <Meeting meeting={each} sport={match.tournament.sport.key} />
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </Statistic>
  );
}

/** One of their matches; what we have never shown has no page of its own. */
function Meeting({ meeting, sport }: { meeting: HeadToHead['matches'][number]; sport: string }) {
  const { locale, timeZone } = useFormats();
  const { slug, start_time: at, competitors, score } = meeting;
  const shown = (
    <>
      <time dateTime={at}>{dateText('date', { locale, timeZone })(at)}</time>
      <span>
        {competitors.home.name} – {competitors.away.name}
      </span>
      <b>
        {score.home}:{score.away}
      </b>
    </>
  );
  if (slug === null) return <span className={styles.match}>{shown}</span>;
  return (
    <Link to={`/${sport}/${slug}`} className={styles.match}>
      {shown}
    </Link>
  );
}
