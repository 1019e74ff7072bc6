import { scaledDecimal } from './decimal';
import { Malformed, type XmlElement } from './xml';

/** The text of an attribute, or null where it is absent. */
export function optional(element: XmlElement, name: string): string | null {
  return element.attributes[name] ?? null;
}

/** The text of an attribute that must be there. Throws Malformed. */
export function required(element: XmlElement, name: string): string {
  const text = optional(element, name);
  if (text === null) throw bad(element, name, 'is missing');
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

/** What is wrong with one attribute. */
export function bad(element: XmlElement, name: string, reason: string): Malformed {
  return new Malformed(element.line, name, `attribute ${name} of <${element.name}> ${reason}`);
}
