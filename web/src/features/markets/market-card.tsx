import type { Match } from '@touchline/wire/catalogue';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { useText } from '../../i18n/text';
import type { ArrangedCard } from './arranged';
import type { CardPlace } from './card-places';
import { Closing } from './closing';
import { canFold, lengthOf } from './folding';
import styles from './market-card.module.css';
import { MarketLines } from './market-lines';
import { MarketOutcomes } from './market-outcomes';
import { OutcomeButton, type OutcomeButtonProps } from './outcome-button';

export interface MarketCardProps {
  match: Match;
  card: ArrangedCard;
  /** Whether the match as such takes bets. */
  open: boolean;
  /** Controls at the end of the title. */
  tools?: ReactNode;
  onFold: (key: string) => void;
  /** The button of each outcome; another than usual in the bet builder. */
  Outcome?: ComponentType<OutcomeButtonProps>;
}

/** One market of an opened match with its lines: as much of them as shows at first, or all. */
export function MarketCard({
  match,
  card,
  open,
  tools,
  onFold,
  Outcome = OutcomeButton,
}: MarketCardProps) {
  const { key, group, layout, fold, place } = card;
  const title = `market-${match.id}-${key}`;
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
      {'rows' in layout ? (
        <MarketLines match={match} layout={layout} fold={fold} open={open} Outcome={Outcome} />
      ) : (
        <MarketOutcomes match={match} layout={layout} fold={fold} open={open} Outcome={Outcome} />
      )}
      {canFold(layout) && (
        <Unfold
          name={group.name}
          count={lengthOf(layout)}
          isFolded={fold.isFolded}
          onPress={() => onFold(key)}
        />
      )}
    </section>
  );
}

interface UnfoldProps {
  name: string;
  count: number;
  isFolded: boolean;
  onPress: () => void;
}

function Unfold({ name, count, isFolded, onPress }: UnfoldProps) {
  const t = useText();
  const text = isFolded ? t('match.show_all', { count }) : t('match.show_fewer');
  return (
    <button
      type="button"
      className={styles.unfold}
      aria-expanded={!isFolded}
      aria-label={`${text}: ${name}`}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

/** The place in custom properties, for the wide screen alone to follow. */
function styleOf(place: CardPlace | undefined): CSSProperties | undefined {
  return place && { '--column': place.column, '--at': place.at, '--span': place.span };
}
