/**
 * The one spelling of a line's specifiers: parts sorted by name, decimals without trailing zeros, so
 * that `total=2.50` and `total=2.5` name the same line (SPEC §3 "Market"). The empty string when there
 * are none.
 */
export function canonicalSpecifier(text: string): string {
  if (text === '') return '';
  return text
    .split('|')
    .map((part) => part.trim())
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map((part) => `${nameOf(part)}=${canonicalValue(part.slice(nameOf(part).length + 1))}`)
    .join('|');
}

/** The parts of a canonical specifier by name (SPEC §3 "Market"). */
export function specifierParts(specifier: string): Map<string, string> {
  if (specifier === '') return new Map();
  const pairs = specifier.split('|').map((part): [string, string] => {
    const name = nameOf(part);
    return [name, part.slice(name.length + 1)];
  });
  return new Map(pairs);
}

function nameOf(part: string): string {
  const end = part.indexOf('=');
  return end < 0 ? part : part.slice(0, end);
}

function canonicalValue(value: string): string {
  const decimal = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!decimal) return value;
  const whole = (decimal[2] ?? '').replace(/^0+(?=\d)/, '');
  const fraction = (decimal[3] ?? '').replace(/0+$/, '');
  const magnitude = fraction ? `${whole}.${fraction}` : whole;
  return decimal[1] === '-' && magnitude !== '0' ? `-${magnitude}` : magnitude;
}
