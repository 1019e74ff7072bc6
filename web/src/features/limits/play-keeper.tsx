import { useSession } from '../../state/session';
import { later } from '../../ui/later';
import { usePlay } from './play-store';

const PlayWatch = later(async () => (await import('./play-watch')).PlayWatch);

/** Watches over the limits of time of whoever is signed in (SPEC §4); visitors fetch nothing of it. */
export function PlayKeeper() {
  const isPlayer = useSession(({ status }) => status === 'logged-in');
  const isTold = usePlay(({ window }) => window !== null);
  return isPlayer || isTold ? <PlayWatch /> : null;
}
