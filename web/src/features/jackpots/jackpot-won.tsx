import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DrawProof } from './draw-proof';
import type { JackpotHit } from './jackpot-queries';
import styles from './jackpot-won.module.css';
import { useJackpotMoney } from './use-jackpots';

/** The window of a hit: what was won, and how anyone can check it (SPEC §2 "jackpot hit"). */
export function JackpotWon({ hit, onClose }: { hit: JackpotHit; onClose: () => void }) {
  const t = useText();
  const [isTold, setTold] = useState(false);
  const { count } = useFormats();
  const money = useJackpotMoney();
  const { id, amount, currency, level } = hit;
  return (
    <Dialog title={t('jackpots.won.title')} closeLabel={t('jackpots.won.close')} onClose={onClose}>
      <div className={styles.won}>
        <Coins size={44} strokeWidth={1.4} aria-hidden="true" />
        <b>{money(amount, currency)}</b>
        <p>{t('jackpots.won.text', { level: level.name })}</p>
        <p className={styles.proof}>{t('jackpots.won.proof', { id: count(id) })}</p>
        <Button variant="primary" wide onClick={onClose}>
          {t('jackpots.won.thanks')}
        </Button>
        <Button variant="plain" aria-expanded={isTold} onClick={() => setTold(!isTold)}>
          {t('jackpots.draw.open')}
        </Button>
        {isTold && <DrawProof hit={hit} />}
      </div>
    </Dialog>
  );
}
