import { useQuery } from '@tanstack/react-query';
import { ORDINALS } from '@touchline/domain/feed/ordinals';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { BetSelection } from '@touchline/wire/bets';
import { getField } from '@touchline/wire/calls/match-details';
import type { FieldRow } from '@touchline/wire/match-details';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { signedNumber } from '../../i18n/signed-number';
import { type Text, useText } from '../../i18n/text';
import styles from './leg-row.module.css';

/** How often it is asked again while it goes on, in ms. */
const AGAIN_MS = 30_000;

interface StandingProps {
  leg: BetSelection;
  status: number;
  /** The stage of play, such as `second_round`; null where it is not told. */
  stage: string | null;
}

/** Where the one that was bet on stands in what is won outright, and whom it has to beat; nothing until that is told. */
export function OutrightStanding({ leg, status, stage }: StandingProps) {
  const t = useText();
  const { locale } = useFormats();
  const { data } = useQuery({
    ...apiQuery(useApi(), getField, { params: { id: leg.match.id } }),
    refetchInterval: status === MATCH_STATUS.live ? AGAIN_MS : false,
  });
  const told = standingTexts(t, leg, data?.data ?? [], { stage, locale });
  return told.map((each) => (
    <p key={each} className={styles.progress}>
      {each}
    </p>
  ));
}

/** A line for each who counts: of two against each other with their names, of one alone without. */
export function standingTexts(
  t: Text,
  { outcome, against, match }: Pick<BetSelection, 'outcome' | 'against' | 'match'>,
  rows: readonly FieldRow[],
  { stage, locale }: { stage: string | null; locale: string },
): string[] {
  const round = roundText(t, stage);
  const whom = against === undefined ? [outcome] : [outcome, against];
  const standing = whom.flatMap(({ id, name }) => {
    const row = rows.find(({ competitor }) => competitor.urn_id === id);
    const told = row && standingText(t, row, { sportKey: match.sport_key, locale });
    return told ? [against === undefined ? told : `${name}: ${told}`] : [];
  });
  if (round === null) return standing;
  const [alone, ...others] = standing;
  return alone !== undefined && others.length === 0
    ? [`${round} · ${alone}`]
    : [round, ...standing];
}

/** "Round 2", where that is what is played. */
function roundText(t: Text, stage: string | null): string | null {
  const [, ordinal = ''] = /^([a-z]+)_round$/.exec(stage ?? '') ?? [];
  const number = ORDINALS.indexOf(ordinal) + 1;
  return number > 0 ? t('match.nth.round', { number }) : null;
}

/** A place and, in golf, the score to par: "Position 3 · −5"; null where nobody has a place. */
export function standingText(
  t: Text,
  { position, score }: Pick<FieldRow, 'position' | 'score'>,
  { sportKey, locale }: { sportKey: string; locale: string },
): string | null {
  if (position === null) return null;
  const place = `${t('match-more.table.position')} ${position}`;
  if (sportKey !== 'golf' || score === null) return place;
  return `${place} · ${signedNumber(score, locale)}`;
}
