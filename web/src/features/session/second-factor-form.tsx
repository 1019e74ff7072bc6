import { passkeyUsed, signInSecondFactor } from '@touchline/wire/calls/second-factor';
import type { SecondFactorChallenge } from '@touchline/wire/calls/second-factor-challenge';
import type { Sent } from '@touchline/wire/calls/call';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { typedFactor } from '../../state/factor-text';
import { canUsePasskey, signWithPasskey } from '../../state/webauthn';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { errorsOfAnswer } from './auth-errors';
import { AuthForm } from './auth-form';
import type { Way } from './auth-way';
import styles from './second-factor-form.module.css';
import { useAuthForm } from './use-auth-form';

interface Props<Reply> {
  /** What the platform asks for. */
  challenge: SecondFactorChallenge;
  /** What the button beside a code does. */
  action: string;
  Way: Way;
  send: (body: Body) => Promise<Reply>;
  onDone: (reply: Reply) => void | Promise<void>;
  /** Address and password have to be given again: it took too long, or the reader wants to. */
  onRestart: (why: 'stale' | 'asked') => void;
}

type Body = NonNullable<Sent<typeof signInSecondFactor>['body']>;

/** How a factor is handed in, and what comes of it. */
interface Door {
  action: string;
  enter: (body: Body) => Promise<void>;
}

/**
 * A second factor, to sign in or to show who it is: a passkey, a code of an authenticator app, or one of the codes that stand in for what
 * was lost; whatever of them the player has.
 */
export function SecondFactorForm<Reply>(props: Props<Reply>) {
  const { challenge, action, Way, send, onDone, onRestart } = props;
  const t = useText();
  const door: Door = {
    action,
    enter: async (body) => {
      try {
        await onDone(await send(body));
      } catch (error) {
        if (error instanceof ApiError && error.error.code === 'token_invalid') onRestart('stale');
        throw error;
      }
    },
  };
  const byPasskey = canUsePasskey(challenge.passkey_options);
  const byCode = challenge.kinds.some((kind) => kind !== 'passkey');
  return (
    <div className={styles.ways}>
      {byPasskey && <PasskeyWay challenge={challenge} door={door} />}
      {byPasskey && byCode && <p className={styles.or}>{t('profile.factor.or')}</p>}
      {byCode && <CodeWay challenge={challenge} door={door} Way={Way} />}
      {!byPasskey && !byCode && <p className={styles.failed}>{t('profile.factor.elsewhere')}</p>}
      <Button variant="plain" onClick={() => onRestart('asked')}>
        {t('profile.factor.restart')}
      </Button>
    </div>
  );
}

function PasskeyWay({ challenge, door }: { challenge: SecondFactorChallenge; door: Door }) {
  const t = useText();
  const { locale } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = async () => {
    setBusy(true);
    setError(await byPasskey(challenge, door));
    setBusy(false);
  };
  const byPasskey = async (
    { token, passkey_options: options }: typeof challenge,
    { enter }: Door,
  ) => {
    const used = passkeyUsed.safeParse(await signWithPasskey(options ?? {}));
    if (!used.success) return t('profile.factor.noPasskey');
    try {
      await enter({ token, passkey: used.data });
      return null;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const isWrong = failure.error.code === 'second_factor_wrong';
      return isWrong
        ? t('profile.factor.wrongPasskey')
        : (errorsOfAnswer(t, failure, { locale }).form ?? null);
    }
  };
  return (
    <>
      <Button variant="primary" size="large" wide busy={isBusy} onClick={() => void attempt()}>
        <KeyRound size={18} aria-hidden="true" /> {t('profile.factor.passkey')}
      </Button>
      {error !== null && (
        <p className={styles.failed} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function CodeWay({
  challenge: { token, kinds },
  door,
  Way,
}: {
  challenge: SecondFactorChallenge;
  door: Door;
  Way: Way;
}) {
  const t = useText();
  const hasApp = kinds.includes('code');
  const state = useAuthForm({
    check: ({ code }) => {
      const factor = typedFactor(typeof code === 'string' ? code : '', hasApp);
      return signInSecondFactor.body.safeParse({ token, ...factor });
    },
    send: door.enter,
    onDone: () => {},
  });
  return (
    <AuthForm state={state} action={door.action} Way={Way}>
      <Field
        name="code"
        label={hasApp ? t('session.secondFactor.label') : t('profile.factor.recovery')}
        hint={hasApp ? t('session.secondFactor.hint') : t('profile.factor.recoveryHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={state.errors.code ?? null}
      />
    </AuthForm>
  );
}
