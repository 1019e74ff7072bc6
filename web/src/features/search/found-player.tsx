import type { Match } from '@touchline/wire/catalogue';
import { SportIcon } from '../../ui/sport-icon';
import { Sides, Standing } from './found-match';
import { MarkedName } from './marked-name';
import { SearchEntry } from './search-entry';
import styles from './search-results.module.css';

/** Somebody who plays, with the match in which they stand next. */
export interface Player {
  urn_id: string;
  name: string;
  match: Match;
}

interface Props {
  player: Player;
  query: string;
  onLeave: () => void;
}

/** A player who was found; the way leads to the match in which they stand next. */
export function FoundPlayer({ player: { urn_id: urn, name, match }, query, onLeave }: Props) {
  const { sport } = match.tournament;
  return (
    <SearchEntry
      value={`player ${urn}`}
      to={`/${sport.key}/${match.slug}`}
      onLeave={onLeave}
      picture={<SportIcon sport={sport.key} />}
    >
      <span className={styles.texts}>
        <span className={styles.name}>
          <MarkedName name={name} query={query} />
        </span>
        <span className={styles.where}>
          <Standing match={match} />
          <span className={styles.league}>
            <Sides match={match} query={query} />
          </span>
        </span>
      </span>
    </SearchEntry>
  );
}
