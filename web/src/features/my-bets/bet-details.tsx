import { useQuery } from '@tanstack/react-query';
import { totalOdds } from '@touchline/domain/bets/potential-win';
import { NO_BOOST } from '@touchline/domain/bonus/boost';
import { decimalPoint } from '@touchline/domain/decimal-text';
import { minus, type Minor, ZERO } from '@touchline/domain/money';
import { formatOdds } from '@touchline/domain/odds/format-odds';
import type { Bet } from '@touchline/wire/bets';
import { type BetEvent, getBetHistory } from '@touchline/wire/calls/bet-history';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useFormats } from '../../i18n/formats';
import { moneyOf } from '../../i18n/stake-money';
import { type Text, useText } from '../../i18n/text';
import { onPush } from '../../live/on-push';
import { useShareBet } from '../../state/flags';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { isAnythingLeft } from './again-of';
import styles from './bet-details.module.css';
import { BetMoney } from './bet-money';
import { wordText } from './ending-text';
import { LegRow } from './leg-row';
import { ResultBadge, UntakenNote } from './result-badge';
import { useBetAgain } from './use-bet-again';
import { useBetSharing } from './use-bet-sharing';

/** All of a bet: its selections, every state it was in and when, and what to do with it (SPEC §2 "bet details modal"). */
export function BetDetails({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const t = useText();
  const hasSharing = useShareBet();
  const { share, isSharing } = useBetSharing(bet);
  const { again, isBusy } = useBetAgain(bet, onClose);
  return (
    <Dialog
      onClose={onClose}
      title={t('my-bets.details.title', { ref: bet.ref })}
      closeLabel={t('my-bets.cash.close')}
      shape="window"
    >
      <div className={styles.details}>
        <div className={styles.standing}>
          <ResultBadge bet={bet} />
          <UntakenNote bet={bet} />
        </div>
        <section>
          <h3>{t('my-bets.details.selections')}</h3>
          <ul>
            {bet.selections.map((leg) => (
              <LegRow key={leg.id} leg={leg} />
            ))}
          </ul>
          <BetMoney bet={bet} />
        </section>
        <section>
          <h3>{t('my-bets.details.steps')}</h3>
          <Steps bet={bet} />
        </section>
        <div className={styles.actions}>
          {hasSharing && (
            <Button busy={isSharing} onClick={share}>
              {t('my-bets.details.share')}
            </Button>
          )}
          {isAnythingLeft(bet) && (
            <Button variant="primary" busy={isBusy} onClick={again}>
              {t('my-bets.details.again')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Asked for again when something becomes of the bet. */
function Steps({ bet }: { bet: Bet }) {
  const t = useText();
  const formats = useFormats();
  const { data, isError, refetch } = useQuery({
    ...apiQuery(useApi(), getBetHistory, { params: { id: String(bet.id) } }),
    refetchOnMount: 'always',
  });
  const changed = useEffectEvent((id: number) => {
    if (id === bet.id) void refetch();
  });
  useEffect(() => onPush('bet_changed', (news) => changed(news.bet.id)), []);
  if (isError && !data) return <p>{t('my-bets.details.failed')}</p>;
  if (!data) return <Skeleton height="96px" />;
  return (
    <ol className={styles.steps}>
      {data.data.map((event, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the past only grows at its end
        <li key={at} data-type={event.type}>
          <time dateTime={event.at}>
            {t('bets.placedAt', { day: formats.day(event.at), time: formats.time(event.at) })}
          </time>
          <span>{stepText(t, event, bet, formats)}</span>
        </li>
      ))}
    </ol>
  );
}

function stepText(
  t: Text,
  event: BetEvent,
  bet: Bet,
  formats: ReturnType<typeof useFormats>,
): string {
  const money = moneyOf(formats, bet.stake);
  switch (event.type) {
    case 'placed':
      return t('my-bets.details.placed', {
        stake: money(bet.stake.value),
        odds: placedOdds(bet, formats),
      });
    case 'leg':
      return legText(t, event, bet);
    case 'cashed_out': {
      const paid = money(event.paid.value);
      if (event.is_auto) return t('my-bets.details.cashedAuto', { paid });
      return event.stake.value === bet.stake.value
        ? t('my-bets.details.cashedAll', { paid })
        : t('my-bets.details.cashed', { paid, stake: money(event.stake.value) });
    }
    case 'settled': {
      const result = wordText(t, event.word);
      if (!event.again) {
        return t('my-bets.details.settled', { result, paid: money(event.moved.value) });
      }
      return `${t('my-bets.details.resettled', { result })}${movedText(t, event.moved.value, money)}`;
    }
    case 'reopened':
      return `${t('my-bets.details.reopened')}${movedText(t, event.moved.value, money)}`;
    default:
      return t(`my-bets.details.${event.type}`);
  }
}

/** The odds that a bet was placed at; a boost stands beside those of its selections. */
function placedOdds(
  { odds, bonus, selections }: Bet,
  formats: ReturnType<typeof useFormats>,
): string {
  const boost = bonus?.odds;
  if (boost === undefined || boost <= NO_BOOST) return formats.odds(odds);
  const legs = totalOdds({
    kind: { type: 'combo' },
    legs: selections.map((leg) => leg.odds),
    bonus: null,
  });
  return `${formats.odds(legs)} × ${formatOdds(boost, 'european', decimalPoint(formats.locale))}`;
}

/** What a correction has changed; nothing where it moved no money. */
function movedText(t: Text, moved: Minor, money: (value: Minor) => string): string {
  if (moved === ZERO) return '';
  if (moved > ZERO) return ` · ${t('my-bets.details.morePaid', { paid: money(moved) })}`;
  return ` · ${t('my-bets.details.takenBack', { paid: money(minus(ZERO, moved)) })}`;
}

function legText(t: Text, event: Extract<BetEvent, { type: 'leg' }>, bet: Bet): string {
  const leg = bet.selections.find(({ id }) => id === event.selection_id);
  const selection = leg?.outcome.name ?? '';
  if (event.result === 'no_results') return t('my-bets.details.legBack', { selection });
  const told = t('my-bets.details.leg', { selection, result: t(`bets.result.${event.result}`) });
  const why = event.result === 'canceled' ? leg?.void_reason : undefined;
  return why === undefined ? told : `${told}. ${why}`;
}
