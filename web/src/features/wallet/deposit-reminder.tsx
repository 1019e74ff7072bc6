import { useQuery } from '@tanstack/react-query';
import { reminderIn } from '@touchline/domain/payments/deposit-reminder';
import type { Settings } from '@touchline/wire/calls/settings';
import { Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useText } from '../../i18n/text';
import { allCookies } from '../../state/cookie';
import { useDepositTaker } from '../../state/deposit-taker';
import { lastReminder, rememberReminder } from '../../state/deposit-reminder';
import { useMissing } from '../../state/quick-deposit';
import { playerIn } from '../../state/playing';
import { session, type SessionState, useSession } from '../../state/session';
import { ReminderCard } from '../../ui/reminder-card';

/** SPEC §4: a player who has been here for a while is reminded that they can deposit, once a day. */
export function DepositReminder() {
  const t = useText();
  const { data } = useQuery(settingsQuery(useApi()));
  const groups = useSession(groupsOf);
  const playerId = useSession((state) => state.player?.id ?? null);
  // Whoever is about to deposit, or has another window before them, is not interrupted.
  const isBusy = useSession((state) => state.prompt !== null);
  const isDepositing = useMissing() !== null;
  const [shownTo, setShownTo] = useState<number | null>(null);
  const canDeposit = useDepositTaker() !== 'nobody';
  const terms = data?.data.deposit_reminder;
  useEffect(() => {
    if (!terms || !canDeposit || isBusy || isDepositing) return;
    const wait = waitFor(terms, groups);
    if (wait === null) return;
    const timer = setTimeout(() => {
      // Another tab may have been first.
      if (waitFor(terms, groups) === null) return;
      rememberReminder(Date.now());
      setShownTo(playerId);
    }, wait);
    return () => clearTimeout(timer);
  }, [terms, groups, playerId, canDeposit, isBusy, isDepositing]);
  if (shownTo === null || shownTo !== playerId || !canDeposit || isBusy || isDepositing)
    return null;
  const close = () => setShownTo(null);
  const deposit = () => {
    close();
    session.ask('deposit');
  };
  return (
    <ReminderCard
      icon={Wallet}
      title={t('wallet.reminder.title')}
      text={t('wallet.reminder.text')}
      action={t('wallet.reminder.action')}
      closeLabel={t('wallet.reminder.close')}
      onAction={deposit}
      onClose={close}
    />
  );
}

/** The groups of whoever may deposit, in one text so that the same are the same; null for others. */
function groupsOf(now: SessionState): string | null {
  const player = playerIn(now);
  if (!player) return null;
  return player.statuses.map(({ id }) => id).join(' ');
}

function waitFor(terms: Settings['deposit_reminder'], groups: string | null): number | null {
  const { show_deposit_reminder: isOn, player_group_id: group, remind_after: after } = terms;
  const now = Date.now();
  const statuses = groups?.split(' ') ?? null;
  const lastAt = lastReminder(allCookies(), now);
  return reminderIn({ isOn, group, afterMs: after * 1000 }, { statuses, lastAt }, now);
}
