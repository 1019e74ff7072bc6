import { Coins } from 'lucide-react';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import styles from './jackpot-banner.module.css';
import { JackpotLevels } from './jackpot-levels';
import type { Jackpot } from './jackpot-queries';
import { useJackpotMoney, useJackpots } from './use-jackpots';

/** The jackpots with what is in their pools at this moment (SPEC §2 "Content blocks"); nothing where there are none. */
export function JackpotBanner() {
  return useFlag('jackpots') ? <Banners /> : null;
}

function Banners() {
  const { data } = useJackpots();
  return data?.data.map((jackpot) => <Banner key={jackpot.id} jackpot={jackpot} />);
}

function Banner({ jackpot }: { jackpot: Jackpot }) {
  const { name, pool_amount: total, currency } = jackpot;
  const t = useText();
  const money = useJackpotMoney();
  return (
    <section className={styles.banner} aria-label={t('jackpots.banner', { name })}>
      <div className={styles.head}>
        <Coins size={22} strokeWidth={1.7} aria-hidden="true" />
        <div>
          <p>{t('jackpots.title')}</p>
          <h2>{name}</h2>
        </div>
        <output className={styles.total}>{money(total, currency)}</output>
      </div>
      <JackpotLevels jackpot={jackpot} />
    </section>
  );
}
