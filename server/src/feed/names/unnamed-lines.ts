import type { LineNamed } from '../../book/ingest/change';
import { lineKeyOf } from '../../book/ingest/line-key';
import type { LineUnnamed } from '../../book/ingest/lines-held';

/** A line that waits for names, or is on offer in generic words until it has them. */
export interface UnnamedLine extends Omit<LineUnnamed, 'isShown' | 'said'> {
  isShown: boolean;
}

/** Lines without names, by what they wait for. */
export interface UnnamedLines {
  /** Takes in a line, in the place of what was known of it. False where there is no room for one more. */
  set(line: UnnamedLine): boolean;
  delete(line: UnnamedLine): void;
  /** Those that wait for one thing. */
  waitingFor(need: string): readonly UnnamedLine[];
  /** Notes that a line waits for this. */
  needs(line: UnnamedLine, needs: readonly string[]): void;
  all(): readonly UnnamedLine[];
}

/** So many are kept. */
const MOST = 50_000;

/** Keeps no lines yet. */
export function createUnnamedLines(most = MOST): UnnamedLines {
  const lines = new Map<string, UnnamedLine>();
  const byNeed = new Map<string, Set<string>>();
  const needsOf = new Map<string, readonly string[]>();
  const keyOf = (line: UnnamedLine) => `${line.urn} ${lineKeyOf(line)}`;

  function forget(key: string): void {
    lines.delete(key);
    for (const need of needsOf.get(key) ?? []) {
      const waiting = byNeed.get(need);
      waiting?.delete(key);
      if (waiting?.size === 0) byNeed.delete(need);
    }
    needsOf.delete(key);
  }

  return {
    set: (line) => {
      const key = keyOf(line);
      forget(key);
      if (lines.size >= most) return false;
      lines.set(key, line);
      return true;
    },
    delete: (line) => forget(keyOf(line)),
    waitingFor: (need) => [...(byNeed.get(need) ?? [])].flatMap((key) => lines.get(key) ?? []),
    needs: (line, needs) => {
      const key = keyOf(line);
      if (!lines.has(key)) return;
      needsOf.set(key, [...new Set([...(needsOf.get(key) ?? []), ...needs])]);
      for (const need of needs) byNeed.set(need, (byNeed.get(need) ?? new Set()).add(key));
    },
    all: () => [...lines.values()],
  };
}

/** The news that a line may have its name by now, or has waited long enough. */
export function lineNamed({ urn, marketId, specifier }: UnnamedLine, isLate: boolean): LineNamed {
  return { type: 'line_named', match: urn, marketId, specifier, isLate };
}
