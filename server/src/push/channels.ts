import { refused, ok } from '@touchline/domain/result';
import type { Result } from '@touchline/domain/result';

/** Anybody may read these; `$` before one of the others asks for a token (SPEC §6). */
const OPEN = new Set(['updates', 'match', 'chat']);
const PRIVATE = new Set(['$user']);

export type ChannelAccess = 'open' | 'private';

/** Who may read a channel, by the part of its name before the colon (DESIGN §4.19). */
export function channelAccess(name: string): Result<ChannelAccess, 'unknown_channel'> {
  const colon = name.indexOf(':');
  if (colon < 1 || colon === name.length - 1) return refused('unknown_channel');
  const namespace = name.slice(0, colon);
  if (OPEN.has(namespace)) return ok('open');
  if (PRIVATE.has(namespace)) return ok('private');
  return refused('unknown_channel');
}
