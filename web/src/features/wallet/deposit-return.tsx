import { DEPOSIT_STATES } from '@touchline/wire/calls/platform';
import type { SpiResult } from '@touchline/wire/window/spi';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text';
import { takeBegunDeposit } from '../../state/begun-deposit';
import { session } from '../../state/session';
import { resultOf } from './follow-deposit';
import { followToEnd, stateOf, tellReturn } from './tell-deposit';

/** The query parameter in which the payment page says how a deposit ended (SPEC §2). */
const PARAMETER = 'deposit';

/**
 * Meets a player who comes back from the payment page: says how it ended, reads the balance and
 * takes the result out of the address, so that a reload does not say it again. What is pending is told again when it has
 * ended. Shows nothing.
 */
export function DepositReturn() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const said = query.get(PARAMETER);
  useEffect(() => {
    if (said === null) return;
    setQuery(
      (now) => {
        now.delete(PARAMETER);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    const state = DEPOSIT_STATES.find((each) => each === said);
    if (!state) return;
    void meet(state, (result) => tellReturn(t, result));
  }, [said, setQuery, t]);
  return null;
}

/** The payment page only claims how it ended: where the deposit is known, the platform is asked. */
async function meet(said: SpiResult, tell: (result: SpiResult) => void): Promise<void> {
  const id = takeBegunDeposit();
  const result = id === null ? said : resultOf(said, await stateOf(id));
  tell(result);
  await session.refreshAccounts();
  if (result === 'pending' && id !== null) await followToEnd(id, tell);
}
