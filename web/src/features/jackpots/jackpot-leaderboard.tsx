import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import styles from './jackpot-leaderboard.module.css';
import { HitList } from './hit-list';
import { hitsQuery, type Jackpot } from './jackpot-queries';
import { useJackpots } from './use-jackpots';

/** Who hit a jackpot lately, without names (SPEC §3 "Jackpot hit"); nothing where there is no jackpot. */
export function JackpotLeaderboard() {
  return useFlag('jackpots') ? <Hits /> : null;
}

function Hits() {
  const t = useText();
  const jackpots = useJackpots().data?.data ?? [];
  const { data } = useQuery(hitsQuery(useApi()));
  const hits = data?.data ?? [];
  if (jackpots.length === 0 && hits.length === 0) return null;
  return (
    <section className={styles.hits} data-gives-way="" aria-label={t('jackpots.hits')}>
      <h2>{t('jackpots.hits')}</h2>
      {hits.length === 0 && <p>{t('jackpots.no_hits')}</p>}
      <HitList hits={hits} />
      {jackpots.map((jackpot) => (
        <Promised key={jackpot.id} jackpot={jackpot} />
      ))}
    </section>
  );
}

/** What the draws to come are committed to: whoever keeps it can tell later that nobody has changed them. */
function Promised({ jackpot: { name, seed } }: { jackpot: Jackpot }) {
  const t = useText();
  if (seed === null) return null;
  return (
    <details className={styles.promised}>
      <summary>{t('jackpots.draw.next', { name })}</summary>
      <code dir="ltr">{seed.hash}</code>
    </details>
  );
}
