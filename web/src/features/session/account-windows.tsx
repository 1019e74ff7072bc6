import { FRAMED_FORMS, type FramedForm } from '@touchline/wire/window/auth';
import { useState } from 'react';
import { useSession, type AuthKind } from '../../state/session';
import { later } from '../../ui/later';
import { useFramedForms } from './use-framed-forms';

const AuthDialogs = later(async () => (await import('./auth-dialogs')).AuthDialogs);
const AuthFrames = later(async () => (await import('./auth-frames')).AuthFrames);

/**
 * The windows about an account. In iframe mode the platform's own forms are loaded beforehand, where the site wants that,
 * and shown at once (SPEC §2, §6); a window that opens before its frame is there has the form of this page, and keeps it.
 */
export function AccountWindows() {
  const kind = useSession(({ prompt }) => (prompt === 'deposit' ? null : prompt));
  const forms = useFramedForms();
  const [ready, setReady] = useState<readonly FramedForm[]>([]);
  const [open, setOpen] = useState<{ kind: AuthKind | null; framed: FramedForm | null }>(CLOSED);
  if (open.kind !== kind) {
    setOpen({ kind, framed: ready.find((form) => form === kind) ?? null });
  }
  const changeReady = (form: FramedForm, isReady: boolean) =>
    setReady((before) =>
      FRAMED_FORMS.filter((each) => (each === form ? isReady : before.includes(each))),
    );
  return (
    <>
      {forms.length > 0 && <AuthFrames forms={forms} shown={open.framed} onReady={changeReady} />}
      {open.kind !== null && open.framed === null && <AuthDialogs kind={open.kind} />}
    </>
  );
}

const CLOSED = { kind: null, framed: null } as const;
