import { useIsPlaying } from '../../state/playing';
import { later } from '../../ui/later';
import { usePlay } from './play-store';

const PlayWatch = later(async () => (await import('./play-watch')).PlayWatch);

/** Watches over the limits of time of whoever is signed in (SPEC §4); visitors fetch nothing of it. */
export function PlayKeeper() {
  const isPlayer = useIsPlaying();
  const isTold = usePlay(({ window }) => window !== null);
  return isPlayer || isTold ? <PlayWatch /> : null;
}
