/** Shirt colours that stand out from a light page. */
export const DEEP = [
  '#c8102e',
  '#0b4ea2',
  '#117a3d',
  '#5b2a86',
  '#b8480a',
  '#1b2a41',
  '#8a1538',
  '#0b6b74',
] as const;

/** Colours that stand out from a dark page, and from each of those above. */
export const LIGHT = ['#ffffff', '#f4c20d', '#8fc3ea', '#f2f2f2', '#e9b44c', '#a8d8b9'] as const;

/** How many shapes there are, and how many ways to paint each. */
export const SHAPES = 3;
export const PATTERNS = 6;

/** How a crest looks: two colours, and which drawing of the sprite. */
export interface CrestLook {
  first: string;
  second: string;
  shape: number;
  pattern: number;
}

/**
 * The look of a team without a logo: the same name has the same one on every page, in every theme. One of its colours
 * stands out by day and the other by night, and its edge by both.
 */
export function crestLook(name: string): CrestLook {
  const hash = hashOf(name);
  return {
    first: DEEP[hash % DEEP.length] ?? DEEP[0],
    second: LIGHT[(hash >>> 5) % LIGHT.length] ?? LIGHT[0],
    shape: (hash >>> 16) % SHAPES,
    pattern: (hash >>> 10) % PATTERNS,
  };
}

/** What a crest is called in the sprite. */
export function crestName(shape: number, pattern: number): string {
  return `crest-${shape}-${pattern}`;
}

function hashOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
