import { PartyPopper } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { depositTaker } from '../../state/deposit-taker';
import { rememberReminder } from '../../state/deposit-reminder';
import { session, sessionStore } from '../../state/session';
import { isToBeWelcomed, rememberWelcomed } from '../../state/sign-up-memory';
import { later } from '../../ui/later';

/** Greets, once, who opened an account in this tab and has now come in with it (SPEC §3 "welcoming popup"). */
export function Welcome() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = ({ status, player, prompt }: ReturnType<typeof sessionStore.getState>) => {
      // It is in nobody's way: whatever else opens puts an end to it.
      if (status !== 'logged-in' || player?.exclusion || prompt !== null) setShown(false);
      // It is about the first deposit, which is not everywhere to be had.
      else if (isToBeWelcomed() && depositTaker() !== 'nobody') {
        rememberWelcomed();
        // It offers a deposit itself: nothing else does so today.
        rememberReminder(Date.now());
        setShown(true);
      }
    };
    // Who reads the page may be known before this script is there.
    look(sessionStore.getState());
    return sessionStore.subscribe(look);
  }, []);
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
