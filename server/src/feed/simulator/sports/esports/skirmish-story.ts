import type { Mark } from '@touchline/domain/pricing/sports/rallies';
import { isReached } from '@touchline/domain/pricing/sports/rallies';
import {
  clockAfter,
  minutesAt,
  skirmishEvent,
  type SkirmishRules,
} from '@touchline/domain/pricing/sports/maps/skirmish';
import {
  SKIRMISH_COUNTS,
  type SkirmishMatchState,
} from '@touchline/domain/pricing/sports/maps/skirmish-match';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Match, Moment, Story } from '../../play';
import { lastBy } from '../sets/moments';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How a game of towers and kills is told. */
export interface SkirmishTelling {
  /** Minutes between maps: heroes are picked. */
  readonly draft: number;
  /** Numbers of kills that are bet on by who gets them, in order, and who is first to how many. */
  readonly milestones: readonly number[];
  readonly races: readonly number[];
}

/** Home and away. */
type Pair = readonly [home: number, away: number];

/** How things stand after a kill or a tower. */
export interface SkirmishStep {
  readonly at: number;
  readonly kind: 'kill' | 'tower';
  readonly homeWins: boolean;
  /** The map it is on, from 0, and when that began. */
  readonly map: number;
  readonly began: number;
  readonly kills: Pair;
  readonly towers: Pair;
  /** What was counted on the maps that are over, this one included when it is. */
  readonly over: readonly (readonly number[])[];
  readonly endsMap: boolean;
}

/** A match of such maps. */
export interface SkirmishStory extends Story {
  readonly target: number;
  readonly steps: readonly SkirmishStep[];
  /** When each map begins, ms after the start. */
  readonly begins: readonly number[];
  readonly rules: SkirmishRules;
}

/** Keys of the dice. */
const KEY = { wait: 1, unit: 2 } as const;

/** Plays a match kill by kill and tower by tower with its dice. */
export function skirmishStory(
  match: Match,
  rules: SkirmishRules,
  target: number,
  { draft }: SkirmishTelling,
): SkirmishStory {
  const steps: SkirmishStep[] = [];
  const begins: number[] = [];
  for (let map = 0; !isWon(steps.at(-1)?.over ?? [], target); map += 1) {
    const last = steps.at(-1);
    const began = last ? last.at + draft * MINUTE : 0;
    begins.push(began);
    playMap(match, rules, { map, began, over: last?.over ?? [] }).forEach((step) =>
      steps.push(step),
    );
  }
  return {
    target,
    rules,
    steps,
    begins,
    moments: steps.map(momentOf),
    breaks: begins.slice(1).map((to) => ({ from: to - draft * MINUTE, to })),
    length: steps.at(-1)?.at ?? 0,
  };
}

/** Everything that happens on a map, which the last tower ends. */
function playMap(
  { dice }: Match,
  rules: SkirmishRules,
  about: Pick<SkirmishStep, 'map' | 'began' | 'over'>,
): SkirmishStep[] {
  const { map, began, over } = about;
  const steps: SkirmishStep[] = [];
  let [kills, towers, clock]: [Pair, Pair, number] = [[0, 0], [0, 0], 0];
  while (Math.max(...towers) < rules.towers) {
    const draw = steps.length;
    const event = skirmishEvent(
      rules,
      { towers, kills, clock, marks: [] },
      dice.wait(KEY.wait, map, draw),
      dice.unit(KEY.unit, map, draw),
    );
    const { kind, homeWins } = event;
    clock = event.clock;
    if (kind === 'tower') towers = plus(towers, homeWins);
    else kills = plus(kills, homeWins);
    const played = Math.floor(minutesAt(rules, clock) * 60) * SECOND;
    const endsMap = Math.max(...towers) >= rules.towers;
    const counted = [Number(homeWins), Number(!homeWins), ...kills, ...towers];
    steps.push({
      at: began + played,
      kind,
      homeWins,
      map,
      began,
      kills,
      towers,
      over: endsMap ? [...over, [...counted, Math.floor(played / MINUTE), 0]] : over,
      endsMap,
    });
  }
  return steps;
}

function momentOf({ at, kind, homeWins, endsMap }: SkirmishStep): Moment {
  return {
    at,
    kind: endsMap ? 'map' : kind,
    side: homeWins ? 'home' : 'away',
    told: endsMap ? 'stop' : 'tick',
    decides: true,
  };
}

