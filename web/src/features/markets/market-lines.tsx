import type { Match } from '@touchline/wire/catalogue';
import type { ComponentType } from 'react';
import { useText } from '../../i18n/text';
import { useLiveLine } from '../../live/live-context';
import { keyOfLine } from './dropped-lines';
import type { Fold } from './folding';
import styles from './market-card.module.css';
import type { LineRow, MarketLayout } from './market-layout';
import type { OutcomeButtonProps } from './outcome-button';

type LinesLayout = Extract<MarketLayout, { rows: readonly LineRow[] }>;

interface Props {
  match: Match;
  layout: LinesLayout;
  fold: Fold;
  /** Whether the match as such takes bets. */
  open: boolean;
  Outcome: ComponentType<OutcomeButtonProps>;
}

/** A row for each line. Where the names allow, the sides stand above and the lines on the buttons. */
export function MarketLines({ match, layout, fold, open, Outcome }: Props) {
  const { kind, rows } = layout;
  const heads = kind === 'blocks' ? null : layout.heads;
  const width = kind === 'blocks' ? 2 : Math.max(0, ...rows.map(({ labels }) => labels.length));
  const hasStart = rows.some(({ start }) => start !== null);
  // There is a main line only among lines that are about the same.
  const isMarked = rows.length > 1 && kind !== 'duels' && kind !== 'player_lines';
  return (
    <div
      className={styles.lines}
      style={{ '--outcomes': width }}
      data-kind={kind}
      data-start={hasStart || undefined}
    >
      {heads && (
        <div className={styles.heads} aria-hidden="true">
          {hasStart && <span />}
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      {rows.slice(fold.from, fold.to).map((row) => (
        <Line
          key={row.market.specifier}
          match={match}
          row={row}
          open={open}
          Outcome={Outcome}
          isMarked={isMarked}
          shape={shapeOf(layout, row)}
        />
      ))}
    </div>
  );
}

/** Three that say their names themselves need room for them; under a head the odds say enough. */
function shapeOf(
  { kind, ...layout }: LinesLayout,
  { labels }: LineRow,
): OutcomeButtonProps['shape'] {
  const heads = 'heads' in layout ? layout.heads : null;
  if (kind === 'ladder' || (kind === 'player_lines' && heads)) return 'cell';
  return !heads && labels.length === 3 ? 'stacked' : 'named';
}

interface LineProps {
  match: Match;
  row: LineRow;
  open: boolean;
  Outcome: ComponentType<OutcomeButtonProps>;
  /** Whether the main line is told from the others. */
  isMarked: boolean;
  shape: OutcomeButtonProps['shape'];
}

function Line({
  match,
  row: { market, start, labels },
  open,
  Outcome,
  isMarked,
  shape,
}: LineProps) {
  const t = useText();
  const line = useLiveLine(keyOfLine(market));
  const isMain = isMarked && (line?.mostBalanced ?? market.most_balanced);
  return (
    <div className={styles.line} data-main={isMain ? '' : undefined}>
      {isMain && <span className={styles.main}>{t('match.main_line')}</span>}
      {start !== null && <span className={styles.start}>{start}</span>}
      {market.outcomes.map((outcome, at) => (
        <Outcome
          key={outcome.id}
          match={match}
          market={market}
          outcome={outcome}
          open={open}
          label={labels[at] ?? outcome.name}
          shape={shape ?? 'named'}
        />
      ))}
    </div>
  );
}
