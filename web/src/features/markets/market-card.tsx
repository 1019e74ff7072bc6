import { lineKey } from '@touchline/domain/bets/outcome-key';
import type { Market, Match } from '@touchline/wire/catalogue';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { useLiveLine } from '../../live/live-context';
import { Closing } from './closing';
import { firstRunners, inKeptOrder } from './first-runners';
import styles from './market-card.module.css';
import { lineValue, splitName, type MarketGroup } from './market-groups';
import { OutcomeButton } from './outcome-button';

export interface MarketCardProps {
  match: Match;
  group: MarketGroup;
  /** Whether the match as such takes bets. */
  open: boolean;
}

/** One market of an opened match with all its lines. */
export function MarketCard({ match, group, open }: MarketCardProps) {
  const title = `market-${match.id}-${group.id}`;
  const [first] = group.lines;
  const tabular = group.hasLines && group.lines.every((line) => line.outcomes.length <= 3);
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {group.name}
        {first && <Closing market={first} />}
      </h2>
      {tabular ? (
        <Lines match={match} group={group} open={open} />
      ) : (
        group.lines.map((market) => (
          <Outcomes key={market.specifier} match={match} market={market} open={open} />
        ))
      )}
    </section>
  );
}

/** A row for each line. Where the names allow, the teams stand above and the lines on the buttons. */
function Lines({ match, group, open }: MarketCardProps) {
  const [first] = group.lines;
  const heads = first ? headsOf(first) : null;
  const width = Math.max(...group.lines.map((line) => line.outcomes.length));
  return (
    <div className={styles.lines} style={{ '--outcomes': width }}>
      {heads && (
        <div className={styles.heads} aria-hidden="true">
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      {group.lines.map((market) => (
        <LineRow
          key={market.specifier}
          match={match}
          market={market}
          open={open}
          isMarked={group.lines.length > 1}
          headed={heads !== null}
        />
      ))}
    </div>
  );
}

/** The heads of the columns, or null when some name does not end with its line. */
function headsOf(market: Market): string[] | null {
  const heads = market.outcomes.flatMap(
    ({ name }) => splitName(name, lineValue(market))?.head ?? [],
  );
  return heads.length === market.outcomes.length ? heads : null;
}

interface LineRowProps {
  match: Match;
  market: Market;
  open: boolean;
  /** Whether the main line is told from the others. */
  isMarked: boolean;
  headed: boolean;
}

function LineRow({ match, market, open, isMarked, headed }: LineRowProps) {
  const t = useText();
  const line = useLiveLine(
    lineKey({ matchId: match.id, marketId: market.id, specifier: market.specifier }),
  );
  const isMain = isMarked && (line?.mostBalanced ?? market.most_balanced);
  const value = lineValue(market);
  return (
    <div className={styles.line} data-main={isMain ? '' : undefined}>
      {isMain && <span className={styles.main}>{t('match.main_line')}</span>}
      {market.outcomes.map((outcome) => (
        <OutcomeButton
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          open={open}
          label={(headed && shownValue(splitName(outcome.name, value)?.value)) || outcome.name}
          shape="named"
        />
      ))}
    </div>
  );
}

/** A minus is as wide as a plus, so that handicaps stand under each other. */
function shownValue(value: string | undefined): string | undefined {
  return value?.replace(/^-/, '\u2212');
}

/**
 * Outcomes beside each other; more than three in columns. Runners stand as they stood when the card was first shown,
 * the most likely first.
 */
function Outcomes({ match, market, open }: { match: Match; market: Market; open: boolean }) {
  const [order] = useState(() => firstRunners(market, market.outcomes.length).map(({ id }) => id));
  const outcomes = match.type === 'match' ? market.outcomes : inKeptOrder(market.outcomes, order);
  return (
    <div className={styles.outcomes} data-count={Math.min(market.outcomes.length, 4)}>
      {outcomes.map((outcome) => (
        <OutcomeButton
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          open={open}
          label={outcome.name}
          shape={market.outcomes.length === 3 ? 'stacked' : 'named'}
        />
      ))}
    </div>
  );
}
