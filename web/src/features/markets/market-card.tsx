import { lineKey } from '@touchline/domain/bets/outcome-key';
import type { Market, Match } from '@touchline/wire/catalogue';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text';
import { useLiveLine } from '../../live/live-context';
import { type CardPlace, headsOf, isTabular, layoutOf } from './card-places';
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
  /** Where it stands on a wide screen; left out where it has the width to itself. */
  place?: CardPlace | undefined;
  /** Controls at the end of the title. */
  tools?: ReactNode;
}

/** One market of an opened match with all its lines. */
export function MarketCard({ match, group, open, place, tools }: MarketCardProps) {
  const title = `market-${match.id}-${group.id}`;
  const [first] = group.lines;
  return (
    <section className={styles.card} style={styleOf(place)} aria-labelledby={title}>
      <header className={styles.title}>
        <h2 id={title} className={styles.name}>
          {group.name}
        </h2>
        {first && <Closing market={first} start={match.start_time} />}
        {tools !== undefined && <span className={styles.tools}>{tools}</span>}
      </header>
      {isTabular(group) ? (
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

/** The place in custom properties, for the wide screen alone to follow. */
function styleOf(place: CardPlace | undefined): CSSProperties | undefined {
  return place && { '--column': place.column, '--at': place.at, '--span': place.span };
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
          shape={!headed && market.outcomes.length === 3 ? 'stacked' : 'named'}
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
  const layout = layoutOf(outcomes.map(({ name }) => name));
  return (
    <div
      className={styles.outcomes}
      data-layout={layout}
      data-many={outcomes.length > 4 || undefined}
    >
      {outcomes.map((outcome) => (
        <OutcomeButton
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          open={open}
          label={outcome.name}
          shape={layout === 'stacked' ? 'stacked' : 'named'}
        />
      ))}
    </div>
  );
}
