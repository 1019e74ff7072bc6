/** Variables that begin so are ours, or meant to be. */
const FAMILIES =
  /^(FEED|BETRADAR|ODDIN|BETCONSTRUCT|ONESIGNAL|SPORTSBOOK|PLATFORM|OPERATOR|WITHDRAWAL|DEPOSIT_REMINDER|CUSTOM_BET|VIP|TRUSTED)_/;
/** Variables of the tools around the server. */
const OTHERS: ReadonlySet<string> = new Set(['OPERATOR_NAME', 'OPERATOR_ORIGIN']);
/** Shorter names resemble too much. */
const MIN_LENGTH = 6;
const MAX_TYPOS = 2;

/** A line for each variable that looks like a setting of ours and is none; what it was meant to be, if that is clear. */
export function unknownVariables(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const names = new Set(known);
  return Object.keys(env).flatMap((name) => {
    if (names.has(name) || OTHERS.has(name)) return [];
    const meant = known.find((each) => resembles(name, each));
    if (meant) return [`${name} is no setting. Did you mean ${meant}?`];
    return FAMILIES.test(name) ? [`${name} is no setting.`] : [];
  });
}

function resembles(name: string, known: string): boolean {
  if (name.length < MIN_LENGTH || known.length < MIN_LENGTH) return false;
  return distance(name, known) <= MAX_TYPOS;
}

/** How many letters have to be added, dropped or changed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? Infinity;
}
