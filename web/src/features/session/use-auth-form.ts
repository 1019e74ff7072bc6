import type { Player } from '@touchline/wire/calls/platform';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../../api/api';
import { useText } from '../../i18n/text';
import { session } from '../../state/session';
import { errorsOfAnswer, errorsOfIssues, type FormErrors, type Issue } from './auth-errors';

interface Options<Body> {
  /** The body of the call, by its schema in `wire/`. */
  check: (
    values: Record<string, unknown>,
  ) => { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
  send: (body: Body) => Promise<{ data: Player }>;
  /** A new password has to be long enough; an old one only has to be there. */
  isNew: boolean;
  onDone: () => void;
}

/** A form that signs somebody in: checked here by the wire's schema, then by the platform. */
export function useAuthForm<Body>({ check, send, isNew, onDone }: Options<Body>) {
  const t = useText();
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const complain = (found: FormErrors) => {
    setErrors(found);
    const field = (['email', 'password', 'currency'] as const).find((name) => found[name]);
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const attempt = async (body: Body) => {
    setBusy(true);
    try {
      const { data } = await send(body);
      await session.signedIn(data);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      complain(errorsOfAnswer(t, error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = check(Object.fromEntries(new FormData(event.currentTarget)));
    if (!checked.success) {
      complain(errorsOfIssues(t, checked.error.issues, isNew));
      return;
    }
    setErrors({});
    void attempt(checked.data);
  };
  return { errors, isBusy, form, submit };
}
