import type { Futures } from '@touchline/domain/pricing/tally/futures';
import { chancesOf, pricesOf } from '@touchline/domain/pricing/tally/chances';
import type { PricedOutcome } from '@touchline/domain/pricing/tally/chances';
import { keyOfLine, type Line, resultsOf } from '@touchline/domain/pricing/tally/line';
import type { Reading } from '@touchline/domain/pricing/tally/tally';
import type { FinalResult } from '@touchline/domain/settlement/leg-result';
import type { Board, Cue } from './board';
import { liveCues, openingOf } from './cues';
import { driftAt } from './drift';
import type { Match, OfferedLine, Story } from './play';
import { createShelf } from './shelf';

export interface Quote {
  readonly line: Line;
  readonly favourite: boolean;
  readonly outcomes: readonly PricedOutcome[];
  /** Whether there is anything to choose between. */
  readonly isOpen: boolean;
}

/** What can be worked out about one match. Nothing is, before it is asked for. */
export interface Book {
  story(): Story;
  /** Everything that is said from the hand-over on. */
  cues(): readonly Cue[];
  modelAt(at: number): readonly Futures[];
  /** The prices of the lines on offer, by key, in the order in which they are listed. */
  quotes(board: Board): ReadonlyMap<string, Quote>;
  /** Every line that was on offer up to and with a time of choosing, counted from 1; the oldest first. */
  offered(windows: number): readonly Line[];
  /** Whether a line is one of those. */
  wasOffered(line: Line, windows: number): boolean;
  /** The results of a line that is decided at a moment; null while it is not. */
  resultsAt(at: number, line: Line): readonly FinalResult[] | null;
  /** Gives up what was kept to save work. */
  forget(): void;
}

/** What few moments need is kept for as long as the next few are likely to need it too. */
const KEPT = 3;

/** The book of one match at a feed's speed. */
export function bookOf(match: Match, speed: number): Book {
  const { rules } = match.sport;
  let course: Course | null = null;
  const models = createShelf<number, readonly Futures[]>(KEPT);
  const quoted = createShelf<string, ReadonlyMap<string, Quote>>(KEPT);
  const drawn = createShelf<number, readonly OfferedLine[]>(KEPT);
  const decided = createShelf<number, (line: Line) => readonly FinalResult[] | null>(KEPT);
  const offers = createOffers();

  const storyOf = () => (course ??= courseOf(match, speed));
  const { priced, widened } = openingOf(match);
  const modelAt = (at: number) =>
    models.get(at, () => {
      const drift = driftAt(match, at);
      if (at < widened && rules.headModelOf) return rules.headModelOf(match, drift);
      return rules.modelOf(match, storyOf().story, at, drift);
    });
  const linesOf = (window: number) =>
    drawn.get(window, () => {
      if (window === 1) return rules.headlinesOf(match, modelAt(priced));
      const at = window === 2 ? widened : (storyOf().windows()[window - 3] ?? 0);
      return rules.linesOf(match, storyOf().story, at, modelAt(at));
    });

  return {
    story: () => storyOf().story,
    cues: () => storyOf().cues(),
    modelAt,
    quotes: ({ pricedAt, windows, phase }) =>
      quoted.get(`${pricedAt} ${windows} ${phase === 'prematch'}`, () => {
        if (windows === 0) return new Map();
        const model = modelAt(pricedAt);
        return quotesOf(linesOf(windows), (line) =>
          phase === 'prematch'
            ? pricesOf(model, line, rules.booksum.prematch)
            : outcomesInPlay(line, model, rules.booksum.live),
        );
      }),
    offered: (windows) => {
      offers.gather(windows, linesOf);
      return offers.upTo(windows);
    },
    wasOffered: (line, windows) => {
      // What was chosen last is at hand; to gather all that ever was takes long.
      if (windows > 0 && isAmong(line, linesOf(windows))) return true;
      offers.gather(windows, linesOf);
      return offers.has(line, windows);
    },
    resultsAt: (at, line) =>
      at === -Infinity ? null : decided.get(at, () => judgeAt(match, storyOf().story, at))(line),
    forget: () => {
      course = null;
      for (const shelf of [models, quoted, drawn, decided]) shelf.clear();
      offers.clear();
    },
  };
}

function isAmong(line: Line, offered: readonly OfferedLine[]): boolean {
  const { market, specifier } = line;
  return offered.some((each) => each.line.market === market && each.line.specifier === specifier);
}

/** Every line that was ever on offer, gathered as far as it is asked for. */
function createOffers() {
  const lines: Line[] = [];
  /** How many there were after each time of choosing. */
  const counts: number[] = [];
  const since = new Map<string, number>();
  return {
    gather: (windows: number, linesOf: (window: number) => readonly OfferedLine[]) => {
      while (counts.length < windows) {
        const window = counts.length + 1;
        for (const { line } of linesOf(window)) {
          const key = keyOfLine(line);
          if (since.has(key)) continue;
          since.set(key, window);
          lines.push(line);
        }
        counts.push(lines.length);
      }
    },
    upTo: (windows: number) => lines.slice(0, windows === 0 ? 0 : counts[windows - 1]),
    has: (line: Line, windows: number) => (since.get(keyOfLine(line)) ?? Infinity) <= windows,
    clear: () => {
      lines.length = 0;
      counts.length = 0;
      since.clear();
    },
  };
}

interface Course {
  readonly story: Story;
  readonly cues: () => readonly Cue[];
  /** When the lines on offer in play are chosen. */
  readonly windows: () => readonly number[];
}

function courseOf(match: Match, speed: number): Course {
  const story = match.sport.rules.storyOf(match);
  let cues: readonly Cue[] | null = null;
  let windows: readonly number[] | null = null;
  const all = () => (cues ??= liveCues(match, story, speed));
  return {
    story,
    cues: all,
    windows: () => (windows ??= all().flatMap(({ at, redraws }) => (redraws ? [at] : []))),
  };
}

function quotesOf(
  lines: readonly OfferedLine[],
  outcomesOf: (line: Line) => PricedOutcome[],
): ReadonlyMap<string, Quote> {
  return new Map(
    lines.map(({ line, favourite }) => {
      const outcomes = outcomesOf(line);
      const isOpen = outcomes.filter(({ odds }) => odds !== null).length > 1;
      return [keyOfLine(line), { line, favourite, outcomes, isOpen }];
    }),
  );
}

/**
 * A line that was chosen a while ago may ask for what is over and done with by now, or none of its outcomes can win
 * any more: then it has no prices.
 */
function outcomesInPlay(line: Line, model: readonly Futures[], booksum: number): PricedOutcome[] {
  if (!line.reads.every((reading) => isKnown(model, reading))) return [];
  const chances = chancesOf(model, line);
  return chances.some(({ probability }) => probability > 0)
    ? pricesOf(model, line, booksum)
    : chances.map((chance) => ({ ...chance, odds: null }));
}

function isKnown(model: readonly Futures[], reading: Reading): boolean {
  return model.some(({ counts, facts }) =>
    reading.of === 'fact' ? reading.fact in facts : reading.count in counts,
  );
}

/** Remembers what it has found, since every line is asked about more than once. */
function judgeAt({ sport: { rules } }: Match, story: Story, at: number) {
  const tally = rules.tallyAt(story, at);
  const found = new Map<string, readonly FinalResult[] | null>();
  return (line: Line): readonly FinalResult[] | null => {
    const key = keyOfLine(line);
    const known = found.get(key);
    if (known !== undefined) return known;
    const results = resultsOf(line, tally);
    found.set(key, results);
    return results;
  };
}
