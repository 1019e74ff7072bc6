import { useQuery } from '@tanstack/react-query';
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

/** Where the one that was bet on stands in what is won outright; nothing until that is told. */
export function OutrightStanding({ leg, status }: { leg: BetSelection; status: number }) {
  const t = useText();
  const { locale } = useFormats();
  const { data } = useQuery({
    ...apiQuery(useApi(), getField, { params: { id: leg.match.id } }),
    refetchInterval: status === MATCH_STATUS.live ? AGAIN_MS : false,
  });
  const row = data?.data.find(({ competitor }) => competitor.urn_id === leg.outcome.id);
  const told = row && standingText(t, row, { sportKey: leg.match.sport_key, locale });
  return told ? <p className={styles.progress}>{told}</p> : null;
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
