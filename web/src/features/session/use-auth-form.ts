import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../../api/api';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import type { AuthView } from '../../state/session';
import { rememberTypedEmail } from '../../state/typed-email';
import { errorsOfAnswer, errorsOfIssues, type FormErrors, type Issue } from './auth-errors';
import { useIsTakenOver } from '../../ui/in-browser';

interface Options<Body, Reply> {
  /** The body of the call, by its schema in `wire/`. */
  check: (
    values: Record<string, unknown>,
  ) => { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
  send: (body: Body) => Promise<Reply>;
  /** A new password has to be long enough; an old one only has to be there. */
  isNew?: boolean;
  /** The form that sends a new link where this one was opened by an old one. */
  renew?: AuthView;
  /** What this form says of a refusal in words of its own; null for the usual ones. */
  words?: (refusal: ApiError) => FormErrors | null;
  onDone: (reply: Reply, body: Body) => void | Promise<void>;
}

/** In the order in which they stand: the first that is wrong has the focus. */
const FIELDS = ['email', 'password', 'birth_date', 'currency', 'code', 'terms'] as const;

/**
 * A form about an account: checked here by the wire's schema, then by the platform. On a page it takes nothing before
 * the script runs, so that no browser sends a password in its own way.
 */
export function useAuthForm<Body, Reply>(options: Options<Body, Reply>) {
  const { check, send, isNew = false, renew, words, onDone } = options;
  const t = useText();
  const { locale } = useFormats();
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);
  const isReady = useIsTakenOver();
  const form = useRef<HTMLFormElement>(null);
  const complain = (found: FormErrors) => {
    setErrors(found);
    const field = FIELDS.find((name) => found[name]);
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const attempt = async (body: Body) => {
    setBusy(true);
    try {
      await onDone(await send(body), body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      complain(words?.(error) ?? errorsOfAnswer(t, error, { locale, renew }));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = Object.fromEntries(new FormData(event.currentTarget));
    if (typeof values['email'] === 'string') rememberTypedEmail(values['email']);
    const checked = check(values);
    if (!checked.success) {
      complain(errorsOfIssues(t, checked.error.issues, isNew));
      return;
    }
    setErrors({});
    void attempt(checked.data);
  };
  return { errors, isBusy, isReady, form, submit };
}
