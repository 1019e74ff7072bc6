import type { Market, Match, Outcome } from '@touchline/wire/catalogue';
import { sidesOf } from '@touchline/wire/match-sides';
import { type ComponentType, useState } from 'react';
import { useText } from '../../i18n/text';
import { firstRunners, inKeptOrder } from './first-runners';
import type { Fold } from './folding';
import styles from './market-card.module.css';
import type { LineRow, MarketLayout } from './market-layout';
import type { OutcomeButtonProps } from './outcome-button';
import type { ScoreGrid } from './score-grid';

type OutcomesLayout = Exclude<MarketLayout, { rows: readonly LineRow[] }>;

interface Props {
  match: Match;
  layout: OutcomesLayout;
  fold: Fold;
  /** Whether the match as such takes bets. */
  open: boolean;
  Outcome: ComponentType<OutcomeButtonProps>;
}

/** The outcomes of a market that has one line. */
export function MarketOutcomes({ match, layout, fold, open, Outcome }: Props) {
  const { kind, market } = layout;
  const shared = { match, market, open, Outcome };
  if (kind === 'scores') return <Scores {...shared} grid={layout.grid} fold={fold} />;
  if (kind === 'runners') return <Runners {...shared} fold={fold} />;
  return (
    <Buttons
      {...shared}
      outcomes={market.outcomes.slice(fold.from, fold.to)}
      kind={kind === 'grid' ? `grid${layout.across}` : kind}
      shape={kind === 'three_way' ? 'stacked' : 'named'}
    />
  );
}

interface OfMarket {
  match: Match;
  market: Market;
  open: boolean;
  Outcome: ComponentType<OutcomeButtonProps>;
}

interface ButtonsProps extends OfMarket {
  outcomes: readonly Outcome[];
  kind: string;
  shape?: OutcomeButtonProps['shape'];
}

function Buttons({ outcomes, kind, shape = 'named', Outcome, ...shared }: ButtonsProps) {
  return (
    <div className={styles.outcomes} data-kind={kind}>
      {outcomes.map((outcome) => (
        <Outcome
          key={outcome.id}
          {...shared}
          outcome={outcome}
          label={outcome.name}
          shape={shape}
        />
      ))}
    </div>
  );
}

/** Runners stand as they stood when the card was first shown, the most likely first. */
function Runners({ fold, ...shared }: OfMarket & { fold: Fold }) {
  const { market } = shared;
  const [order] = useState(() => firstRunners(market, market.outcomes.length).map(({ id }) => id));
  const outcomes = inKeptOrder(market.outcomes, order).slice(fold.from, fold.to);
  return <Buttons {...shared} outcomes={outcomes} kind="runners" />;
}

/** Scores under the side that wins by them; the fewest goals first. */
function Scores({ grid, fold, Outcome, ...shared }: OfMarket & { grid: ScoreGrid; fold: Fold }) {
  const t = useText();
  const { home, away } = sidesOf(shared.match);
  const heads = [home.name, t('lists.draw'), away.name];
  const used = grid.columns.map((column) => column.length > 0);
  return (
    <>
      <div className={styles.scores} style={{ '--outcomes': used.filter(Boolean).length }}>
        {grid.columns.map(
          (column, at) =>
            used[at] && (
              <div key={heads[at]} className={styles.column} role="group" aria-label={heads[at]}>
                <span className={styles.head} aria-hidden="true">
                  {heads[at]}
                </span>
                {column.slice(0, fold.to).map((outcome) => (
                  <Outcome
                    key={outcome.id}
                    {...shared}
                    outcome={outcome}
                    label={outcome.name}
                    shape="named"
                  />
                ))}
              </div>
            ),
        )}
      </div>
      {grid.rest.length > 0 && (
        <Buttons {...shared} Outcome={Outcome} outcomes={grid.rest} kind="grid3" />
      )}
    </>
  );
}
