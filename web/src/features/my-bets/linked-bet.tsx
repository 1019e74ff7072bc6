import { useSearchParams } from 'react-router';
import { later } from '../../ui/later';
import { LINKED_BET } from './linked-bet-address';

const LinkedBetWindow = later(async () => (await import('./linked-bet-window')).LinkedBetWindow);

/** The bet that the address names, where it names one. */
export function LinkedBet() {
  const [query] = useSearchParams();
  return query.has(LINKED_BET) && <LinkedBetWindow />;
}
