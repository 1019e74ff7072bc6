import { useQueryClient } from '@tanstack/react-query';
import { limitsFor } from '@touchline/domain/bets/bet-limits';
import {
  MOST_QUICK_STAKES,
  type QuickStakeFault,
  quickStakes,
} from '@touchline/domain/bets/quick-stakes';
import type { Minor } from '@touchline/domain/money';
import { parseAmount } from '@touchline/domain/parse-amount';
import { onWire } from '@touchline/wire/money';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { stakeMoney } from '../../i18n/stake-money';
import { useText } from '../../i18n/text';
import { saveChoice } from '../../state/save-choice';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import styles from './quick-stakes-window.module.css';
import { useSlipTerms } from './slip-terms';

/** The amounts that one press adds to a stake, for the player to choose: they follow them to every device (SPEC §3). */
export function QuickStakesWindow({ onClose }: { onClose: () => void }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { entered, enter, fault, isBusy, hasFailed, save } = useEntered(onClose);
  const { currency } = useSlipTerms();
  const limit = useLimitText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = save();
    if (wrong) form.current?.querySelectorAll('input')[wrong.at]?.focus();
  };
  return (
    <Dialog
      onClose={onClose}
      title={`${t('ticket.chips.title')} · ${currency}`}
      description={t('ticket.chips.text')}
      closeLabel={t('ticket.share.close')}
    >
      <Form
        state={{
          form,
          submit,
          isBusy,
          isReady: true,
          formError: hasFailed ? t('chrome.locale_failed_text') : null,
        }}
        action={t('profile.save')}
      >
        <div className={styles.amounts}>
          {entered.map((text, at) => (
            <Field
              // oxlint-disable-next-line react/no-array-index-key -- the fields are the same ones throughout
              key={at}
              label={t('ticket.chips.amount', { number: String(at + 1) })}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={({ target }) => enter(at, target.value)}
              error={fault?.at === at ? limit(fault) : null}
            />
          ))}
        </div>
      </Form>
    </Dialog>
  );
}

/** What stands in the fields, and how it is saved. A key that makes no amount is refused. */
function useEntered(onSaved: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const formats = useFormats();
  const { currency, subunits, chips, limits } = useSlipTerms();
  const amountText = (chip: Minor | undefined) =>
    chip === undefined ? '' : formats.amount(chip, subunits);
  const [entered, setEntered] = useState(() =>
    Array.from({ length: MOST_QUICK_STAKES }, (_, at) => amountText(chips[at])),
  );
  const [fault, setFault] = useState<QuickStakeFault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const read = (text: string) => parseAmount(text, subunits, formats.locale);
  const enter = (at: number, text: string) => {
    if (read(text) === null) return;
    setFault(null);
    setEntered((all) => all.with(at, text));
  };
  const send = async (stakes: readonly Minor[]) => {
    setIsBusy(true);
    setHasFailed(false);
    const chosen = { [currency]: { chips: stakes.map(onWire) } };
    const isSaved = await saveChoice({ api, client }, { stakes: chosen });
    setIsBusy(false);
    setHasFailed(!isSaved);
    if (isSaved) onSaved();
  };
  /** Null when it is on its way. */
  const save = (): QuickStakeFault | null => {
    const amounts = entered.flatMap((text) => read(text) ?? []);
    const chosen = quickStakes(amounts, limitsFor('single', limits));
    setFault(chosen.ok ? null : chosen.error);
    if (!chosen.ok) return chosen.error;
    void send(chosen.value);
    return null;
  };
  return { entered, enter, fault, isBusy, hasFailed, save };
}

/** What an amount may be at least or at most, in words. */
function useLimitText(): (fault: QuickStakeFault) => string {
  const t = useText();
  const formats = useFormats();
  const { currency, subunits, limits } = useSlipTerms();
  const { minStake, maxStake } = limitsFor('single', limits);
  return ({ fault }: QuickStakeFault) => {
    const value = fault === 'stake_below_min' ? minStake : maxStake;
    return t(`slip.obstacle.${fault}`, {
      limit: stakeMoney(formats, { value, currency, subunits }),
    });
  };
}
