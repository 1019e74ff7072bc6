/** Ends of addresses that are common enough to be meant where somebody forgot the blank after a full stop. */
const ENDS =
  'com|net|org|info|biz|io|co|me|tv|gg|ly|ru|de|uk|eu|xyz|top|site|online|club|shop|store|app|dev|bet|casino|link|live|fun|vip|pro|win|tk|cc|ws|su|ua|pl|cz|es|fr|it|nl|tr|br|mx|in|cn|jp|ir|ae';

const LINKS: readonly RegExp[] = [
  /[a-z][a-z\d+.-]{1,20}:\/\//,
  /\bwww\s?\./,
  // Mail addresses lead out of the room too.
  /[^\s@]@[^\s@.]+\.[a-z]{2}/,
  new RegExp(`[\\p{L}\\d-]{2,}\\.(?:${ENDS})(?![\\p{L}\\d-])`, 'u'),
  /[\p{L}\d-]{1,}\.[\p{L}]{2,10}\/\S/u,
  new RegExp(
    `[\\p{L}\\d-]{2,}\\s?[([{]\\s?(?:dot|punkt|\\.)\\s?[)\\]}]\\s?(?:${ENDS})(?![\\p{L}\\d-])`,
    'u',
  ),
  new RegExp(`[\\p{L}\\d-]{2,} dot (?:com|net|org|io|ru|xyz|bet)(?![\\p{L}\\d-])`, 'u'),
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];

/** Whether a text leads out of the room: addresses of pages and of mail, written out or hidden a little. */
export function hasLink(text: string): boolean {
  // A full stop has several forms; those of other scripts are made ours.
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[。．｡]/g, '.');
  return LINKS.some((link) => link.test(plain));
}
