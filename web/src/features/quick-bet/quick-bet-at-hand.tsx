import { betRef } from '@touchline/domain/bets/bet-ref';
import { useQuery } from '@tanstack/react-query';
import { winOf } from '@touchline/domain/slip/stake';
import { CircleCheck } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { useQuickBet } from '../../state/quick-bet';
import styles from './quick-bet.module.css';
import type { QuickWording } from './quick-text';
import { useSecondsLeft } from './use-seconds-left';

/** The outcome that was pressed: on its way, as the book took it, or waiting to be agreed to. */
export function QuickBetAtHand({ wording }: { wording: QuickWording }) {
  const { t, odds, money } = wording;
  const bet = useQuickBet(({ slip }) => slip.bets[0]);
  const ticket = useQuickBet(({ slip }) => slip.ticket);
  const [selection] = bet?.selections ?? [];
  if (!bet || !selection) return null;
  const win = bet.taken?.win ?? winOf(bet, null);
  return (
    <div className={styles.hand} data-state={ticket}>
      <p className={styles.outcome}>
        {ticket === 'SUCCESS' && <CircleCheck size={16} aria-hidden="true" />}
        <span>{selection.outcomeName}</span>
        <b>{odds(selection.odds)}</b>
      </p>
      <p className={styles.match}>
        {selection.marketName} · {selection.home} – {selection.away}
      </p>
      <p className={styles.facts}>
        <span role="status">
          {ticket === 'SUCCESS' && t('quick.taken', { id: betRef(bet.taken?.betId ?? 0) })}
          {ticket === 'PROCESSING' && t('quick.placing')}
        </span>
        {ticket === 'PROCESSING' && <Countdown sport={selection.sportKey} />}
        <span>{t('quick.returns', { win: money(win) })}</span>
      </p>
      {bet.taken?.status === 'submitted' && (
        <p className={styles.match}>{t('ticket.receipt.waits')}</p>
      )}
    </div>
  );
}

/** How long the book still waits before it takes a live bet (DESIGN §4.14); not read out, for it changes each second. */
function Countdown({ sport }: { sport: string }) {
  const t = useText();
  const delays = useQuery(settingsQuery(useApi())).data?.data.live_delays;
  const left = useSecondsLeft(delays ? (delays.by_sport[sport] ?? delays.usual) : 0);
  if (left <= 0) return null;
  return (
    <span className={styles.left} aria-hidden="true">
      {t('quick.seconds', { count: left })}
    </span>
  );
}
