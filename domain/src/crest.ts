/** Shirt colours that are told apart in both themes. */
const DEEP = [
  '#c8102e',
  '#0b4ea2',
  '#117a3d',
  '#5b2a86',
  '#d35400',
  '#1b2a41',
  '#8a1538',
  '#0e7c86',
] as const;
const SECOND = ['#ffffff', '#f4c20d', '#111c2b', '#8fc3ea', '#f2f2f2', '#e9b44c'] as const;

/** The outline of every crest, in a box of 16 by 18. */
export const CREST_SHIELD = 'M1.5 1.5h13v9.2c0 3-3 5-6.5 6.3-3.5-1.3-6.5-3.3-6.5-6.3z';

/** What each pattern paints in the second colour, over the shield in the first. */
export const CREST_PATTERNS = [
  'M8 1.5h6.5v9.2c0 3-3 5-6.5 6.3z',
  'M4.6 1.5h2.3v15l-2.3-1.2zM9.2 1.5h2.3v13.7l-2.3 1.3z',
  'M1.5 1.5h4l9 9.5c0 1.5-.8 2.7-2 3.7l-11-11.4z',
  'M1.5 6.2h13v4.3h-13z',
  'M1.5 1.5H8V9h6.5v1.7c0 3-3 5-6.5 6.3V9H1.5z',
  'M1.5 1.5h13v3.8h-13z',
] as const;

/** A crest made from a name: the same name always has the same one, wherever it is drawn. */
export interface CrestColours {
  first: string;
  second: string;
  /** Of `CREST_PATTERNS`. */
  pattern: number;
}

/** The crest of a team that has no logo. */
export function crestOf(name: string): CrestColours {
  const hash = hashOf(name);
  return {
    first: DEEP[hash % DEEP.length] ?? DEEP[0],
    second: SECOND[(hash >>> 5) % SECOND.length] ?? SECOND[0],
    pattern: (hash >>> 10) % CREST_PATTERNS.length,
  };
}

function hashOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
