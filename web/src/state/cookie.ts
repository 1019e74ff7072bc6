import * as z from 'zod/mini';

/** How a cookie is to be kept. */
export interface CookieRules {
  /** In seconds. */
  lifetime: number;
  /** Whether it also goes with requests that other sites' pages make. */
  isCrossSite?: boolean;
  /** Whether the sportsbook and the player platform share it, as far as their hosts have a domain in common. */
  isShared?: boolean;
}

/** Where the page stands that writes it. */
export interface CookiePlace {
  /** Whether it was served over TLS. */
  isTls: boolean;
  /** Whether browsers trust it as if it was: its own machine is as good. */
  isSecure: boolean;
  isFramed: boolean;
  /** What its host and the other one of the site are below; null where they have nothing in common. */
  domain: string | null;
}

let sharedDomain: string | null = null;

/** Says below which domain the hosts of this site are, for the cookies that they share; null where there is none. */
export function shareCookies(domain: string | null): void {
  sharedDomain = domain?.replace(/^\./, '') ?? null;
}

/** One cookie, under a name that stands nowhere else. */
export interface Cookie<T extends string> {
  name: string;
  /** Its value in `document.cookie` or another text of that form; null when it has none of the kind. */
  read(cookies?: string): T | null;
  write(value: T): void;
  /** Whether it is there and says nothing at all. */
  isEmptied(cookies?: string): boolean;
}

/**
 * A cookie that is parsed on reading.
 */
// @__NO_SIDE_EFFECTS__
export function cookie<S extends z.ZodMiniType<string>>(
  name: string,
  schema: S,
  rules: CookieRules,
): Cookie<z.output<S>> {
  return {
    name,
    read: (cookies = allCookies()) => {
      for (const text of valuesIn(cookies, name)) {
        const parsed = z.safeParse(schema, text);
        if (parsed.success) return parsed.data;
      }
      return null;
    },
    isEmptied: (cookies = allCookies()) => valuesIn(cookies, name).includes(''),
    write: (value) => {
      try {
        for (const text of cookieTexts(name, value, rules, placeOfPage())) document.cookie = text;
      } catch {
        // A browser that keeps nothing still has to show the page.
      }
    },
  };
}

/**
 * What is assigned to `document.cookie`, one after the other, to keep a value.
 *
 * In a frame of another site's page a `lax` cookie is not kept. There it takes `none`, and a jar for each host page
 * (CHIPS), without which browsers that refuse cookies of third parties would drop it. Where both jars can be seen, the
 * value in the other one would stand in front of the new one, so it goes first. Over plain HTTP there is only `lax`.
 * What two hosts share is kept for their domain, and what one of them has kept for itself goes.
 */
export function cookieTexts(
  name: string,
  value: string,
  { lifetime, isCrossSite = false, isShared = false }: CookieRules,
  { isTls, isSecure, isFramed, domain }: CookiePlace,
): string[] {
  const ofHost = `${name}=; path=/; max-age=0`;
  const below = isShared && domain !== null ? `; domain=${domain}` : '';
  const own = below === '' ? [] : [ofHost, `${ofHost}; ${IN_FRAME}`];
  const kept = `${name}=${encodeURIComponent(value)}; path=/; max-age=${lifetime}${below}`;
  const gone = `${ofHost}${below}`;
  if (isSecure && isFramed) return [...own, gone, `${kept}; ${IN_FRAME}`];
  if (!isTls) return [...own, `${kept}; samesite=lax`];
  const site = isCrossSite ? 'none' : 'lax';
  return [...own, `${gone}; ${IN_FRAME}`, `${kept}; samesite=${site}; secure`];
}

const IN_FRAME = 'samesite=none; secure; partitioned';

/** Every value under a name, in their order: a browser may hold one for each jar. */
function valuesIn(cookies: string, name: string): string[] {
  const start = `${name}=`;
  return cookies
    .split(/; ?/)
    .filter((each) => each.startsWith(start))
    .map((each) => decoded(each.slice(start.length)));
}

/** What does not decode says what it says. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All cookies that this page sees, as one text; none where the browser denies them. */
export function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Outside of a browser, nowhere in particular. */
function placeOfPage(): CookiePlace {
  const { location, isSecureContext = false, parent, self } = globalThis as Partial<typeof window>;
  const host = `.${location?.hostname ?? ''}`;
  return {
    isTls: location?.protocol === 'https:',
    isSecure: isSecureContext,
    isFramed: parent !== self,
    // A cookie for a domain that the page is not below is refused: its own host's is better than none.
    domain: sharedDomain !== null && host.endsWith(`.${sharedDomain}`) ? sharedDomain : null,
  };
}
