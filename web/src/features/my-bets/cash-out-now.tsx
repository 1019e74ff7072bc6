import {
  type CashOutPart,
  cashOutPart,
  leastShare,
  takesOffer,
} from '@touchline/domain/bets/held-cash-out';
import { minor, type Minor } from '@touchline/domain/money';
import type { Bet } from '@touchline/wire/bets';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats';
import { moneyOf } from '../../i18n/stake-money';
import { type Text, useText } from '../../i18n/text';
import { useAcceptMode } from '../../state/slip-rules';
import { Button } from '../../ui/button';
import { CashingOut } from './cashing-out';
import { CashOutReceipt } from './cash-out-receipt';
import styles from './cash-out-window.module.css';
import type { Offer } from './offers';
import type { CashOutReason } from './refusal';
import type { Rest } from './rest-of-bet';
import { ShareSlider } from './share-slider';
import { type CashOutState, useCashOut } from './use-cash-out';

interface Props {
  bet: Bet;
  rest: Rest;
  /** What is offered now, as it moves. */
  offer: Offer;
  /** Whether nobody here knows what is offered now: nothing is agreed to then. */
  isLocked: boolean;
  onDone: () => void;
}

/**
 * Cashes out all or a share. The value that is shown is held: it is what is asked for. When the offer moves meanwhile,
 * the player's answer to changed odds decides whether the new one is taken up or has to be agreed to (SPEC §4).
 */
export function CashOutNow({ bet, rest, offer, isLocked, onDone }: Props) {
  const t = useText();
  const formats = useFormats();
  const mode = useAcceptMode();
  const [share, setShare] = useState(100);
  const [held, setHeld] = useState(offer.to_cashout);
  const { state, cashOut, askAgain } = useCashOut(bet);
  const money = moneyOf(formats, bet.stake);
  if (state.step === 'done') {
    return <CashOutReceipt bet={state.bet} paid={state.paid} shown={state.shown} onDone={onDone} />;
  }
  if (state.step === 'failed') return <Failed answered={state.answered} onAgain={askAgain} />;
  const isBusy = state.step === 'sending';
  const told = state.step === 'refused' ? state.offer : null;
  // What was agreed to stays while it is decided on.
  const now = (isBusy ? held : told) ?? offer.to_cashout;
  if (now === null) {
    const reason = (state.step === 'refused' ? state.reason : null) ?? offer.cashout_reason;
    return <NoOffer reason={reason} />;
  }
  const shown = held ?? now;
  const isMoved = !takesOffer(shown, now, mode);
  const value = isMoved ? shown : now;
  const offered = { ...rest, offer: value };
  const part = cashOutPart(offered, share);
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
        means={meansText(t, share, part, money)}
      />
      <Parts part={part} money={money} />
      <p role="status" className={styles.note}>
        {isMoved &&
          t(now > shown ? 'my-bets.cash.rose' : 'my-bets.cash.fell', {
            before: money(shown),
            now: money(now),
          })}
        {troubleText(t, state)}
      </p>
      {isBusy && bet.status === 'cashout_in_progress' && <CashingOut bet={bet} />}
      <Button
        variant="primary"
        wide
        size="large"
        busy={isBusy}
        disabled={isLocked}
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

/** Why nothing is offered now, or that it is being worked out. */
function NoOffer({ reason }: { reason: CashOutReason | null }) {
  const t = useText();
  return <p role="status">{reason ? t(`my-bets.reason.${reason}`) : t('my-bets.cash.waiting')}</p>;
}

/** What the slider says of itself. */
function meansText(
  t: Text,
  share: number,
  { paid, left }: CashOutPart,
  money: (value: Minor) => string,
): string {
  if (share === 100) return t('my-bets.cash.allText', { paid: money(paid) });
  const amounts = { paid: money(paid), left: money(left) };
  return t('my-bets.cash.shareText', { share: String(share), ...amounts });
}

/** What is paid now, and what stays. */
function Parts({ part, money }: { part: CashOutPart; money: (value: Minor) => string }) {
  const t = useText();
  return (
    <dl className={styles.parts}>
      <dt>{t('my-bets.cash.paid')}</dt>
      <dd className={styles.paid}>{money(part.paid)}</dd>
      <dt>{t('my-bets.cash.left')}</dt>
      <dd>{money(part.left)}</dd>
      <dt>{t('my-bets.cash.leftWin')}</dt>
      <dd>{money(part.leftWin)}</dd>
    </dl>
  );
}

/** The very same is asked for again: what was paid already is answered, and not paid a second time. */
function Failed({ answered, onAgain }: { answered: boolean; onAgain: () => void }) {
  const t = useText();
  return (
    <>
      <p role="alert">{t(answered ? 'my-bets.cash.failed' : 'my-bets.cash.unknown')}</p>
      <Button variant="primary" wide size="large" onClick={onAgain}>
        {t('my-bets.more.again')}
      </Button>
    </>
  );
}

/** Why the last try came to nothing, where that is not told by the offer. */
function troubleText(t: Text, state: CashOutState): string | null {
  if (state.step !== 'refused' || state.reason === null || state.reason === 'below_seen')
    return null;
  return t(`my-bets.reason.${state.reason}`);
}

/** The book names what it pays at least when it refuses; a subunit is the least there is. */
const LEAST = minor(1);
