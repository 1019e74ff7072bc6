import { type CrestLook, crestLook, DEEP, LIGHT, PATTERNS, SHAPES } from './crest';

/** Where crests lie that are drawn as files, one for each look. */
export const CRESTS = '/crests/';

/** The address of the crest of a team: a file that the sportsbook serves. */
export function crestAddress(name: string): string {
  const { first, second, shape, pattern } = crestLook(name);
  return `${CRESTS}${shape}-${pattern}-${first.slice(1)}-${second.slice(1)}.svg`;
}

/** The look of a crest by its address; null for any other address, and for a look that no team has. */
export function crestAt(address: string): CrestLook | null {
  const [, shape, pattern, first, second] =
    /^\/crests\/(\d)-(\d)-([\da-f]{6})-([\da-f]{6})\.svg$/.exec(address) ?? [];
  const look = {
    first: DEEP.find((each) => each === `#${first}`),
    second: LIGHT.find((each) => each === `#${second}`),
    shape: Number(shape),
    pattern: Number(pattern),
  };
  const { first: deep, second: light } = look;
  if (!deep || !light || !(look.shape < SHAPES) || !(look.pattern < PATTERNS)) return null;
  return { ...look, first: deep, second: light };
}
