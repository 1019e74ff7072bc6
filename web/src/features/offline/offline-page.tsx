import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { lastBets, type LastBets } from '../../state/last-bets';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import styles from './offline-page.module.css';

/** What stands for any page while there is no connection: a sentence, a way back, and the bets as they were last seen. */
export function OfflinePage() {
  const t = useText();
  const { basePath, origin } = useSite();
  const [query] = useSearchParams();
  const back = wayBack(query.get('from'), origin, basePath);
  const isOnline = useSyncExternalStore(
    listenToNetwork,
    () => navigator.onLine,
    () => true,
  );
  // Shown while the network is there, it is the site that does not answer.
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const state = stateOf(isOnline, wasOffline);
  const isRunning = useSyncExternalStore(
    listenToNetwork,
    () => true,
    () => false,
  );
  const goBack = () => window.location.assign(back);
  return (
    <>
      <EmptyState
        page
        picture={<Illustration name="broken" />}
        title={t(`share.offline.${state}`)}
        text={t(`share.offline.${state}Text`)}
        action={
          <Button variant="primary" onClick={goBack}>
            {t('share.retry')}
          </Button>
        }
      />
      {isRunning && <Kept />}
    </>
  );
}

function stateOf(isOnline: boolean, wasOffline: boolean) {
  if (!isOnline) return 'offline';
  return wasOffline ? 'back' : 'unreachable';
}

function listenToNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A page of ours that the reader was going to; the first one for anything else. */
export function wayBack(from: string | null, origin: string, basePath: string): string {
  if (from === null || !/^\/(?![/\\])[\x21-\x7e]*$/.test(from) || !from.startsWith(basePath))
    return basePath;
  const url = URL.canParse(from, origin) ? new URL(from, origin) : null;
  return url?.origin === origin && url.pathname.startsWith(basePath) ? from : basePath;
}

/** The bets that this browser has kept; the server knows of none. */
function Kept() {
  const [bets] = useState(lastBets);
  return bets && <KeptBets {...bets} />;
}

function KeptBets({ at, bets }: LastBets) {
  const t = useText();
  const { day, time, money, odds } = useFormats();
  const seen = new Date(at);
  if (bets.length === 0) return null;
  return (
    <section className={styles.bets} aria-labelledby="kept-bets">
      <h2 id="kept-bets">{t('share.offline.bets')}</h2>
      <p className={styles.seen}>{t('share.offline.seen', { day: day(seen), time: time(seen) })}</p>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <li key={bet.id} className={styles.card}>
            <h3>{t(`bets.type.${bet.type}`, { count: String(bet.selections.length) })}</h3>
            <ul>
              {bet.selections.map((each) => (
                <li key={`${each.event} ${each.market} ${each.outcome}`} className={styles.leg}>
                  <span>
                    <b>{each.outcome}</b>
                    <span className={styles.where}>
                      {each.market} · {each.event}
                    </span>
                  </span>
                  <span className={styles.odds}>{odds(each.odds)}</span>
                </li>
              ))}
            </ul>
            <p className={styles.foot}>
              <span>
                {t('bets.stake')} {money({ ...bet, value: bet.stake })}
              </span>
              <span>
                {t('bets.possibleWin')} {money({ ...bet, value: bet.win })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
