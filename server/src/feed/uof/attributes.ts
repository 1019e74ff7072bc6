import { isoOfUtcText } from '@touchline/domain/utc-text';
import { scaledDecimal } from './decimal';
import { Malformed, type XmlElement } from './xml';

/** The text of an attribute, or null where it is absent. */
export function optional(element: XmlElement, name: string): string | null {
  return element.attributes[name] ?? null;
}

/** The text of an attribute that must be there and say something. Throws Malformed. */
export function required(element: XmlElement, name: string): string {
  const text = optional(element, name);
  if (text === null) throw bad(element, name, 'is missing');
  if (text === '') throw bad(element, name, 'is empty');
  return text;
}

/** A whole number that must be there. Throws Malformed. */
export function whole(element: XmlElement, name: string): number {
  return asWhole(element, name, required(element, name));
}

/** A whole number, or null where the attribute is absent. Throws Malformed. */
export function optionalWhole(element: XmlElement, name: string): number | null {
  const text = optional(element, name);
  return text === null ? null : asWhole(element, name, text);
}

/** The largest number that a column of the book holds. */
const LARGEST_COUNT = 2 ** 31 - 1;

/** A whole number from 0 that must be there, such as an id. Throws Malformed. */
export function count(element: XmlElement, name: string): number {
  return asCount(element, name, whole(element, name)) ?? 0;
}

/** A whole number from 0, or null where the attribute is absent. Throws Malformed. */
export function optionalCount(element: XmlElement, name: string): number | null {
  return asCount(element, name, optionalWhole(element, name));
}

/** The last moment that a date can name, in ms since epoch. */
const LAST_MOMENT = 8_640_000_000_000_000;

/** A moment, ms since epoch, that must be there. Throws Malformed. */
export function moment(element: XmlElement, name: string): number {
  const at = optionalMoment(element, name);
  if (at === null) throw bad(element, name, 'is missing');
  return at;
}

/** A moment, ms since epoch, or null where the attribute is absent. Throws Malformed. */
export function optionalMoment(element: XmlElement, name: string): number | null {
  const at = optionalWhole(element, name);
  if (at !== null && (at < 0 || at > LAST_MOMENT)) throw bad(element, name, `is no time: "${at}"`);
  return at;
}

/**
 * A moment written as ISO 8601, as ms since epoch; null where the attribute is absent. One without a zone is of UTC
 * (SPEC §9), wherever this machine stands. Throws Malformed.
 */
export function optionalDate(element: XmlElement, name: string): number | null {
  const text = optional(element, name);
  if (text === null || text === '') return null;
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(isoOfUtcText(text) ?? text) : Number.NaN;
  if (Number.isNaN(at)) throw bad(element, name, `is no date: "${text}"`);
  return at;
}

/** `1` or `0` (`true` or `false`), or null where the attribute is absent. Throws Malformed. */
export function optionalFlag(element: XmlElement, name: string): boolean | null {
  const text = optional(element, name);
  if (text === null) return null;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw bad(element, name, `is neither 1 nor 0: "${text}"`);
}

/** A decimal as a whole number of `1 / 10^places`, rounded half up; null where absent. Throws Malformed. */
export function optionalScaled(element: XmlElement, name: string, places: number): number | null {
  const text = optional(element, name);
  if (text === null) return null;
  const value = scaledDecimal(text, places);
  if (value === null) throw bad(element, name, `is not a decimal: "${text}"`);
  return value;
}

function asWhole(element: XmlElement, name: string, text: string): number {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw bad(element, name, `is not a whole number: "${text}"`);
  return value === 0 ? 0 : value;
}

function asCount(element: XmlElement, name: string, value: number | null): number | null {
  if (value === null || (value >= 0 && value <= LARGEST_COUNT)) return value;
  throw bad(element, name, `is out of range: "${value}"`);
}

/** How much of a wrong value is worth repeating. */
const TELLING = 120;

/** What is wrong with one attribute. */
export function bad(element: XmlElement, name: string, reason: string): Malformed {
  const told = reason.length > TELLING ? `${reason.slice(0, TELLING)}…` : reason;
  return new Malformed(element.line, name, `attribute ${name} of <${element.name}> ${told}`);
}

/** Null where it cannot be read. */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}
