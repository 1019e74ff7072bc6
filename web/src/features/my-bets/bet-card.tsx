import type { Bet } from '@touchline/wire/bets';
import { memo } from 'react';
import { useFormats } from '../../i18n/formats';
import { moneyOf } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { useFreshness } from '../../live/live-context';
import { useIsRestricted } from '../../state/playing';
import { Button } from '../../ui/button';
import styles from './bet-card.module.css';
import { BetMoney } from './bet-money';
import { CashingOut } from './cashing-out';
import { LegRow } from './leg-row';
import { useOffer } from './offers';
import { ResultBadge, UntakenNote } from './result-badge';

/** What can be looked at of a bet in a window. */
export type BetWindow = 'cash' | 'details';

interface BetCardProps {
  bet: Bet;
  onShow: (bet: Bet, shown: BetWindow) => void;
}

/**
 * One bet: what it is, how it stands, its selections, its money, and what can be done with it. Renders again only with
 * its bet: a list may hold thousands, and grows by hundreds.
 */
export const BetCard = memo(function BetCard({ bet, onShow }: BetCardProps) {
  const t = useText();
  const isRestricted = useIsRestricted();
  const { day, time } = useFormats();
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <h2>{t(`bets.type.${bet.type}`, { count: String(bet.selections.length) })}</h2>
        <ResultBadge bet={bet} />
      </header>
      {bet.system && (
        <p className={styles.system}>
          {t('my-bets.details.systemLines', {
            win: bet.system.win_counts.join('/'),
            total: String(bet.system.total_count),
          })}
        </p>
      )}
      <ul className={styles.legs} aria-label={t('bets.legs')}>
        {bet.selections.map((each) => (
          <LegRow key={each.id} leg={each} />
        ))}
      </ul>
      <BetMoney bet={bet} />
      <div className={styles.untaken}>
        <UntakenNote bet={bet} />
      </div>
      {bet.status === 'waiting_results' && !isRestricted && (
        <CashOutLine bet={bet} onOpen={() => onShow(bet, 'cash')} />
      )}
      {bet.status === 'cashout_in_progress' && (
        <div className={styles.cashingOut}>
          <CashingOut bet={bet} />
        </div>
      )}
      <footer className={styles.foot}>
        <span>
          {t('bets.ref', { ref: bet.ref })}
          <br />
          <time dateTime={bet.created_at}>
            {t('bets.placedAt', { day: day(bet.created_at), time: time(bet.created_at) })}
          </time>
        </span>
        <Button variant="plain" size="small" onClick={() => onShow(bet, 'details')}>
          {t('my-bets.details.open')}
        </Button>
      </footer>
    </li>
  );
});

/**
 * What cashing out pays now, kept live; or why it does not. A standing wish is told beside it.
 * @internal
 */
export function CashOutLine({ bet, onOpen }: { bet: Bet; onOpen: () => void }) {
  const t = useText();
  const formats = useFormats();
  const { to_cashout: value, cashout_reason: reason } = useOffer(bet);
  const isFresh = useFreshness() === 'fresh';
  const wish = bet.auto_cashout;
  const inMoney = moneyOf(formats, bet.stake);
  return (
    <div className={styles.cash}>
      {value === null ? (
        <p className={styles.reason}>
          {reason === null ? t('my-bets.cash.waiting') : t(`my-bets.reason.${reason}`)}
        </p>
      ) : (
        <Button wide disabled={!isFresh} onClick={onOpen}>
          {t('my-bets.cash.open', { value: inMoney(value) })}
        </Button>
      )}
      {!isFresh && <p className={styles.reason}>{t('my-bets.cash.offline')}</p>}
      {wish && (
        <p className={styles.wish}>
          <span>
            {t(wish.share === 100 ? 'my-bets.auto.standing' : 'my-bets.auto.standingPart', {
              value: inMoney(wish.value),
              share: String(wish.share),
            })}
          </span>
          <Button variant="plain" size="small" onClick={onOpen}>
            {t('my-bets.auto.change')}
          </Button>
        </p>
      )}
    </div>
  );
}
