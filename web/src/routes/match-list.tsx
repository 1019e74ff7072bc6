import type { Match } from '@touchline/wire/catalogue';
import { MainMarket } from '../features/markets/main-market';
import { LeagueBlock } from '../features/match/league-block';
import { MatchRow } from '../features/match/match-row';
import { Skeleton } from '../ui/skeleton';
import { byLeague, type LeagueMatches } from './lists';
import styles from './match-list.module.css';

/** Matches by league, each with the odds of its main market. */
export function MatchList({ matches }: { matches: readonly Match[] }) {
  return byLeague(matches).map((each) => <League key={each.league.id} {...each} />);
}

function League({ league, matches }: LeagueMatches) {
  const outcomes = Math.max(...matches.map((match) => match.main_market?.outcomes.length ?? 0));
  return (
    <LeagueBlock league={league} outcomes={outcomes}>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} odds={<MainMarket match={match} />} />
      ))}
    </LeagueBlock>
  );
}

/** Stands for a list that is on its way. */
export function MatchListSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.teams}>
            <Skeleton width="58%" height="16px" />
            <Skeleton width="44%" height="16px" />
          </div>
          <div className={styles.odds}>
            <Skeleton height="44px" />
            <Skeleton height="44px" />
            <Skeleton height="44px" />
          </div>
        </div>
      ))}
    </div>
  );
}
