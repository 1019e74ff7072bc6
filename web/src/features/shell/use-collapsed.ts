import { useEffect, useState } from 'react';
import { sidebarCookie } from '../../state/cookies';
import { keptSidebarCollapsed } from '../../state/local-keys';

/**
 * Whether the reader has folded the sidebar, and how to fold or unfold it. The server has rendered what the cookie said,
 * so nothing moves on load; storage counts where the cookie did not reach it.
 */
export function useCollapsed(rendered: boolean): readonly [boolean, () => void] {
  const [isCollapsed, setCollapsed] = useState(rendered);
  useEffect(() => {
    setCollapsed((shown) => keptSidebarCollapsed.read() ?? shown);
  }, []);
  const toggle = () => {
    const next = !isCollapsed;
    keptSidebarCollapsed.write(next);
    sidebarCookie.write(next ? 'true' : 'false');
    setCollapsed(next);
  };
  return [isCollapsed, toggle];
}
