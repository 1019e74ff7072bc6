import { useQuery } from '@tanstack/react-query';
import { isQuickDepositOffered } from '@touchline/domain/payments/quick-deposit';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useDepositTaker } from '../../state/deposit-taker';
import { offerQuickDeposit } from '../../state/quick-deposit';
import { useSession } from '../../state/session';
import { forgetWishedDeposit } from '../../state/wished-deposit';
import { later } from '../../ui/later';

const DepositDialog = later(async () => (await import('./deposit-dialog')).DepositDialog);

/**
 * Shows the window for a deposit when somebody asks for it, as `session.ask('deposit')` does, where the page itself takes
 * deposits.
 */
export function DepositPrompt() {
  useQuickDepositOffer();
  const isAsked = useSession((state) => state.prompt === 'deposit');
  const isOurs = useDepositTaker() === 'page';
  useEffect(() => {
    if (!isAsked) forgetWishedDeposit();
  }, [isAsked]);
  return isAsked && isOurs ? <DepositDialog /> : null;
}

const NO_FLAGS: readonly string[] = [];

/** SPEC §6: who gets the quick deposit is decided by flags and by the groups of the player. */
function useQuickDepositOffer(): void {
  const { data, isError } = useQuery(settingsQuery(useApi()));
  const player = useSession((state) => state.player);
  // A site that does not answer has offered nothing, and the window needs less of it.
  const flags = data?.data.feature_flags ?? (isError ? NO_FLAGS : null);
  useEffect(() => {
    const statuses = player?.statuses.map(({ id }) => id);
    offerQuickDeposit(flags && statuses ? isQuickDepositOffered(flags, statuses) : null);
  }, [flags, player]);
}
