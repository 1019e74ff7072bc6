import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../api/api';
import type { Text } from '../i18n/text';
import { useIsTakenOver } from '../ui/in-browser';

/** What is wrong with what was entered: the code of a schema's complaint, or of the server's refusal. */
export interface Fault {
  /** The name of the field; null where it is about the whole. */
  field: string | null;
  code: string;
  /** What a limit or a refusal is about, where the server says so. */
  details?: string | undefined;
}

interface Options<Body, Reply> {
  /** The body of the call, by its schema in `wire/`. */
  check: (values: Record<string, string>) => Checked<Body>;
  send: (body: Body) => Promise<Reply>;
  /** Says a fault in the reader's words. */
  words: (fault: Fault) => string;
  /** Answers with a fault where the reply was not what was wanted. */
  onDone: (reply: Reply, body: Body) => Outcome | Promise<Outcome>;
}

type Outcome = Fault | void;

type Checked<Body> =
  | { success: true; data: Body }
  | { success: false; error: { issues: readonly Issue[] } };

/** A complaint of a wire schema about one field. */
interface Issue {
  code?: string | undefined;
  path: readonly PropertyKey[];
}

/**
 * A form that is checked here by the wire's schema, then by the server; what is wrong stands beside the field it is
 * about, and the first of them is where typing goes on. It takes nothing before the script runs.
 */
export function useFieldForm<Body, Reply>({ check, send, words, onDone }: Options<Body, Reply>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isReady = useIsTakenOver();
  const form = useRef<HTMLFormElement>(null);
  const complain = (faults: readonly Fault[]) => {
    const { byField, ofForm } = sorted(form.current, faults, words);
    setErrors(byField);
    setFormError(ofForm);
    focusFirst(form.current, byField);
  };
  const attempt = async (body: Body) => {
    setBusy(true);
    try {
      const fault = await onDone(await send(body), body);
      if (fault) complain([fault]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      complain([faultOf(error)]);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = check(valuesOf(event.currentTarget));
    if (!checked.success) {
      complain(checked.error.issues.map(faultOfIssue));
      return;
    }
    setErrors({});
    setFormError(null);
    void attempt(checked.data);
  };
  return { errors, formError, isBusy, isReady, form, submit };
}

/** What the server said, as a fault; `unreachable` where it said nothing. */
export function faultOf({ status, error }: ApiError): Fault {
  const code = status === 0 ? 'unreachable' : String(error.code);
  const field = error.field?.replace(/^(body|params|query)\./, '') ?? null;
  return { field, code, details: error.data?.details };
}

/** The words for what can go wrong with any call. */
export function usualFault(t: Text, { code }: Fault): string {
  if (code === 'unreachable') return t('session.error.unreachable');
  if (code === 'too_many_requests') return t('session.error.too_many_requests');
  return t('session.error.other');
}

function faultOfIssue({ code, path: [first] }: Issue): Fault {
  return { field: first === undefined ? null : String(first), code: code ?? 'custom' };
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}

/** The first fault of a field counts; what is about a field that is not in sight is about the whole. */
function sorted(
  form: HTMLFormElement | null,
  faults: readonly Fault[],
  words: (fault: Fault) => string,
) {
  const byField: Record<string, string> = {};
  let ofForm: string | null = null;
  for (const fault of faults) {
    const isHere = fault.field !== null && holds(form, fault.field);
    if (isHere && fault.field !== null) byField[fault.field] ??= words(fault);
    else ofForm ??= words({ ...fault, field: null });
  }
  return { byField, ofForm };
}

function focusFirst(form: HTMLFormElement | null, byField: Readonly<Record<string, string>>): void {
  for (const control of form?.elements ?? []) {
    const name = control.getAttribute('name');
    if (name === null || byField[name] === undefined || !(control instanceof HTMLElement)) continue;
    control.focus();
    return;
  }
}

function holds(form: HTMLFormElement | null, name: string): boolean {
  return form !== null && form.elements.namedItem(name) !== null;
}