/** Who has the n-th kill of a map, and who is first to so many; maps and kills count from 1. */
export const killFact = (map: number, kill: number) => `kill:${map}:${kill}`;
export const killRaceFact = (map: number, to: number) => `kills:${map}:${to}`;

/** What is marked on a map on which so many kills have been made: the next milestone, and every race. */
export function killMarks(kills: number, { milestones, races }: SkirmishTelling): readonly Mark[] {
  const next = milestones.find((each) => each > kills);
  return [
    ...races.map((to) => ({ of: 'race', to }) as const),
    ...(next === undefined ? [] : [{ of: 'point', to: next } as const]),
  ];
}

/** The steps of the match up to a moment, and where the map under way stands; null between maps. */
export function presentAt(story: SkirmishStory, at: number) {
  const last = story.steps[lastBy(story.steps, at)];
  const map = last?.over.length ?? 0;
  const began = story.begins[map];
  const isOn = began !== undefined && at >= began && at >= 0 && at < story.length;
  const within = last && !last.endsMap ? last : null;
  return { last, over: last?.over ?? [], map, began: isOn ? began : null, within };
}

/** How a match stands at a moment, as its model wants to know it. */
export function skirmishStateAt(
  story: SkirmishStory,
  at: number,
  telling: SkirmishTelling,
): SkirmishMatchState {
  const { over, map, began, within } = presentAt(story, at);
  const kills = within?.kills ?? [0, 0];
  const marks = killMarks(kills[0] + kills[1], telling);
  const known = skirmishTallyAt(story, at, telling).facts;
  const facts = marks.map(({ of, to }) =>
    of === 'race' ? killRaceFact(map + 1, to) : killFact(map + 1, to),
  );
  const present =
    began === null
      ? null
      : {
          towers: within?.towers ?? ([0, 0] as const),
          kills,
          clock: clockAfter(story.rules, (at - began) / MINUTE),
          marks: facts.map((name) => known[name] ?? 0),
        };
  return { over, present, marks, facts, known };
}

/** What has been counted, and which facts are known, at a moment. */
export function skirmishTallyAt(story: SkirmishStory, at: number, telling: SkirmishTelling): Tally {
  const { over, began, within } = presentAt(story, at);
  const present = began === null ? [] : [presentCounts(within, at - began)];
  const maps = [...over, ...present];
  const counts = SKIRMISH_COUNTS.map((name, index): [string, Score[]] => [
    name,
    maps.map((counted) => ({ home: counted[2 * index] ?? 0, away: counted[2 * index + 1] ?? 0 })),
  ]);
  return {
    counts: Object.fromEntries(counts),
    facts: factsAt(story, at, telling),
    periodsOver: over.length,
    isOver: at >= story.length,
  };
}

function presentCounts(within: SkirmishStep | null, played: number): number[] {
  const [kills, towers] = [within?.kills ?? [0, 0], within?.towers ?? [0, 0]];
  return [0, 0, ...kills, ...towers, Math.floor(played / MINUTE), 0];
}

function factsAt(
  story: SkirmishStory,
  at: number,
  { milestones, races }: SkirmishTelling,
): Record<string, number> {
  const facts: Record<string, number> = {};
  for (const { at: then, kind, kills, homeWins, map } of story.steps) {
    if (then > at) break;
    if (kind === 'tower') continue;
    const [own, all] = [homeWins ? kills[0] : kills[1], kills[0] + kills[1]];
    for (const to of milestones) {
      if (isReached({ of: 'point', to }, own, all)) facts[killFact(map + 1, to)] = homeWins ? 1 : 2;
    }
    for (const to of races) {
      if (own === to) facts[killRaceFact(map + 1, to)] ??= homeWins ? 1 : 2;
    }
  }
  noneLeft(story, at, { milestones, races }, facts);
  return facts;
}

/** What was never reached on a map that is over is known too. */
function noneLeft(
  story: SkirmishStory,
  at: number,
  { milestones, races }: Pick<SkirmishTelling, 'milestones' | 'races'>,
  facts: Record<string, number>,
): void {
  const { over } = presentAt(story, at);
  for (let map = 1; map <= over.length; map += 1) {
    for (const kill of milestones) facts[killFact(map, kill)] ??= 0;
    for (const to of races) facts[killRaceFact(map, to)] ??= 0;
  }
}

function isWon(over: readonly (readonly number[])[], target: number): boolean {
  const home = over.filter(([won]) => won === 1).length;
  return Math.max(home, over.length - home) >= target;
}

function plus([home, away]: Pair, homeWins: boolean): Pair {
  return homeWins ? [home + 1, away] : [home, away + 1];
}
