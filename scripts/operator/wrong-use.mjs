/** The command line is not one that we know; its message says why. */
export class WrongUse extends Error {}

/** A whole number that names a row. Throws `WrongUse` with the name of the argument. */
export function wholeNumber(text, name) {
  if (/^\d{1,9}$/.test(text ?? '')) return Number(text);
  throw new WrongUse(`${name} is a whole number, not ${JSON.stringify(text)}`);
}

/** An amount in subunits; left out it stays left out. */
export function subunits(text, name) {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new WrongUse(`${name} is a whole number of subunits, not ${JSON.stringify(text)}`);
}
