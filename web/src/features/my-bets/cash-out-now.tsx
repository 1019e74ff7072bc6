import { cashOutPart, leastShare, takesOffer } from '@touchline/domain/bets/held-cash-out';
import { minor, type Minor } from '@touchline/domain/money';
import type { Bet } from '@touchline/wire/bets';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useAcceptMode } from '../../state/slip-rules';
import { Button } from '../../ui/button';
import { CashOutReceipt } from './cash-out-receipt';
import styles from './cash-out-window.module.css';
import type { Offer } from './offers';
import type { Rest } from './rest-of-bet';
import { ShareSlider } from './share-slider';
import { useCashOut } from './use-cash-out';

interface Props {
  bet: Bet;
  rest: Rest;
  /** What is offered now, as it moves. */
  offer: Offer;
  onDone: () => void;
}

/**
 * Cashes out all or a share. The value that is shown is held: it is what is asked for. When the offer moves meanwhile,
 * the player's answer to changed odds decides whether the new one is taken up or has to be agreed to (SPEC §4).
 */
export function CashOutNow({ bet, rest, offer, onDone }: Props) {
  const t = useText();
  const formats = useFormats();
  const mode = useAcceptMode();
  const [share, setShare] = useState(100);
  const [held, setHeld] = useState(offer.to_cashout);
  const { state, cashOut } = useCashOut(bet);
  const money = (value: Minor) => formats.money({ ...bet.stake, value });
  if (state.step === 'done') {
    return <CashOutReceipt bet={state.bet} paid={state.paid} shown={state.shown} onDone={onDone} />;
  }
  const now = state.step === 'refused' && state.offer !== null ? state.offer : offer.to_cashout;
  if (now === null) {
    const reason = (state.step === 'refused' ? state.reason : null) ?? offer.cashout_reason;
    return (
      <p role="status">{reason ? t(`my-bets.reason.${reason}`) : t('my-bets.cash.waiting')}</p>
    );
  }
  const shown = held ?? now;
  const isMoved = !takesOffer(shown, now, mode);
  const value = isMoved ? shown : now;
  const offered = { ...rest, offer: value };
  const part = cashOutPart(offered, share);
  const isBusy = state.step === 'sending';
  const send = (at: Minor) => {
    setHeld(at);
    cashOut({
      seen: at,
      part: share === 100 ? null : part.stake,
      shown: cashOutPart({ ...rest, offer: at }, share).paid,
    });
  };
  return (
    <>
      <ShareSlider
        share={share}
        least={leastShare(offered, LEAST) ?? 100}
        onChange={setShare}
        disabled={isBusy}
        means={
          share === 100
            ? t('my-bets.cash.allText', { paid: money(part.paid) })
            : t('my-bets.cash.shareText', {
                share: String(share),
                paid: money(part.paid),
                left: money(part.left),
              })
        }
      />
      <dl className={styles.parts}>
        <dt>{t('my-bets.cash.paid')}</dt>
        <dd className={styles.paid}>{money(part.paid)}</dd>
        <dt>{t('my-bets.cash.left')}</dt>
        <dd>{money(part.left)}</dd>
        <dt>{t('my-bets.cash.leftWin')}</dt>
        <dd>{money(part.leftWin)}</dd>
      </dl>
      <p role="status" className={styles.note}>
        {isMoved &&
          t(now > shown ? 'my-bets.cash.rose' : 'my-bets.cash.fell', {
            before: money(shown),
            now: money(now),
          })}
        {state.step === 'refused' &&
          state.offer === null &&
          state.reason !== null &&
          t(`my-bets.reason.${state.reason}`)}
        {state.step === 'failed' &&
          t(state.answered ? 'my-bets.cash.failed' : 'my-bets.cash.unknown')}
      </p>
      <Button
        variant="primary"
        wide
        size="large"
        busy={isBusy}
        onClick={() => send(isMoved ? now : value)}
      >
        {isMoved
          ? t('my-bets.cash.again')
          : isBusy
            ? t('my-bets.cash.sending')
            : t('my-bets.cash.confirm', { value: money(part.paid) })}
      </Button>
    </>
  );
}

/** The book names what it pays at least when it refuses; a subunit is the least there is. */
const LEAST = minor(1);
