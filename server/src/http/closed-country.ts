import { countryNamed, isCountryBlocked } from '@touchline/domain/country-gate';
import type { IncomingHttpHeaders } from 'node:http';

/** What the doors of a site know of countries. */
export interface CountryDoor {
  /** The header by which the operator's edge names the visitor's country; left out, no country is known. */
  header: string | undefined;
  /** Countries in which the site is closed: its pages there say so, and nothing else. */
  closed: ReadonlySet<string>;
}

/**
 * The country that the edge names for a caller, by two capitals; null where none is known. Whoever is asked directly and
 * not through the edge can claim any country: the edge has to be the only way in.
 */
export function countryOf(headers: IncomingHttpHeaders, header: string | undefined): string | null {
  if (header === undefined) return null;
  const told = headers[header.toLowerCase()];
  return countryNamed(typeof told === 'string' ? told : undefined);
}

/** Where the reader of a page is, and whether the site is closed there. Who comes from nowhere that is known is let in. */
export function readerOf(
  headers: IncomingHttpHeaders,
  door: CountryDoor | undefined,
): { country: string | null; isClosed: boolean } {
  const country = countryOf(headers, door?.header);
  return { country, isClosed: isCountryBlocked(door?.closed ?? NOWHERE, country) };
}

const NOWHERE: ReadonlySet<string> = new Set();
