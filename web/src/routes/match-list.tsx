import type { Match } from '@touchline/wire/catalogue';
import { MainMarket } from '../features/markets/main-market';
import { dayText } from '../features/match/day-text';
import { LeagueBlock, MatchBlock } from '../features/match/league-block';
import { MatchRow } from '../features/match/match-row';
import { useFormats } from '../i18n/formats';
import { useNow } from '../i18n/now-context';
import { useText } from '../i18n/text';
import { Skeleton } from '../ui/skeleton';
import { byDay, byLeague, type LeagueMatches } from './lists';
import styles from './match-list.module.css';

/** Matches by league, each with the odds of its main market. */
export function MatchList({ matches }: { matches: readonly Match[] }) {
  return byLeague(matches).map((each) => <League key={each.league.id} {...each} />);
}

function League({ league, matches }: LeagueMatches) {
  return (
    <LeagueBlock league={league} outcomes={outcomesOf(matches)}>
      <Rows matches={matches} />
    </LeagueBlock>
  );
}

/** Matches of one league under what they have in common. */
export function MatchGroup({ title, matches }: { title: string; matches: readonly Match[] }) {
  return (
    <MatchBlock title={title} outcomes={outcomesOf(matches)}>
      <Rows matches={matches} />
    </MatchBlock>
  );
}

/** Matches of one league by the day they begin. */
export function DayList({ matches }: { matches: readonly Match[] }) {
  const t = useText();
  const formats = useFormats();
  const now = useNow();
  return byDay(matches, formats.dayNumber).map((day) => (
    <MatchGroup
      key={day[0]?.id}
      title={dayText(t, formats, day[0]?.start_time ?? '', now)}
      matches={day}
    />
  ));
}

function Rows({ matches }: { matches: readonly Match[] }) {
  return matches.map((match) => (
    <MatchRow key={match.id} match={match} odds={<MainMarket match={match} />} />
  ));
}

function outcomesOf(matches: readonly Match[]): number {
  return Math.max(...matches.map((match) => match.main_market?.outcomes.length ?? 0));
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
