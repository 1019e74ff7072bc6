import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import { together } from '@touchline/domain/pricing/tally/joint';
import { keyOfLine, type Line, resultsOf } from '@touchline/domain/pricing/tally/line';
import type { Match, Play, Story } from '../../../../server/src/feed/simulator/play';
import { anyDrift } from './match';

const DAY = 86_400_000;

/** Moments from long before a match to long after it: all that happens, and just before it. */
export function everyMoment({ moments, length }: Story): number[] {
  const around = moments.flatMap(({ at }) => [at - 1, at]);
  return [-14 * DAY, -1, 0, ...around, length - 1, length, length + DAY];
}

/** Every line that is offered at some of the moments, by key. */
export function offeredIn<Own extends Story>(
  play: Play<Own>,
  match: Match,
  story: Own,
  moments: readonly number[],
): Map<string, Line> {
  const offered = new Map<string, Line>();
  for (const at of moments) {
    const model = play.modelOf(match, story, at, anyDrift(match.number));
    for (const { line } of play.linesOf(match, story, at, model)) {
      offered.set(keyOfLine(line), line);
    }
  }
  return offered;
}

/** Lines that are not decided when nothing more can happen. */
export function undecided<Own extends Story>(
  play: Play<Own>,
  story: Own,
  lines: Iterable<Line>,
): string[] {
  const end = play.tallyAt(story, story.length);
  return [...lines].filter((line) => resultsOf(line, end) === null).map(keyOfLine);
}

/**
 * Results that changed once a line was decided, as `key at`: at moments of `story` that take something back they may,
 * and where nothing can be decided they may not come about either.
 */
export function changesOfMind<Own extends Story>(
  play: Play<Own>,
  story: Own,
  lines: Iterable<Line>,
): string[] {
  const faults: string[] = [];
  for (const line of lines) {
    let known: string | null = null;
    for (const { at, kind, decides } of story.moments) {
      const results = resultsOf(line, play.tallyAt(story, at))?.join() ?? null;
      const mayChange = decides && (known === null || kind === 'goal_cancelled');
      if (results !== known && !mayChange) faults.push(`${keyOfLine(line)} ${at} ${kind}`);
      known = results;
    }
  }
  return faults;
}

/**
 * Pairs of outcomes whose chance together is wrong, as text: above 0 for two outcomes of one question that exclude
 * each other, or above what either has by itself.
 */
export function wrongPairs<Own extends Story>(
  play: Play<Own>,
  match: Match,
  story: Own,
  at: number,
): string[] {
  const model = play.modelOf(match, story, at, anyDrift(match.number));
  const lines = play.linesOf(match, story, at, model).map(({ line }) => line);
  const faults: string[] = [];
  for (const line of lines.filter(({ isExclusive }) => isExclusive)) {
    const [one, other] = line.outcomes;
    if (one === undefined || other === undefined) continue;
    const legs = [one, other].map((outcome) => ({ line, outcome }));
    const joint = together(model, legs);
    if (joint && joint.win !== 0) faults.push(`${keyOfLine(line)} ${one} ${other}`);
  }
  const [first] = lines;
  for (const line of lines.slice(1)) {
    for (const { id, mass } of chancesOf(model, line)) {
      const [outcome] = first?.outcomes ?? [];
      if (!first || outcome === undefined) continue;
      const joint = together(model, [
        { line: first, outcome },
        { line, outcome: id },
      ]);
      if (joint && joint.win > mass.win + 1e-9) faults.push(`${keyOfLine(line)} ${id}`);
    }
  }
  return faults;
}
