/** What stands where something was that nobody else may read. */
export const REMOVED = '[removed]';

/**
 * Fields whose values let somebody in, pay, or say who somebody is. Names are compared without case, `_` and `-`, and
 * a part of a name is enough: `new_password`, `resetPasswordToken` and `phone_code` are all meant.
 */
const SECRET =
  /pass(word|code|phrase|key)|token|secret|otp|totp|code|pin$|cvv|cvc|card|iban|account|auth|credential|assertion|attestation|signature|session|cookie|email|phone|name|birth|address|document|endpoint|p256dh/;

/** Fields that only sound like it. */
const HARMLESS = new Set(['code', 'currencycode', 'countrycode', 'statuscode', 'marketname']);

/** So deep and so long things are copied; the rest is cut. */
const DEEPEST = 8;
const LONGEST = 4000;

/** Whether the value of a field or of a query parameter of this name may not leave the page. */
export function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return !HARMLESS.has(plain) && SECRET.test(plain);
}

/** A copy of what was sent or came, with the values of secret fields removed, at every depth. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return REMOVED;
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value.slice(0, LONGEST);
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      isSecret(name) ? REMOVED : withoutSecrets(each, depth + 1),
    ]),
  );
}

/** The names of the fields alone: for calls whose every value is somebody's own. */
export function namesOnly(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === undefined ? value : REMOVED;
  if (Array.isArray(value)) return value.map(namesOnly);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, namesOnly(each)]));
}

/** A text that came as an answer: as JSON without its secrets, or cut where it is none. */
export function answerWithoutSecrets(text: string): unknown {
  try {
    return withoutSecrets(JSON.parse(text));
  } catch {
    return text.slice(0, 200);
  }
}

/** An address without what its query and its hash carry under secret names. One that cannot be read loses both. */
export function addressWithoutSecrets(address: string): string {
  const [path = '', rest = ''] = split(address, '?');
  const [query = ''] = split(rest, '#');
  if (query === '') return split(path, '#')[0] ?? '';
  const pairs = [...new URLSearchParams(query)].map(([name, value]): [string, string] => [
    name,
    isSecret(name) || name === 'betcode' ? REMOVED : value,
  ]);
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

function split(text: string, at: string): string[] {
  const place = text.indexOf(at);
  return place === -1 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}
