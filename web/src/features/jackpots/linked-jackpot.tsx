import { useQuery } from '@tanstack/react-query';
import { getJackpot } from '@touchline/wire/calls/jackpots';
import { Coins } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { Dialog } from '../../ui/dialog';
import { HitList } from './hit-list';
import { JackpotLevels } from './jackpot-levels';
import { hitsQuery, type Jackpot } from './jackpot-queries';
import styles from './linked-jackpot.module.css';
import { useJackpotMoney, useJackpots } from './use-jackpots';

/** What names a jackpot in the address of the promotions. */
const LINKED_JACKPOT = 'jackpot';

/** The jackpot that the address names, in a window of its own: where notifications lead to. */
export function LinkedJackpot() {
  const isOn = useFlag('jackpots');
  const [query, setQuery] = useSearchParams();
  const id = Number(/^\d{1,9}$/.exec(query.get(LINKED_JACKPOT) ?? '')?.[0] ?? 0);
  if (!isOn || id === 0) return null;
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete(LINKED_JACKPOT);
    setQuery(rest, { replace: true });
  };
  return <Found key={id} id={id} onClose={close} />;
}

/** One that runs ticks with the others; one that has ended is read by itself. */
function Found({ id, onClose }: { id: number; onClose: () => void }) {
  const running = useJackpots();
  const listed = running.data?.data.find((each) => each.id === id);
  const asked = { ...apiQuery(useApi(), getJackpot, { params: { id } }), retry: false };
  const apart = useQuery({ ...asked, enabled: !running.isPending && !listed });
  const jackpot = listed ?? apart.data?.data;
  return jackpot ? <JackpotWindow jackpot={jackpot} onClose={onClose} /> : null;
}

function JackpotWindow({ jackpot, onClose }: { jackpot: Jackpot; onClose: () => void }) {
  const t = useText();
  const money = useJackpotMoney();
  const { id, name, pool_amount: total, currency, terms } = jackpot;
  const hits = useQuery(hitsQuery(useApi(), id)).data?.data;
  const lines = terms.split('\n').filter((line) => line.trim() !== '');
  return (
    <Dialog title={name} closeLabel={t('jackpots.won.close')} onClose={onClose}>
      <div className={styles.jackpot}>
        <p className={styles.total}>
          <Coins size={28} strokeWidth={1.6} aria-hidden="true" />
          <b>{money(total, currency)}</b>
        </p>
        <JackpotLevels jackpot={jackpot} />
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change places
          <p key={at} className={styles.terms}>
            {line}
          </p>
        ))}
        {hits && (
          <section>
            <h3>{t('jackpots.hits')}</h3>
            {hits.length === 0 && <p className={styles.terms}>{t('jackpots.no_hits')}</p>}
            <HitList hits={hits} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
