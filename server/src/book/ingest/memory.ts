import type { HeldMatch } from './held-match';
import type { Producer } from './producer';
import { createOddsHistory, type OddsHistory } from './odds-history';
import { createWritten, type Written } from './written';

/**
 * What a feed's only writer remembers of what is stored, so that it need not read it again. Whoever uses it after
 * something failed to be stored has to forget it first.
 */
export interface Memory {
  /** The match, which counts as used now; undefined when it has to be read. */
  match(urn: string): HeldMatch | undefined;
  hold(match: HeldMatch): void;
  forget(urn: string): void;
  /** Places and competitors. */
  readonly written: Written;
  /** Of prices, what is kept for charts. */
  readonly history: OddsHistory;
  /** Null until they have been read. */
  producers: ReadonlyMap<number, Producer> | null;
  /** Makes room, giving up those matches that were not used for longest. */
  trim(): void;
  forgetAll(): void;
}

/** About 150 MB. A match that comes back is read again. */
const MOST_LINES = 200_000;

/** An empty memory of so many lines. */
export function createMemory(mostLines = MOST_LINES): Memory {
  const matches = new Map<string, HeldMatch>();
  const written = createWritten();
  return {
    written,
    history: createOddsHistory(),
    producers: null,
    match: (urn) => {
      const match = matches.get(urn);
      if (!match) return undefined;
      matches.delete(urn);
      matches.set(urn, match);
      return match;
    },
    hold: (match) => void matches.set(match.urn, match),
    forget: (urn) => void matches.delete(urn),
    trim: () => {
      let lines = 0;
      for (const match of matches.values()) lines += match.state.lines.size;
      for (const [urn, match] of matches) {
        if (lines <= mostLines) return;
        lines -= match.state.lines.size;
        matches.delete(urn);
      }
    },
    forgetAll() {
      matches.clear();
      written.forgetAll();
      this.producers = null;
    },
  };
}
