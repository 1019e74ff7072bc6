/** The origins that a player may be sent back to, as `https://example.org`. */
export interface OwnOrigins {
  platform: string;
  sportsbook: string;
}

/**
 * Where somebody goes on who came by an address with `return_to`: a whole address on one of our two origins, or a path
 * on the platform's. Everything else, and nothing at all, leads to `otherwise`: an address that anybody can write must
 * not take a player elsewhere.
 */
export function returnTo(asked: string | null, own: OwnOrigins, otherwise: string): string {
  if (asked === null || !isPlain(asked)) return otherwise;
  const isPath = asked.startsWith('/') && !asked.startsWith('//');
  if (!isPath && !/^https?:\/\/[^/]/i.test(asked)) return otherwise;
  if (!URL.canParse(asked, own.platform)) return otherwise;
  const { origin, username, password, href } = new URL(asked, own.platform);
  const isOurs = origin === own.platform || origin === own.sportsbook;
  return isOurs && username === '' && password === '' ? href : otherwise;
}

/** Browsers read a backslash as a slash, and drop white space and control characters: such an address is no honest one. */
function isPlain(asked: string): boolean {
  return asked.length <= 2000 && !/[\\\s\p{Cc}]/u.test(asked);
}
