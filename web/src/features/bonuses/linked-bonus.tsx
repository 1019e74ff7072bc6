import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { openBonus } from '../../state/bonus-windows';
import { bonusNamed, LINKED_BONUS } from './bonus-named';

/** Opens the bonus that the address names, where notifications lead to; the address then stands for the page again. */
export function LinkedBonus() {
  const [query, setQuery] = useSearchParams();
  const text = query.get(LINKED_BONUS);
  const open = useEffectEvent(() => {
    const named = bonusNamed(text);
    if (named) openBonus(named);
    const rest = new URLSearchParams(query);
    rest.delete(LINKED_BONUS);
    setQuery(rest, { replace: true });
  });
  useEffect(() => {
    if (text !== null) open();
  }, [text]);
  return null;
}
