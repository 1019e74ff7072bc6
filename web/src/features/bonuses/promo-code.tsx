import { useQueryClient } from '@tanstack/react-query';
import { listsToRefresh } from '@touchline/domain/bonus/bonus-kind';
import { enterPromoCode } from '@touchline/wire/calls/bonuses';
import { useState } from 'react';
import { type Bonus, refreshBonuses } from '../../api/bonus-queries';
import { call } from '../../api/browser-api';
import { useText, type Text } from '../../i18n/text';
import { openBonus } from '../../state/bonus-windows';
import { type Fault, useFieldForm, usualFault } from '../../state/field-form';
import { showAlert } from '../../ui/alert';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Part } from '../../ui/part';
import styles from './promo-code.module.css';

/** Where a promo code is entered (SPEC §7 "promo-code"). */
export function PromoCode() {
  const t = useText();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const done = async (bonus: Bonus) => {
    setCode('');
    showAlert({ kind: 'success', title: t('bonuses.promo.done', { name: bonus.name }) });
    // Its window tells more than a card in the corner would, which goes with that.
    openBonus(bonus);
    await refreshBonuses(client, listsToRefresh(bonus.type));
  };
  const state = useFieldForm({
    check: ({ code: typed = '' }) => enterPromoCode.body.safeParse({ code: typed.trim() }),
    send: (body) => call(enterPromoCode, { body }),
    words: (fault) => faultText(t, fault),
    onDone: ({ data }) => done(data),
  });
  return (
    <Part title={t('bonuses.promo.title')} text={t('bonuses.promo.text')}>
      <div className={styles.form}>
        <Form state={state} action={t('bonuses.promo.action')} size="medium">
          <Field
            label={t('bonuses.promo.label')}
            name="code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            error={state.errors['code'] ?? null}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </Form>
      </div>
    </Part>
  );
}

const REFUSALS = ['not_found', 'conflict'] as const;
const WHY = ['used', 'not_for_you'] as const;

function faultText(t: Text, fault: Fault): string {
  const why = WHY.find((each) => each === fault.details);
  if (why) return t(`bonuses.promo.${why}`);
  const refusal = REFUSALS.find((each) => each === fault.code);
  if (refusal) return t(`bonuses.promo.${refusal}`);
  // What the schema of the call says of the field, here or there.
  return fault.field === 'code' ? t('bonuses.promo.invalid') : usualFault(t, fault);
}
