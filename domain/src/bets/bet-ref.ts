/** The largest number that a bet can have. */
export const LAST_BET = 2_147_483_647;

/** Without I, L, O and U, which are heard or read as others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;
const HALF_BITS = 17;
const HALF = 2 ** HALF_BITS;
/** Any odd numbers will do; once bets are told by them they stay. */
const ROUNDS = [0x9e37_79b1, 0x85eb_ca6b, 0xc2b2_ae35, 0x27d4_eb2f, 0x1656_67b1];

/**
 * A bet's reference as a player reads it out to customer support. Those of bets that follow each other have nothing in
 * common, so that none says how many bets a site takes; no two bets share one, and it is the same wherever it is worked
 * out. It hides nothing from who reads this.
 */
export function betRef(id: number): string {
  let [left, right] = [Math.floor(id / HALF), id % HALF];
  for (const key of ROUNDS) [left, right] = [right, left ^ mixed(right, key)];
  let rest = left * HALF + right;
  let text = '';
  for (let place = 0; place < LENGTH; place += 1) {
    text = (ALPHABET[rest % ALPHABET.length] ?? '') + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `B${text}`;
}

/** The bet that a reference names; null where there can be none. Plain numbers name bets too, also as `B00000081`. */
export function betOfRef(ref: string): number | null {
  const id = /^B?\d{8,10}$|^\d{1,7}$/i.test(ref) ? Number(ref.replace(/^B/i, '')) : decoded(ref);
  return id !== null && id <= LAST_BET ? id : null;
}

function decoded(ref: string): number | null {
  const text = ref.toUpperCase();
  if (text.length !== LENGTH + 1 || !text.startsWith('B')) return null;
  let value = 0;
  for (const letter of text.slice(1)) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) return null;
    value = value * ALPHABET.length + digit;
  }
  let [left, right] = [Math.floor(value / HALF), value % HALF];
  if (left >= HALF) return null;
  for (const key of ROUNDS.toReversed()) [left, right] = [right ^ mixed(left, key), left];
  return left * HALF + right;
}

/** So many bits of a number and a key, well stirred. */
function mixed(half: number, key: number): number {
  let stirred = Math.imul(half + 1, key);
  stirred = Math.imul(stirred ^ (stirred >>> 15), 0x2c1b_3c6d);
  stirred = Math.imul(stirred ^ (stirred >>> 12), 0x297a_2d39);
  return (stirred ^ (stirred >>> 15)) & (HALF - 1);
}
