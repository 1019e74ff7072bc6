import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call, ReadOf, Sent } from '@touchline/wire/calls/call';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { session } from '../../state/session';

/** How often what is under way is looked at again, in milliseconds: nothing is pushed to these pages. */
const LOOK_AGAIN_MS = 5000;

/**
 * A player's own list: read again each time it is opened, and while something in it is under way; the page before
 * stays in sight while the next one comes.
 */
export function useListed<C extends Call>(
  call: C,
  sent: Sent<C> = {},
  isUnderWay: (reply: ReadOf<C>) => boolean = () => false,
) {
  return useQuery({
    ...apiQuery(useApi(), call, sent),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnderWay(data) ? LOOK_AGAIN_MS : false,
  });
}

/** Reads the balances again whenever a payment has moved on: `states` says how they all stand. */
export function useBalancesAfter(states: string | undefined): void {
  useEffect(() => {
    if (states !== undefined && states !== '') void session.refreshAccounts();
  }, [states]);
}
