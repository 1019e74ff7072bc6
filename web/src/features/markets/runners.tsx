import type { CardMarket, MatchCard } from '@touchline/wire/match-card';
import { useTakesBets } from '../../live/live-context';
import { firstRunners } from './first-runners';
import { OutcomeButton } from './outcome-button';
import styles from './runners.module.css';

/** How many of those who take part are shown in a list. */
const FIRST = 3;

/** The first runners of what is won outright, with their odds to win; their names alone while there are none. */
export function Runners({ match }: { match: MatchCard }) {
  const market = match.main_market;
  return (
    <div className={styles.runners}>
      <div className={styles.few}>
        {market ? (
          <Priced match={match} market={market} />
        ) : (
          match.participants.slice(0, FIRST).map(({ id, name }) => (
            <span key={id} className={styles.unpriced}>
              <span className={styles.name}>{name}</span>
              <span>–</span>
            </span>
          ))
        )}
      </div>
    </div>
  );
}

function Priced({ match, market }: { match: MatchCard; market: CardMarket }) {
  const open = useTakesBets(match.id);
  return firstRunners(market, FIRST).map((outcome) => (
    <OutcomeButton
      key={outcome.id}
      match={match}
      market={market}
      outcome={outcome}
      open={open}
      label={outcome.name}
      shape="stacked"
    />
  ));
}
