import * as z from 'zod/mini';

/** What we answer to the inputs of a row: it has the shape of the row's expected values. */
export type Answer =
  | number
  | string
  | null
  | readonly Answer[]
  | { readonly [key: string]: Answer };
export type Answers = Readonly<Record<string, Answer>>;

/** One expected value beside ours. */
export interface Comparison {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
  readonly agrees: boolean;
}

/** What was found in a part of a file. Paths and reasons are in words. */
export interface Findings {
  readonly compared: readonly Comparison[];
  /** Values that nobody here has an answer to. */
  readonly skipped: readonly string[];
  /** Values that are not what the format says. */
  readonly malformed: readonly string[];
}

/** Compares one section of a file, which lies at `path`; numbers may differ by `tolerance`. */
export type Section = (rows: unknown, path: string, tolerance: number) => Findings;

/** A hair more than a half: what lies in the middle may have been rounded either way. */
const HALF_A_DIGIT = 0.500001;

/** A section is a list of rows. */
export function section(
  row: (value: unknown, path: string, tolerance: number) => Findings,
): Section {
  return (rows, path, tolerance) => {
    if (!Array.isArray(rows)) return malformed(`${path}: is not a list`);
    return together(rows.map((each, index) => row(each, `${path}[${index}]`, tolerance)));
  };
}

/**
 * A row holds inputs, which `given` describes, and expected values, which are whatever `answer` has an
 * answer to. `decimals` is how many the format prints: a number is not held to more than those.
 */
export function row<Given extends z.ZodMiniObject>(
  given: Given,
  answer: (row: z.output<Given>) => Answers,
  decimals = 8,
): Section {
  return (value, path, tolerance) => {
    const read = given.safeParse(value);
    if (!read.success) {
      return together(
        read.error.issues.map((issue) =>
          malformed(`${issue.path.reduce<string>(inside, path)}: ${issue.message}`),
        ),
      );
    }
    const within = Math.max(tolerance, HALF_A_DIGIT * 10 ** -decimals);
    return compare(value, answer(read.data), path, { within, given });
  };
}

interface How {
  readonly within: number;
  /** Describes the inputs that stand among the expected values. */
  readonly given?: unknown;
}

function compare(expected: unknown, got: Answer, path: string, how: How): Findings {
  if (got === null || typeof got !== 'object') return compareValue(expected, got, path, how);
  const { within } = how;
  if (isList(got)) {
    if (!Array.isArray(expected)) return malformed(`${path}: is not a list`);
    if (expected.length !== got.length) {
      return compared({ path, expected, got, agrees: false });
    }
    return together(
      got.map((each, index) => compare(expected[index], each, `${path}[${index}]`, { within })),
    );
  }
  if (!isRecord(expected)) return malformed(`${path}: is not an object`);
  const inputs = how.given instanceof z.ZodMiniObject ? how.given.shape : {};
  return together(
    Object.entries(expected).map(([key, value]) => {
      const at = inside(path, key);
      const answer = Object.hasOwn(got, key) ? got[key] : undefined;
      if (answer !== undefined) return compare(value, answer, at, { within, given: inputs[key] });
      return Object.hasOwn(inputs, key) ? NOTHING : { ...NOTHING, skipped: [at] };
    }),
  );
}

/** Null stands for a number that is missing, or that is infinite, which JSON cannot write. */
function compareValue(
  expected: unknown,
  answer: number | string | null,
  path: string,
  { within }: How,
): Findings {
  const isText = typeof answer === 'string';
  if (isText ? typeof expected !== 'string' : expected !== null && typeof expected !== 'number') {
    return malformed(`${path}: is not a ${isText ? 'text' : 'number'}`);
  }
  const got = isText || Number.isFinite(answer) ? answer : null;
  const isNear =
    typeof expected === 'number' && typeof got === 'number' && Math.abs(expected - got) <= within;
  return compared({ path, expected, got, agrees: isNear || expected === got });
}

export const NOTHING: Findings = { compared: [], skipped: [], malformed: [] };

function compared(comparison: Comparison): Findings {
  return { ...NOTHING, compared: [comparison] };
}

function malformed(reason: string): Findings {
  return { ...NOTHING, malformed: [reason] };
}

/** All findings of several parts, in order. */
export function together(parts: readonly Findings[]): Findings {
  return {
    compared: parts.flatMap((each) => each.compared),
    skipped: parts.flatMap((each) => each.skipped),
    malformed: parts.flatMap((each) => each.malformed),
  };
}

/** The path of what lies under a key: `a.b`, `a[0]`, `a["0.5"]`. */
export function inside(path: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  const name = String(key);
  return /^\w+$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
}

function isList(answer: Answer): answer is readonly Answer[] {
  return Array.isArray(answer);
}

/** Whether a value read from JSON is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
