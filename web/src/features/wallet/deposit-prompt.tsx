import { useSession } from '../../state/session';
import { later } from '../../ui/later';

const DepositDialog = later(async () => (await import('./deposit-dialog')).DepositDialog);

/** Shows the window for a deposit when somebody asks for it: `session.ask('deposit')` does. */
export function DepositPrompt() {
  const isAsked = useSession((state) => state.prompt === 'deposit');
  return isAsked ? <DepositDialog /> : null;
}
