import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import styles from './jackpot-leaderboard.module.css';
import { hitsQuery } from './jackpot-queries';
import { useJackpotMoney, useJackpots } from './use-jackpots';

/** As much of a player's hash as tells hits apart at a glance. */
const HASH_SHOWN = 6;

/** Who hit a jackpot lately, without names (SPEC §3 "Jackpot hit"); nothing where there is no jackpot. */
export function JackpotLeaderboard() {
  return useFlag('jackpots') ? <Hits /> : null;
}

function Hits() {
  const t = useText();
  const { day } = useFormats();
  const money = useJackpotMoney();
  const jackpots = useJackpots().data?.data ?? [];
  const { data } = useQuery(hitsQuery(useApi()));
  const hits = data?.data ?? [];
  if (jackpots.length === 0 && hits.length === 0) return null;
  return (
    <section className={styles.hits} aria-label={t('jackpots.hits')}>
      <h2>{t('jackpots.hits')}</h2>
      {hits.length === 0 && <p>{t('jackpots.no_hits')}</p>}
      <ol>
        {hits.map((hit) => (
          <li key={hit.id}>
            <span>
              {t('jackpots.hit_of', {
                level: hit.level.name,
                player: hit.user_hash.slice(0, HASH_SHOWN),
              })}
              <small>{day(hit.hit_at)}</small>
            </span>
            <b>{money(hit.amount, hit.currency)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
