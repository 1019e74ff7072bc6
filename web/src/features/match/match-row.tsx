import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { useRef, type ReactNode } from 'react';
import { useMatchVisibility } from '../../live/visible-matches';
import { Crest } from '../../ui/crest';
import { Link } from '../../ui/link';
import { MatchClock } from './match-clock';
import styles from './match-row.module.css';
import { MoreMarkets } from './more-markets';
import { useRowPath } from './opens-builder';
import { RowScore, Serving } from './row-score';

/** A match in a list; `odds` are its main market's buttons, `star` marks it as a favourite. */
export function MatchRow({
  match,
  odds,
  star,
}: {
  match: MatchCard;
  odds: ReactNode;
  star?: ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  useMatchVisibility(row, match.id);
  const { home, away } = sidesOf(match);
  return (
    <div className={styles.row} ref={row}>
      <Link to={useRowPath(match)} className={styles.match}>
        <MatchClock match={match} />
        <span className={styles.teams}>
          <Crest name={home.name} logo={match.competitors?.home.logo} />
          <Team match={match} name={home.name} side={1} />
          <Crest name={away.name} logo={match.competitors?.away.logo} />
          <Team match={match} name={away.name} side={2} />
        </span>
        <RowScore matchId={match.id} sport={match.tournament.sport.key} />
      </Link>
      {odds}
      <MoreMarkets match={match} star={star} />
    </div>
  );
}

function Team({ match, name, side }: { match: MatchCard; name: string; side: 1 | 2 }) {
  return (
    <span className={styles.team}>
      <span className={styles.name}>{name}</span>
      <Serving matchId={match.id} side={side} />
    </span>
  );
}
