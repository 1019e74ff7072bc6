import type { Market } from '@touchline/wire/catalogue';
import type { MatchCard } from '@touchline/wire/match-card';
import { sidesOf } from '@touchline/wire/match-sides';
import { useRef } from 'react';
import { asianBoard, type AsianLine, type AsianPart } from '../../features/asian/asian-board';
import { useFormats } from '../../i18n/formats';
import { OutcomeButton } from '../../features/markets/outcome-button';
import { MatchClock } from '../../features/match/match-clock';
import { matchPath } from '../../features/match/paths';
import { RowScore } from '../../features/match/row-score';
import { useText } from '../../i18n/text';
import { useTakesBets } from '../../live/live-context';
import { useMatchVisibility } from '../../live/visible-matches';
import { Link } from '../../ui/link';
import { SportIcon } from '../../ui/sport-icon';
import styles from './asian-block.module.css';

/** What stands over the two halves of the board, where both are in sight. */
export function AsianHeads() {
  const t = useText();
  return (
    <div className={styles.heads} aria-hidden="true">
      <span />
      {(['full', 'half'] as const).map((part) => (
        <div key={part} className={styles.part}>
          <b className={styles.name}>{t(`views.${part}`)}</b>
          <span>{t('views.result')}</span>
          <span>{t('views.handicap')}</span>
          <span>{t('views.totals')}</span>
        </div>
      ))}
    </div>
  );
}

/** One match of the board: who plays and how it stands, then the lines of full time and of the first half. */
export function AsianBlock({ match, lines }: { match: MatchCard; lines: readonly Market[] }) {
  const block = useRef<HTMLElement>(null);
  useMatchVisibility(block, match.id);
  const { home, away } = sidesOf(match);
  const { full, half } = asianBoard(lines, match.tournament.sport.key, useFormats().locale);
  const name = `${home.name} – ${away.name}`;
  return (
    <article ref={block} className={styles.block} aria-label={name}>
      <Link to={matchPath(match)} className={styles.match}>
        <span className={styles.league}>
          <SportIcon sport={match.tournament.sport.key} />
          <span>{match.tournament.name}</span>
        </span>
        <MatchClock match={match} />
        <span className={styles.sides}>
          <span className={styles.teams}>
            <span>{home.name}</span>
            <span>{away.name}</span>
          </span>
          <RowScore matchId={match.id} sport={match.tournament.sport.key} />
        </span>
      </Link>
      <Part match={match} part={full} name="full" />
      <Part match={match} part={half} name="half" />
    </article>
  );
}

interface PartProps {
  match: MatchCard;
  part: AsianPart;
  name: 'full' | 'half';
}

function Part({ match, part, name }: PartProps) {
  const t = useText();
  const open = useTakesBets(match.id);
  return (
    <section className={styles.part} aria-label={t(`views.${name}`)}>
      <b className={styles.caption} aria-hidden="true">
        {t(`views.${name}`)}
      </b>
      <div className={styles.result} role="group" aria-label={t('views.result')}>
        {part.result && <Result match={match} open={open} market={part.result} />}
      </div>
      <Lines match={match} open={open} lines={part.handicaps} label={t('views.handicap')} />
      <Lines match={match} open={open} lines={part.totals} label={t('views.totals')} />
    </section>
  );
}

/** Home, draw, away, by how many of them there are. */
const LABELS: Readonly<Record<number, readonly string[]>> = { 2: ['1', '2'], 3: ['1', 'X', '2'] };

function Result({ match, open, market }: { match: MatchCard; open: boolean; market: Market }) {
  return market.outcomes.map((outcome, at, all) => (
    <OutcomeButton
      key={outcome.id}
      match={match}
      market={market}
      outcome={outcome}
      open={open}
      label={LABELS[all.length]?.[at] ?? outcome.name}
      shape="dense"
    />
  ));
}

interface LinesProps {
  match: MatchCard;
  open: boolean;
  lines: readonly AsianLine[];
  label: string;
}

function Lines({ match, open, lines, label }: LinesProps) {
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {lines.flatMap(({ market, values }) =>
        market.outcomes.map((outcome, at) => (
          <OutcomeButton
            key={`${market.specifier} ${outcome.id}`}
            match={match}
            market={market}
            outcome={outcome}
            open={open}
            label={values[at] ?? ''}
            shape="dense"
          />
        )),
      )}
    </div>
  );
}
