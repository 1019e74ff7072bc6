import type { Outcome } from '@touchline/wire/catalogue';
import type { MatchCard } from '@touchline/wire/match-card';
import { useTakesBets } from '../../live/live-context';
import styles from './main-market.module.css';
import { OutcomeButton } from './outcome-button';

/** The labels of a main market's columns by how many outcomes it has: home, draw, away. */
const COLUMNS: Readonly<Record<number, readonly string[]>> = { 2: ['1', '2'], 3: ['1', 'X', '2'] };

/**
 * The odds of a match in a list: columns of equal width, as many as the list has. Where a match has no draw in a list
 * that has, the middle one stays empty.
 */
export function MainMarket({ match, columns }: { match: MatchCard; columns: number }) {
  const open = useTakesBets(match.id);
  const market = match.main_market;
  if (columns === 0) return null;
  if (!market) {
    return (
      <div className={styles.odds}>
        {Array.from({ length: columns }, (_, column) => (
          <Nothing key={column} />
        ))}
      </div>
    );
  }
  const labels = COLUMNS[market.outcomes.length];
  const button = (outcome: Outcome, index: number) => (
    <OutcomeButton
      key={outcome.id}
      match={match}
      market={market}
      outcome={outcome}
      open={open}
      label={labels?.[index] ?? outcome.name}
    />
  );
  const buttons = market.outcomes.slice(0, columns).map(button);
  if (columns === 3 && buttons.length === 2) {
    buttons.splice(1, 0, <span key="none" className={styles.middle} />);
  }
  return <div className={styles.odds}>{buttons}</div>;
}

function Nothing() {
  return <span className={styles.nothing}>–</span>;
}
