import { PartyPopper } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { rememberReminder } from '../../state/deposit-reminder';
import { session, useSession } from '../../state/session';
import { isToBeWelcomed, rememberWelcomed } from '../../state/sign-up-memory';
import { later } from '../../ui/later';

/** Greets, once, who opened an account in this tab and has now come in with it (SPEC §3 "welcoming popup"). */
export function Welcome() {
  const [isShown, setShown] = useState(false);
  const isPlayer = useSession(({ status }) => status === 'logged-in');
  const isBusy = useSession(({ prompt }) => prompt !== null);
  // It is in nobody's way: whatever else opens puts an end to it.
  if (isShown && (isBusy || !isPlayer)) setShown(false);
  useEffect(() => {
    if (!isPlayer || isBusy || !isToBeWelcomed()) return;
    rememberWelcomed();
    // It offers a deposit itself: nothing else does so today.
    rememberReminder(Date.now());
    setShown(true);
  }, [isPlayer, isBusy]);
  return isShown ? <Card onClose={() => setShown(false)} /> : null;
}

const ReminderCard = later(async () => (await import('../../ui/reminder-card')).ReminderCard);

function Card({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { site_name: site } = useSite().config;
  return (
    <ReminderCard
      icon={PartyPopper}
      title={t('session.welcome.title', { site })}
      text={t('session.welcome.text')}
      action={t('session.deposit')}
      closeLabel={t('session.close')}
      onAction={() => session.ask('deposit')}
      onClose={onClose}
    />
  );
}
