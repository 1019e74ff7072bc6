import { getLineups } from '@touchline/wire/calls/match-details';
import type { Match } from '@touchline/wire/catalogue';
import type { Lineups } from '@touchline/wire/match-details';
import { sidesOf } from '@touchline/wire/match-sides';
import { useText } from '../../../i18n/text';
import { Crest } from '../../../ui/crest';
import styles from './lineups-view.module.css';
import { NoStatistic, Statistic } from './statistics-query';

type Player = Lineups['home'][number];

/** Who plays, and who waits beside the pitch. */
export function LineupsView({ match }: { match: Match }) {
  const t = useText();
  const { home, away } = sidesOf(match);
  return (
    <Statistic call={getLineups} matchId={match.id}>
      {({ data }) =>
        data === null ? (
          <NoStatistic text={t('match-more.no_lineups')} />
        ) : (
          <div className={styles.sides}>
            <Side name={home.name} players={data.home} />
            <Side name={away.name} players={data.away} />
          </div>
        )
      }
    </Statistic>
  );
}

function Side({ name, players }: { name: string; players: readonly Player[] }) {
  const t = useText();
  const bench = players.filter((player) => player.is_substitute);
  return (
    <section aria-label={name}>
      <h3 className={styles.name}>
        <Crest name={name} />
        {name}
      </h3>
      <Players players={players.filter((player) => !player.is_substitute)} />
      {bench.length > 0 && (
        <>
          <h4 className={styles.bench}>{t('match-more.substitutes')}</h4>
          <Players players={bench} />
        </>
      )}
    </section>
  );
}

function Players({ players }: { players: readonly Player[] }) {
  return (
    <ul>
      {players.map(({ name, shirt, position }) => (
        <li key={`${shirt} ${name}`} className={styles.player}>
          <span className={styles.shirt}>{shirt}</span>
          <span>{name}</span>
          <span className={styles.position}>{position}</span>
        </li>
      ))}
    </ul>
  );
}
