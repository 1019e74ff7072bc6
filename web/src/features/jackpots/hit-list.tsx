import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { IconButton } from '../../ui/icon-button';
import { later } from '../../ui/later';
import styles from './hit-list.module.css';
import type { JackpotHit } from './jackpot-queries';
import { useJackpotMoney } from './use-jackpots';

const DrawWindow = later(async () => (await import('./draw-window')).DrawWindow);

/** As much of a player's hash as tells hits apart at a glance. */
const HASH_SHOWN = 6;

/** Hits without names, each with the way to how it was drawn. */
export function HitList({ hits }: { hits: readonly JackpotHit[] }) {
  const t = useText();
  const id = useId();
  const { day } = useFormats();
  const money = useJackpotMoney();
  const [drawn, setDrawn] = useState<JackpotHit | null>(null);
  return (
    <>
      <ol className={styles.hits}>
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
      {drawn && <DrawWindow hit={drawn} onClose={() => setDrawn(null)} />}
    </>
  );
}
