/**
 * Whether a player has to name a municipality before betting: Brazil wants to know it of every
 * bettor (SPEC §8, code 118). `country` is the player's, in two letters; null where it is not known.
 */
export function needsMunicipality(country: string | null, known: boolean): boolean {
  return country === 'BR' && !known;
}

/** The first two digits of a municipality name its state: 26 of them, and the federal district. */
const STATES = new Set(
  '11 12 13 14 15 16 17 21 22 23 24 25 26 27 28 29 31 32 33 35 41 42 43 50 51 52 53'.split(' '),
);

/** Given out with a last digit that is not the sum's, and kept since. */
const ODD_ONES = new Set(
  '2201919 2201988 2202251 2611533 3117836 3152131 4305871 5203939 5203962'.split(' '),
);

/**
 * Whether a code can be that of a municipality of Brazil: seven digits of the IBGE, of which two name the
 * state and the last checks the others (SPEC §8, code 118).
 */
export function isMunicipality(code: string): boolean {
  if (!/^\d{7}$/.test(code) || !STATES.has(code.slice(0, 2))) return false;
  return ODD_ONES.has(code) || checkDigit(code) === Number(code.at(-1));
}

/** Every second digit counts double, as the sum of its own digits. */
function checkDigit(code: string): number {
  const sum = Array.from(code.slice(0, 6))
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, each) => total + (each > 9 ? each - 9 : each), 0);
  return (10 - (sum % 10)) % 10;
}
