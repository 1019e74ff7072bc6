import { ok, refused, type Result } from '../result';

/** Why a nickname cannot be had: it has letters that cannot be seen or nothing but these, or passes for somebody of the house. */
export type NicknameRefusal = 'hidden' | 'reserved';

/** Who speaks for a house. Whole words count: a supporter of badminton is nobody's support and no admin. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'admins',
  'sysadmin',
  'superuser',
  'root',
  'system',
  'owner',
  'moderator',
  'moderators',
  'mod',
  'mods',
  'staff',
  'team',
  'official',
  'operator',
  'support',
  'supportteam',
  'helpdesk',
  'customercare',
  'customerservice',
  'customersupport',
  'security',
  'compliance',
  'payments',
  'cashier',
  'bookmaker',
  'sportsbook',
  'touchline',
]);

/** Letters of other scripts, and signs, that are read as these. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑ4@∂',
    b: 'вьЬβ8',
    c: 'сϲ¢',
    d: 'ԁɗ',
    e: 'еєэε3€',
    g: 'ɡ9',
    h: 'һнη',
    i: 'іıιɩӏ1!|lłǀ',
    k: 'кκ',
    m: 'мμʍ',
    n: 'пո',
    o: 'оοσօ0',
    p: 'рρ',
    q: 'ԛ',
    r: 'гѓʀ',
    s: 'ѕ5$',
    t: 'тτ7',
    u: 'υսцʋ',
    v: 'νѵ',
    w: 'ԝωш',
    x: 'хχ',
    y: 'уүγ',
    z: 'ʐ2',
  }).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
);

/** What joins the parts of a picture, or letters of scripts that join: it is seen by what it does. */
const JOINS =
  /(?<=\p{Extended_Pictographic}\p{EMod}?)\uFE0F?(\u200D(?=\p{Extended_Pictographic}))?|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}])[\u200C\u200D](?=\p{L})/gu;

/** Controls, what turns the direction, blanks that are letters, and what is not seen by itself. */
const UNSEEN = /[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/u;

/** Heaps of marks cover what stands around them. */
const HEAPED = /\p{M}{5}/u;

/**
 * A nickname as it is kept: in its plain form (NFKC), with single blanks between words. Refused where it hides something,
 * or passes for somebody of the house; `names` are those of the site beside the usual ones.
 */
export function readNickname(
  text: string,
  names: readonly string[] = [],
): Result<string, NicknameRefusal> {
  if (UNSEEN.test(text.replace(JOINS, ''))) return refused('hidden');
  const name = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (HEAPED.test(name.normalize('NFD'))) return refused('hidden');
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)) return refused('hidden');
  return passesForUs(name, names) ? refused('reserved') : ok(name);
}

function passesForUs(name: string, names: readonly string[]): boolean {
  const words = name.split(/[^\p{L}\p{N}\p{M}@$!|€¢∂]+/u).map(withoutNumber);
  const whole = words.map(readAs).join('');
  const own = ['touchline', ...names]
    .map((each) => readAs(each))
    .filter(({ length }) => length > 2);
  if (own.some((each) => whole.includes(each))) return true;
  return [whole, ...words.map(readAs)].some((word) => RESERVED_AS_READ.has(word));
}

/** `admin2` is as good as `admin`, while `t1m` is a Tim. */
function withoutNumber(word: string): string {
  return word.replace(/\p{Nd}+$/u, '');
}

/** The letters as most readers take them, without accents and capitals. */
function readAs(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const RESERVED_AS_READ: ReadonlySet<string> = new Set([...RESERVED].map(readAs));
