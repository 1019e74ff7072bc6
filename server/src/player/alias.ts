import { keyedHash, keyFor } from './keys';

/**
 * Names players for somebody else, one purpose each: always the same name for a player, from which nobody without the
 * site's secret learns who it is, nor how many players there are, nor whom another purpose means.
 */
export function aliases(secret: string, purpose: string): (playerId: number) => string {
  const key = keyFor(secret, `alias for ${purpose}`);
  return (playerId) => keyedHash(key, String(playerId)).toString('base64url');
}
