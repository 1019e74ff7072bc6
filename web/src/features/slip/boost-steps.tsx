import { useQuery } from '@tanstack/react-query';
import { slipLadder, type SlipLadder } from '@touchline/domain/bonus/slip-ladder';
import { switchType } from '@touchline/domain/slip/switch-type';
import { TrendingUp } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { type Bonus, bonusesQuery } from '../../api/bonus-queries';
import { useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import { useIsPlaying } from '../../state/playing';
import { actions, useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import { Button } from '../../ui/button';
import { useAdvice } from './bonus-offers';
import { boostText } from './bonus-words';
import styles from './boost-steps.module.css';
import { comboboostOf } from './comboboost-of';

/** The player is none for whom the boost is; no other leg changes that. */
const BARRED: ReadonlySet<string> = new Set(['wrong_country', 'not_verified', 'not_active']);

/** The ladder of a comboboost beside the slip: the step that counts, and what one more leg brings (SPEC §3 "Bonus"). */
export function BoostSteps() {
  const isPlayer = useIsPlaying();
  return isPlayer ? <OwnSteps /> : null;
}

function OwnSteps() {
  const bets = useSlip((slip) => slip.bets);
  const { unfit } = useAdvice(0);
  const { data } = useQuery(bonusesQuery(useApi(), 'comboboosts'));
  const barred = new Set(unfit.flatMap(({ id, code }) => (BARRED.has(code) ? [id] : [])));
  const boosts = (data ?? [])
    .filter(isBoost)
    .filter((each) => each.is_active && !barred.has(each.id));
  const ladder = slipLadder(boosts.map(comboboostOf), bets);
  return ladder && <Steps ladder={ladder} />;
}

function isBoost(bonus: Bonus): bonus is Extract<Bonus, { type: 'comboboost' }> {
  return bonus.type === 'comboboost';
}

function Steps({ ladder }: { ladder: SlipLadder }) {
  const t = useText();
  const { locale } = useFormats();
  const slip = useSlip((state) => state);
  const rules = useSlipRules();
  const { bonus, view, isOfSingles, isApplied } = ladder;
  const reached = isApplied ? view.activeRangeIndex : null;
  const words = stepText(t, ladder, locale);
  if (isOfSingles && !switchType(slip, 'combo', rules).ok) return null;
  const reaches = isOfSingles && view.activeRangeIndex !== null;
  return (
    <section className={styles.boost} aria-label={t('ticket.boost.label')}>
      <p className={styles.words} role="status">
        <TrendingUp size={14} aria-hidden="true" />
        <span>{words}</span>
        {reaches && (
          <Button size="small" onClick={() => actions.switchType('combo')}>
            {t('slip.type.combo')}
          </Button>
        )}
      </p>
      <ol className={styles.steps}>
        {bonus.ranges.map(({ minCount, bonusOdds }, step) => (
          <li
            key={minCount}
            aria-current={step === reached ? 'step' : undefined}
            data-reached={step <= (reached ?? -1) || undefined}
          >
            <span>{t('ticket.boost.legs', { count: minCount })}</span>
            <b dir="ltr">×{boostText(bonusOdds, locale)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepText(
  t: Text,
  { bonus, view, isOfSingles, isApplied }: SlipLadder,
  locale: string,
): string {
  const now = view.activeRangeIndex === null ? null : bonus.ranges[view.activeRangeIndex];
  if (now && isOfSingles) {
    return t('ticket.boost.combo', { boost: boostText(now.bonusOdds, locale) });
  }
  if (view.next) {
    const boost = boostText(view.next.bonusOdds, locale);
    return t('ticket.boost.next', { count: view.next.legsMissing, boost });
  }
  return now && isApplied ? t('ticket.boost.top', { boost: boostText(now.bonusOdds, locale) }) : '';
}
