/**
 * Names of markets and selections, in the templates that the book fills in.
 *
 * Documented (OddsFeed, TCP socket, "Market" and "Selection"): `{h}` and `{-h}` are the market's handicap, `{s}` and
 * `{sw}` its sequence, `{p}` and `{pw}` its point sequence, `{hv}` and `{av}` a value of the home and of the away side,
 * `{t1}` and `{t2}` the two teams.
 *
 * Not public: how the forms that end in `w` differ from the plain ones. They are read as ordinals, which is how
 * "{sw} set" makes sense; nothing but a name depends on it.
 */

/** What a market calls its handicap in a specifier. */
export type HandicapName = 'hcp' | 'total' | 'handicap';

/** The provider's template in our words. Handicaps are signed; what is over or under, and the rest, is not. */
export function marketTemplate(name: string, handicap: HandicapName): string {
  return filled(name, { ...TEAMS, ...ofHandicap(handicap), ...OF_MARKET });
}

/** The same for a selection, whose home and away values are its own and known. */
export function selectionTemplate(
  name: string,
  handicap: HandicapName,
  values: { readonly home: number | null; readonly away: number | null },
): string {
  const own = { hv: values.home ?? '{home}', av: values.away ?? '{away}' };
  return filled(name, { ...TEAMS, ...ofHandicap(handicap), ...OF_MARKET, ...own });
}

const TEAMS = { t1: '{$competitor1}', t2: '{$competitor2}' };
const OF_MARKET = {
  s: '{sequence}',
  sw: '{!sequence}',
  p: '{point}',
  pw: '{!point}',
  hv: '{home}',
  av: '{away}',
};

function ofHandicap(name: HandicapName) {
  return { h: name === 'hcp' ? '{+hcp}' : `{${name}}`, '-h': `{-${name}}` };
}

function filled(name: string, tokens: Readonly<Record<string, string | number>>): string {
  return name.replace(/\{([^}]*)\}/g, (whole, token: string) =>
    Object.hasOwn(tokens, token) ? String(tokens[token]) : whole,
  );
}
