import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getPlayer } from '@touchline/wire/calls/platform';
import {
  getPhone,
  sendPhoneCode,
  verifyPhone,
  type PhoneReply,
} from '@touchline/wire/calls/profile';
import { useState } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery, queryKeyOf } from '../../api/queries';
import { useText, type Text } from '../../i18n/text';
import { afterConfirming } from '../../state/confirm-password';
import { useFieldForm, usualFault, type Fault } from '../../state/field-form';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Skeleton } from '../../ui/skeleton';
import { countDownText, useSecondsUntil } from './count-down';
import styles from './phone-form.module.css';
import { usePlayerChanged } from './player-changed';

/** Of its buttons: `large` where it is the one thing to do. */
type Size = 'medium' | 'large';

/**
 * SPEC §2 "phone_verification", §3 "Phone verification": a number, then the code that was sent to it; the same on a page
 * and in a window. `onDone` once the number is verified.
 */
export function PhoneForm({ onDone, size = 'large' }: { onDone?: () => void; size?: Size }) {
  const t = useText();
  const api = useApi();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(apiQuery(api, getPhone));
  const [isOther, setOther] = useState(false);
  const playerChanged = usePlayerChanged();
  const changed = (phone: PhoneReply) => {
    client.setQueryData(queryKeyOf(getPhone), { data: phone });
    setOther(false);
  };
  const verified = async (phone: PhoneReply) => {
    changed(phone);
    const { data: player } = await api.call(getPlayer);
    if (player) await playerChanged(player);
    onDone?.();
  };
  if (data === undefined) {
    return isError ? <NotLoaded onRetry={() => void refetch()} /> : <Waiting />;
  }
  const phone = data.data;
  if (isOther || phone.number === null) {
    const keep = phone.number === null ? null : () => setOther(false);
    return <NumberForm phone={phone} size={size} onSent={changed} onKeep={keep} />;
  }
  if (phone.verified_status === 'unverified') {
    return (
      <>
        <CodeForm number={phone.number} size={size} onVerified={verified} />
        <Again phone={phone} onSent={changed} onOther={() => setOther(true)} />
      </>
    );
  }
  return (
    <div className={styles.verified}>
      <p>
        <b className={styles.number}>{readable(phone.number)}</b>{' '}
        <Badge tone="good">{t('profile.phone.verified')}</Badge>
      </p>
      <Button onClick={() => setOther(true)}>{t('profile.phone.change')}</Button>
    </div>
  );
}

function NumberForm({
  phone,
  size,
  onSent,
  onKeep,
}: {
  phone: PhoneReply;
  size: Size;
  onSent: (phone: PhoneReply) => void;
  onKeep: (() => void) | null;
}) {
  const t = useText();
  const api = useApi();
  const seconds = useSecondsUntil(phone.resend_timeout_until);
  const state = useFieldForm({
    check: (values) => sendPhoneCode.body.safeParse(values),
    send: (body) => afterConfirming(() => api.call(sendPhoneCode, { body })),
    words: (fault) => numberFault(t, fault),
    onDone: ({ data }) => onSent(data),
  });
  if (phone.sms_limit_reached) return <LimitReached onKeep={onKeep} />;
  return (
    <Form
      state={{ ...state, isReady: state.isReady && seconds === 0 }}
      size={size}
      action={
        seconds === 0
          ? t('profile.phone.send')
          : t('profile.phone.wait', { left: countDownText(seconds) })
      }
      beside={
        onKeep && (
          <Button variant="plain" onClick={onKeep}>
            {t('profile.cancel')}
          </Button>
        )
      }
    >
      <Field
        name="number"
        type="tel"
        label={t('profile.phone.number')}
        hint={t('profile.phone.numberHint')}
        autoComplete="tel"
        placeholder="+"
        required
        error={state.errors['number'] ?? null}
      />
    </Form>
  );
}

function CodeForm({
  number,
  size,
  onVerified,
}: {
  number: string;
  size: Size;
  onVerified: (phone: PhoneReply) => Promise<void>;
}) {
  const t = useText();
  const api = useApi();
  const state = useFieldForm({
    check: ({ code = '' }) => verifyPhone.body.safeParse({ code: code.replace(/\s/g, '') }),
    send: (body) => api.call(verifyPhone, { body }),
    words: (fault) => codeFault(t, fault),
    onDone: ({ data }) => onVerified(data),
  });
  return (
    <Form state={state} size={size} action={t('profile.phone.verify')}>
      <p role="status">{t('profile.phone.sent', { number: readable(number) })}</p>
      <Field
        name="code"
        label={t('profile.phone.code')}
        hint={t('profile.phone.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        error={state.errors['code'] ?? null}
      />
    </Form>
  );
}

/** Another text, once that is possible, or another number. */
function Again({
  phone,
  onSent,
  onOther,
}: {
  phone: PhoneReply;
  onSent: (phone: PhoneReply) => void;
  onOther: () => void;
}) {
  const t = useText();
  const api = useApi();
  const seconds = useSecondsUntil(phone.resend_timeout_until);
  const { form, submit, formError, isBusy } = useFieldForm({
    check: () => sendPhoneCode.body.safeParse({ number: phone.number }),
    send: (body) => afterConfirming(() => api.call(sendPhoneCode, { body })),
    words: (fault) => numberFault(t, fault),
    onDone: ({ data }) => onSent(data),
  });
  const isOver = phone.sms_limit_reached;
  return (
    <form ref={form} className={styles.again} method="post" onSubmit={submit}>
      {isOver && <p className={styles.notice}>{t('profile.phone.lastCode')}</p>}
      {formError !== null && (
        <p className={styles.failed} role="alert">
          {formError}
        </p>
      )}
      {!isOver && (
        <Button type="submit" variant="plain" busy={isBusy} disabled={seconds > 0}>
          {seconds > 0
            ? t('profile.phone.againIn', { left: countDownText(seconds) })
            : t('profile.phone.again')}
        </Button>
      )}
      <Button variant="plain" onClick={onOther}>
        {t('profile.phone.other')}
      </Button>
    </form>
  );
}

function LimitReached({ onKeep }: { onKeep: (() => void) | null }) {
  const t = useText();
  return (
    <div className={styles.again}>
      <p className={styles.notice} role="status">
        {t('profile.phone.limit')}
      </p>
      {onKeep && (
        <Button variant="plain" onClick={onKeep}>
          {t('profile.cancel')}
        </Button>
      )}
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.again} role="alert">
      <p>{t('pages.failed_title')}</p>
      <Button onClick={onRetry}>{t('pages.again')}</Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="30%" />
      <Skeleton height="44px" />
      <Skeleton height="50px" />
    </div>
  );
}

function numberFault(t: Text, fault: Fault): string {
  switch (fault.code) {
    case 'conflict':
      return t('profile.phone.error.known');
    case 'confirm_password':
      return t('account.confirm_password.needed');
    case 'sms_limit_reached':
      return t('profile.phone.limit');
    case 'too_many_requests':
      return t('profile.phone.error.soon');
    case 'unreachable':
      return usualFault(t, fault);
    default:
      return t('profile.phone.error.number');
  }
}

function codeFault(t: Text, fault: Fault): string {
  switch (fault.code) {
    case 'token_invalid':
      return t('profile.phone.error.code');
    case 'number_taken':
      return t('profile.phone.error.taken');
    case 'invalid_format':
      return t('profile.phone.error.digits');
    default:
      return usualFault(t, fault);
  }
}

/** Kept together, and from left to right in every language. */
function readable(number: string): string {
  return `\u2066${number}\u2069`;
}
