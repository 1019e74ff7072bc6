import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AUTH_PATHS } from '../../features/session/auth-way';
import type { AuthView } from '../../state/session';
import { Link } from '../../ui/link';

/** The query parameter that says where a player came from. */
export const RETURN_TO = 'return_to';

/** On pages the forms are links apart, and where the player came from goes with them. */
export function PageWay({ view, children }: { view: AuthView; children: ReactNode }) {
  const [query] = useSearchParams();
  const from = query.get(RETURN_TO);
  const kept = from === null ? '' : `?${new URLSearchParams({ [RETURN_TO]: from }).toString()}`;
  return <Link to={AUTH_PATHS[view] + kept}>{children}</Link>;
}
