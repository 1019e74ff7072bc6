import { useQuery } from '@tanstack/react-query';
import { getBet } from '@touchline/wire/calls/bets';
import { useSearchParams } from 'react-router';
import { useApi } from '../../api/api-context';
import { apiQuery } from '../../api/queries';
import { useSession } from '../../state/session';
import { BetInWindow } from './bet-in-window';
import { LINKED_BET } from './linked-bet-address';

/** The bet that the address names, in its window: where notifications and movements of money lead to. */
export function LinkedBetWindow() {
  const [query, setQuery] = useSearchParams();
  const named = query.get(LINKED_BET) ?? '';
  const isLoggedIn = useSession((state) => state.status === 'logged-in');
  const isAsked = isLoggedIn && /^\w{1,20}$/.test(named);
  const { data } = useQuery({
    ...apiQuery(useApi(), getBet, { params: { id: named } }),
    enabled: isAsked,
  });
  if (!isAsked || !data) return null;
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete(LINKED_BET);
    setQuery(rest, { replace: true });
  };
  return <BetInWindow key={named} opened={data.data} shown="details" onClose={close} />;
}
