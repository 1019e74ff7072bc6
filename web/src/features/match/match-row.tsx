import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { useMatchVisibility } from '../../live/visible-matches';
import { Crest } from '../../ui/crest';
import { Link } from '../../ui/link';
import { MatchClock } from './match-clock';
import styles from './match-row.module.css';
import { matchPath } from './paths';

/** A match in a list; `odds` are its main market's buttons. */
export function MatchRow({ match, odds }: { match: Match; odds: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useMatchVisibility(row, match.id);
  const { home, away } = sidesOf(match);
  return (
    <div className={styles.row} ref={row}>
      <Link to={matchPath(match)} className={styles.match}>
        <MatchClock match={match} />
        <span className={styles.teams}>
          <Crest name={home.name} />
          <span className={styles.name}>{home.name}</span>
          <Crest name={away.name} />
          <span className={styles.name}>{away.name}</span>
        </span>
        <RowScore matchId={match.id} />
      </Link>
      {odds}
      <MoreMarkets match={match} />
    </div>
  );
}

/** Read in the order of the teams. */
function RowScore({ matchId }: { matchId: number }) {
  const live = useLiveMatch(matchId);
  const score = live?.statistics.total_score;
  if (!score || live.status === MATCH_STATUS.prematch) return null;
  return (
    <span className={styles.score}>
      <b className={score.home > score.away ? styles.ahead : undefined}>{score.home}</b>
      <b className={score.away > score.home ? styles.ahead : undefined}>{score.away}</b>
    </span>
  );
}

function MoreMarkets({ match }: { match: Match }) {
  const t = useText();
  const live = useLiveMatch(match.id);
  const more = (live?.availableMarkets ?? match.available_markets) - (match.main_market ? 1 : 0);
  if (more <= 0) return <span className={styles.more} />;
  return (
    <Link to={matchPath(match)} className={styles.more} title={t('match.more')}>
      +{more}
    </Link>
  );
}
