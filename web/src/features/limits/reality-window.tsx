import { minus, ZERO, type Minor } from '@touchline/domain/money';
import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Question } from '../../ui/question';
import { durationText } from './duration';
import { OtherPage } from './limits-link';
import { goOn, leave } from './play-actions';
import type { RealityCheck } from './play-rules';
import styles from './play-windows.module.css';
import { useAnswer } from './use-answer';

/** SPEC §4 "Reality check": how long the player has played and what it came to, until they say that they have seen it. */
export function RealityWindow({ check }: { check: RealityCheck }) {
  const t = useText();
  const { locale, money } = useFormats();
  const { answer, busy, problem } = useAnswer();
  const { currency, subunits } = check;
  const written = (value: Minor) => money({ value, currency, subunits });
  return (
    <Question
      title={t('limits.reality.title')}
      text={t('limits.reality.text', { period: durationText(locale, check.period ?? 0) })}
    >
      <dl className={styles.figures}>
        <dt>{t('limits.reality.played')}</dt>
        <dd>{durationText(locale, check.seconds_played)}</dd>
        <dt>{t('limits.reality.settled')}</dt>
        <dd>{written(check.settled)}</dd>
        <dt>{t('limits.reality.paid')}</dt>
        <dd>{written(check.paid)}</dd>
      </dl>
      <Net net={check.net} open={check.open} written={written} />
      <div className={styles.answers}>
        {problem}
        <Button
          variant="primary"
          size="large"
          wide
          busy={busy === 'on'}
          onClick={() => answer('on', goOn)}
        >
          {t('limits.reality.continue')}
        </Button>
        <Button size="large" wide busy={busy === 'out'} onClick={() => answer('out', leave)}>
          {t('session.signOut')}
        </Button>
        <OtherPage path="/profile/wallet/transactions" label={t('limits.reality.history')} />
      </div>
    </Question>
  );
}

/** What settled bets have won or lost, in words, a shape and a colour; what is open stands beside it. */
function Net({
  net,
  open,
  written,
}: {
  net: Minor;
  open: Minor;
  written: (value: Minor) => string;
}) {
  const t = useText();
  const isWon = net > ZERO;
  const isLost = net < ZERO;
  const Shape = isWon ? TrendingUp : isLost ? TrendingDown : Equal;
  const amount = written(isLost ? minus(ZERO, net) : net);
  return (
    <p className={`${styles.net} ${isWon ? styles.won : isLost ? styles.lost : ''}`}>
      <Shape size={22} aria-hidden="true" />
      <strong>
        {isWon && t('limits.reality.won', { amount })}
        {isLost && t('limits.reality.lost', { amount })}
        {!isWon && !isLost && t('limits.reality.even')}
      </strong>
      <span>
        {t('limits.reality.open')}{' '}
        {open > ZERO && t('limits.reality.openStakes', { amount: written(open) })}
      </span>
    </p>
  );
}
