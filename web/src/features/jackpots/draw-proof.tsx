import { useQuery } from '@tanstack/react-query';
import type { JackpotProof } from '@touchline/wire/jackpots';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { dateText } from '../../i18n/date-formats';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { commandsOf, type DrawnAgain } from './draw-again';
import styles from './draw-proof.module.css';
import { drawnAgainQuery, type JackpotHit, proofQuery } from './jackpot-queries';
import { useJackpotMoney } from './use-jackpots';

/**
 * How a hit was drawn (DESIGN §4.12): what was promised, the seed behind it, and what it gives. The page draws again by
 * itself and says how anybody does so without it.
 */
export function DrawProof({ hit: { id, currency } }: { hit: JackpotHit }) {
  const t = useText();
  const { data, isError, refetch } = useQuery(proofQuery(useApi(), id));
  if (data) return <Draw proof={data.data} currency={currency} />;
  if (!isError) return <Skeleton height="320px" />;
  return (
    <p role="alert">
      {t('jackpots.draw.failed')}{' '}
      <Button variant="plain" size="small" onClick={() => void refetch()}>
        {t('bonuses.detail.again')}
      </Button>
    </p>
  );
}

function Draw({ proof, currency }: { proof: JackpotProof; currency: string }) {
  const t = useText();
  const momentOf = dateText('moment', useFormats());
  const { seed } = proof;
  return (
    <div className={styles.draw}>
      <p>
        {t('jackpots.draw.text', {
          committed: momentOf(seed.committed_at),
          revealed: momentOf(seed.revealed_at),
        })}
      </p>
      <dl>
        <dt>SHA-256</dt>
        <dd dir="ltr">{seed.hash}</dd>
        <dt>{t('jackpots.draw.seed')}</dt>
        <dd dir="ltr">{seed.value}</dd>
      </dl>
      <Outcome proof={proof} currency={currency} />
      <p>{t('jackpots.draw.how')}</p>
      {commandsOf(proof).map((line) => (
        <code key={line} dir="ltr">
          {line}
        </code>
      ))}
    </div>
  );
}

/** What was drawn, and what this page says of it. */
function Outcome({ proof, currency }: { proof: JackpotProof; currency: string }) {
  const t = useText();
  const { data: again } = useQuery(drawnAgainQuery(proof));
  if (again === undefined) return <Skeleton height="80px" />;
  if (again === null) return <p>{t('jackpots.draw.unchecked')}</p>;
  const { drawn, isFair } = again;
  const Sign = isFair ? ShieldCheck : ShieldAlert;
  return (
    <>
      <Reason proof={proof} currency={currency} drawn={drawn} />
      <p className={styles.verdict} data-wrong={isFair ? undefined : ''} role="status">
        <Sign size={20} strokeWidth={1.7} aria-hidden="true" />
        {t(`jackpots.draw.${isFair ? 'fair' : 'wrong'}`)}
      </p>
    </>
  );
}

/** Why it was hit: by what was drawn, or because the pool was full. */
function Reason({
  proof,
  currency,
  drawn,
}: Parameters<typeof Outcome>[0] & Pick<DrawnAgain, 'drawn'>) {
  const t = useText();
  const money = useJackpotMoney();
  const { must_drop_at: ceiling, hit_every: every, pool, stake, cause } = proof;
  if (cause === 'must_drop' && ceiling !== null) {
    const amounts = { pool: money(pool, currency), ceiling: money(ceiling, currency) };
    return <p>{t('jackpots.draw.must_drop', amounts)}</p>;
  }
  if (drawn === null) return null;
  return (
    <p>
      {t('jackpots.draw.drawn', {
        drawn: money(drawn, currency),
        every: money(every, currency),
        stake: money(stake, currency),
      })}
    </p>
  );
}
