import * as z from 'zod/mini';
import { anchors } from './anchors';
import { asianSettlement } from './asian-settlement';
import { basketball } from './basketball';
import { betBuilder, cashOut, oddsFormats } from './bets';
import { inPlay, scoreModel } from './goals';
import { marginApply, marginRemoval } from './margins';
import { inside, isRecord, NOTHING, together } from './section';
import type { Comparison, Findings, Section } from './section';
import * as tennis from './tennis';

/** The sections of a file, or of a part of it. */
interface Sections {
  readonly [name: string]: Section | Sections;
}

const SECTIONS: Sections = {
  published_anchors: anchors,
  margin_removal: marginRemoval,
  margin_apply: marginApply,
  score_model: scoreModel,
  in_play: inPlay,
  asian_settlement: asianSettlement,
  tennis: {
    hold: tennis.hold,
    game_from_score: tennis.gameFromScore,
    tiebreak: tennis.tieBreak,
    set: tennis.set,
    match: tennis.match,
    match_in_play: tennis.matchInPlay,
  },
  basketball,
  bet_builder: betBuilder,
  cash_out: cashOut,
  odds_formats: oddsFormats,
};

/** What a file says about itself. */
const PROSE = new Set(['formulas', 'checks', 'tolerance']);

const toleranceSchema = z.object({
  tolerance: z._default(z.looseObject({ default: z.number().check(z.gte(0)) }), { default: 1e-6 }),
});

/** What came of one section. */
export interface Part {
  readonly name: string;
  readonly compared: readonly Comparison[];
}

export interface Outcome {
  readonly parts: readonly Part[];
  readonly skipped: readonly string[];
  /** When this is not empty the file cannot be trusted, and the comparisons stand for nothing. */
  readonly malformed: readonly string[];
}

/** Compares every reference value of a file with what the domain makes of its inputs. */
export function runCheck(file: unknown): Outcome {
  const read = toleranceSchema.safeParse(file);
  if (!isRecord(file) || !read.success) {
    const at = isRecord(file) ? 'tolerance.default: is not a number' : 'the file: is not an object';
    return { parts: [], skipped: [], malformed: [at] };
  }
  const found = Array.from(judged(file, SECTIONS, '', read.data.tolerance.default));
  const { compared, skipped, malformed } = together(found.map(([, findings]) => findings));
  const parts = found
    .map(([name, findings]) => ({ name, compared: findings.compared }))
    .filter((part) => part.compared.length > 0);
  const isEmpty = compared.length + malformed.length === 0;
  return {
    parts,
    skipped,
    malformed: isEmpty ? ['the file: holds nothing to compare'] : malformed,
  };
}

function* judged(
  part: Record<string, unknown>,
  sections: Sections,
  path: string,
  tolerance: number,
): Generator<readonly [name: string, Findings]> {
  for (const [key, value] of Object.entries(part)) {
    const name = path === '' ? key : inside(path, key);
    const judge = Object.hasOwn(sections, key) ? sections[key] : undefined;
    if (typeof judge === 'function') yield [name, judge(value, name, tolerance)];
    else if (judge && isRecord(value)) yield* judged(value, judge, name, tolerance);
    else if (judge) yield [name, { ...NOTHING, malformed: [`${name}: is not an object`] }];
    else if (path !== '' || !PROSE.has(key)) yield [name, { ...NOTHING, skipped: [name] }];
  }
}
