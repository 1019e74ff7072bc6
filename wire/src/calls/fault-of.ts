import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What is wrong with a part of a request: the place, such as `body.bets.0.stake`, and a word on it. */
interface Fault {
  field: string;
  message: string;
}

/** So much of a caller's own key is said again. */
const LONGEST_KEY = 100;

/** The first thing that is wrong with a part of a request; what is unknown is named itself. */
export function faultOf(part: string, error: z.core.$ZodError): Fault {
  const [first] = error.issues;
  const issue = first && (strayIn(first) ?? first);
  const path = [part, ...(issue?.path ?? [])];
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return { field: [...path, key.slice(0, LONGEST_KEY)].join('.'), message: 'is not known here' };
  }
  return { field: path.join('.'), message: issue?.message ?? 'not usable' };
}

/** Of something that may be one of several: an unknown key, where nothing else keeps it from being one of them. */
function strayIn(issue: Issue): Issue | undefined {
  if (issue.code === 'unrecognized_keys') return issue;
  if (issue.code !== 'invalid_union') return undefined;
  for (const [only, ...others] of issue.errors) {
    const stray = only && others.length === 0 ? strayIn(only) : undefined;
    if (stray) return { ...stray, path: [...issue.path, ...stray.path] };
  }
  return undefined;
}
