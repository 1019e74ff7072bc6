import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { session } from '../../state/session';
import { AccountWindows } from './account-windows';
import { SignUpReminder } from './sign-up-reminder';
import { useGroupGate } from './use-group-gate';
import { Welcome } from './welcome';

/** The windows about an account, with the links in mails that open them, and the gate that a site may have. */
export function SessionWindows() {
  useMailedLinks();
  useGroupGate();
  return (
    <>
      <AccountWindows />
      <SignUpReminder />
      <Welcome />
    </>
  );
}

/** The windows that links in mails open, by the query parameter that carries their token (SPEC §2). */
const MAILED = { reset_password_token: 'edit_password', unlock_token: 'unlock' } as const;

/** Opens the window for a link of a mail, and takes its token out of the address and out of the history. */
function useMailedLinks(): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    for (const [name, view] of Object.entries(MAILED)) {
      const token = query.get(name);
      if (token === null) continue;
      session.askWithToken(view, token);
      setQuery(
        (now) => {
          now.delete(name);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
      return;
    }
  }, [query, setQuery]);
}
