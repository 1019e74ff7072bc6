import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { Field } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';

interface Props {
  /** Tells password managers whether to fill one in or to make one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ autoComplete, hint, error }: Props) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const Picture = isShown ? EyeOff : Eye;
  return (
    <Field
      name="password"
      label={t('session.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      {...(hint === undefined ? {} : { hint })}
      error={error ?? null}
      after={
        <IconButton
          label={isShown ? t('session.hidePassword') : t('session.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Picture size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
