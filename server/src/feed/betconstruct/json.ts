import { ok, refused, type Result } from '@touchline/domain/result';

/** Documented messages nest seven deep: a message, its matches, their markets, their selections. */
const DEEPEST = 12;

/**
 * Reads JSON that nests no deeper than a message of this feed may. Numbers become doubles: their shortest spelling is
 * the one that was written for up to 15 significant digits, which is more than any price has.
 */
export function readJson(text: string, deepest = DEEPEST): Result<unknown, string> {
  const depth = depthOf(text);
  if (depth > deepest) return refused(`it nests ${depth} deep, more than the ${deepest} allowed`);
  try {
    return ok(JSON.parse(text));
  } catch {
    return refused('it is not JSON');
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSES: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** How deep brackets nest, leaving out those in strings. */
function depthOf(text: string): number {
  let [depth, most, isString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isString = false;
    } else if (code === QUOTE) {
      isString = true;
    } else if (OPENS.has(code)) {
      depth += 1;
      most = Math.max(most, depth);
    } else if (CLOSES.has(code)) {
      depth -= 1;
    }
  }
  return most;
}
