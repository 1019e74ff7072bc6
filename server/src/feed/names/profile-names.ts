import type { Named } from '../source';
import type { CompetitorProfile, PlayerFacts } from '../uof/api/read-sports';

const LONGEST = 200;

/** The names that a profile of a player or a team tells: its own, and those of who plays for it. */
export function namesIn(subject: string, profile: PlayerFacts | CompetitorProfile): Named[] {
  const [prefix = ''] = subject.split(':');
  const told: readonly Named[] =
    'players' in profile
      ? [profile, ...profile.players, ...(profile.manager ? [profile.manager] : [])]
      : [profile];
  // A profile has a say about its own provider's people alone, and not about anybody who is called by an id.
  return told
    .filter(({ urn, name }) => urn.startsWith(`${prefix}:`) && isName(name))
    .map(({ urn, name }) => ({ urn, name: name.trim() }));
}

function isName(text: string): boolean {
  const name = text.trim();
  return name !== '' && name.length <= LONGEST && !/[{}<>]|^\w+:\w+:\w/.test(name);
}
