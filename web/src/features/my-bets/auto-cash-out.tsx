import { useMutation } from '@tanstack/react-query';
import { minor, type Minor } from '@touchline/domain/money';
import { parseAmount } from '@touchline/domain/parse-amount';
import type { Bet } from '@touchline/wire/bets';
import { removeAutoCashout, setAutoCashout } from '@touchline/wire/calls/auto-cash-out';
import { onWire } from '@touchline/wire/money';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import styles from './cash-out-window.module.css';
import { useBetAnswered } from './use-my-bets';
import { reasonOf } from './refusal';
import type { Rest } from './rest-of-bet';
import { ShareSlider } from './share-slider';

interface Props {
  bet: Bet;
  rest: Rest;
  /** What is offered now; null while nothing is. */
  offer: Minor | null;
  onDone: () => void;
}

/** Sets, changes or takes back what is cashed out by itself. */
export function AutoCashOut({ bet, rest, offer, onDone }: Props) {
  const t = useText();
  const { amount, locale, money: inMoney } = useFormats();
  const { subunits, currency } = bet.stake;
  const wish = bet.auto_cashout;
  const [typed, setTyped] = useState(wish ? amount(wish.value, subunits) : '');
  const [share, setShare] = useState(wish?.share ?? 100);
  const { set, remove, reason, hasFailed } = useWish(bet, onDone);
  const money = (value: Minor) => inMoney({ ...bet.stake, value });
  const value = parseAmount(typed, subunits, locale) ?? minor(0);
  const isUsable = value > minor(0);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable) set.mutate({ value, share });
      }}
    >
      <Field
        label={t('my-bets.auto.value')}
        inputMode="decimal"
        autoComplete="off"
        after={<span>{currency}</span>}
        value={typed}
        onChange={({ target }) => {
          if (parseAmount(target.value, subunits, locale) !== null) setTyped(target.value);
        }}
        hint={t('my-bets.auto.hint', { offer: money(offer ?? minor(0)), win: money(rest.win) })}
        error={reason ? t(`my-bets.reason.${reason}`) : hasFailed ? t('my-bets.cash.failed') : null}
      />
      <ShareSlider share={share} least={1} onChange={setShare} means={`${share} %`} />
      <p className={styles.note}>{t('my-bets.auto.text')}</p>
      <Button
        type="submit"
        variant="primary"
        wide
        size="large"
        disabled={!isUsable}
        busy={set.isPending}
      >
        {t('my-bets.auto.set', { value: money(value) })}
      </Button>
      {wish && (
        <Button wide busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('my-bets.auto.remove')}
        </Button>
      )}
    </form>
  );
}

/** The bet tells the other pages, and this one, by push. */
function useWish({ id }: Bet, onDone: () => void) {
  const api = useApi();
  const answered = useBetAnswered();
  const onSuccess = ({ data }: { data: Bet }) => {
    answered(data);
    onDone();
  };
  const set = useMutation({
    mutationFn: ({ value, share }: { value: Minor; share: number }) =>
      api.call(setAutoCashout, { body: { bet_id: id, value: onWire(value), share } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: () => api.call(removeAutoCashout, { body: { bet_id: id } }),
    onSuccess,
  });
  const error = set.error ?? remove.error;
  const told = error instanceof ApiError ? (error.error.data as { details?: unknown }) : null;
  return { set, remove, reason: reasonOf(told?.details), hasFailed: error !== null };
}
