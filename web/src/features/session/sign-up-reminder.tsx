import { useQuery, useQueryClient } from '@tanstack/react-query';
import { signUpReminderIn } from '@touchline/domain/sign-up-reminder';
import { UserRoundPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { session, useSession } from '../../state/session';
import * as memory from '../../state/sign-up-memory';
import { ReminderCard } from '../../ui/reminder-card';
import { isSignUpAllowed } from './sign-up-allowed';

/** SPEC §4: a visitor who has been here for a while is told, once, that an account can be opened. */
export function SignUpReminder() {
  const [isShown, setShown] = useState(false);
  useReminder(() => setShown(true));
  const isVisitor = useSession(({ status }) => status === 'not-logged-in');
  if (!isShown || !isVisitor) return null;
  return <Card onClose={() => setShown(false)} />;
}

function Card({ onClose }: { onClose: () => void }) {
  const t = useText();
  const signUp = () => {
    onClose();
    session.ask('sign_up');
  };
  return (
    <ReminderCard
      icon={UserRoundPlus}
      title={t('session.reminder.title')}
      text={t('session.reminder.text')}
      action={t('session.signUp')}
      closeLabel={t('session.reminder.close')}
      onAction={signUp}
      onClose={onClose}
    />
  );
}

/** Calls `show` when it is time. Whoever has a window before them is not interrupted. */
function useReminder(show: () => void): void {
  const api = useApi();
  const client = useQueryClient();
  const seconds = useQuery(settingsQuery(api)).data?.data.sign_up_reminder_seconds ?? null;
  const isVisitor = useSession(({ status }) => status === 'not-logged-in');
  const isBusy = useSession(({ prompt }) => prompt !== null);
  useEffect(() => {
    if (isBusy) return;
    const wait = waitFor(seconds, isVisitor);
    if (wait === null) return;
    let isOver = false;
    const remind = async () => {
      const isAllowed = await isSignUpAllowed(client, api);
      // Another tab may have been first.
      if (isOver || !isAllowed || waitFor(seconds, isVisitor) === null) return;
      memory.rememberReminded();
      show();
    };
    const timer = setTimeout(() => void remind(), wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, client, seconds, isVisitor, isBusy, show]);
}

function waitFor(seconds: number | null, isVisitor: boolean): number | null {
  const now = Date.now();
  return signUpReminderIn({
    seconds,
    isVisitor,
    isRegistered: memory.isRegistered(),
    wasShown: memory.wasReminded(),
    since: memory.visitSince(now),
    now,
  });
}
