import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { askForShared, useSharedBets } from '../../state/shared-bets';
import { later } from '../../ui/later';

/** The query parameter that carries a share code, on any page (SPEC §2). */
const BETCODE = 'betcode';

/** Takes a share code out of the address, and has its bets put on the slip. Renders a window only where that failed. */
export function ShareKeeper() {
  const [query, setQuery] = useSearchParams();
  const said = query.get(BETCODE);
  const asked = useSharedBets((state) => state.asked);
  const isTold = useSharedBets((state) => state.isTold);
  const isAnswered = useSharedBets(({ result }) => said === '' || result?.code === said);
  useEffect(() => {
    if (said !== null && said !== '') askForShared(said);
  }, [said]);
  useEffect(() => {
    if (said === null || !isAnswered) return;
    // A reload would put them on the slip once more, over what has been changed since.
    setQuery(
      (now) => {
        now.delete(BETCODE);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [said, isAnswered, setQuery]);
  return (
    <>
      {asked !== null && <RestoreShared key={asked} code={asked} />}
      {!isTold && <NotFoundWindow />}
    </>
  );
}

const RestoreShared = later(async () => (await import('./restore-shared')).RestoreShared);
const NotFoundWindow = later(async () => (await import('./not-found-window')).NotFoundWindow);
