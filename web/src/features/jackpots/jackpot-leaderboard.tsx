import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { IconButton } from '../../ui/icon-button';
import { later } from '../../ui/later';
import styles from './jackpot-leaderboard.module.css';
import { hitsQuery, type Jackpot, type JackpotHit } from './jackpot-queries';
import { useJackpotMoney, useJackpots } from './use-jackpots';

const DrawWindow = later(async () => (await import('./draw-window')).DrawWindow);

/** As much of a player's hash as tells hits apart at a glance. */
const HASH_SHOWN = 6;

/** Who hit a jackpot lately, without names (SPEC §3 "Jackpot hit"); nothing where there is no jackpot. */
export function JackpotLeaderboard() {
  return useFlag('jackpots') ? <Hits /> : null;
}

function Hits() {
  const t = useText();
  const id = useId();
  const { day } = useFormats();
  const money = useJackpotMoney();
  const [drawn, setDrawn] = useState<JackpotHit | null>(null);
  const jackpots = useJackpots().data?.data ?? [];
  const { data } = useQuery(hitsQuery(useApi()));
  const hits = data?.data ?? [];
  if (jackpots.length === 0 && hits.length === 0) return null;
  return (
    <section className={styles.hits} data-gives-way="" aria-label={t('jackpots.hits')}>
      <h2>{t('jackpots.hits')}</h2>
      {hits.length === 0 && <p>{t('jackpots.no_hits')}</p>}
      <ol>
        {hits.map((hit) => (
          <li key={hit.id}>
            <span id={`${id}${hit.id}`}>
              {t('jackpots.hit_of', {
                level: hit.level.name,
                player: hit.user_hash.slice(0, HASH_SHOWN),
              })}
              <small>{day(hit.hit_at)}</small>
            </span>
            <b>{money(hit.amount, hit.currency)}</b>
            <IconButton
              label={t('jackpots.draw.open')}
              aria-describedby={`${id}${hit.id}`}
              onClick={() => setDrawn(hit)}
            >
              <ShieldCheck size={18} strokeWidth={1.7} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {jackpots.map((jackpot) => (
        <Promised key={jackpot.id} jackpot={jackpot} />
      ))}
      {drawn && <DrawWindow hit={drawn} onClose={() => setDrawn(null)} />}
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
