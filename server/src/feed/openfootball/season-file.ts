import * as z from 'zod/mini';

/** A season or a cup as openfootball writes it down, with what we use of it. */
export interface SeasonFile {
  readonly name: string;
  readonly matches: readonly RecordedMatch[];
}

export type Side = 'home' | 'away';

/** Goals of home and away. */
export type Goals = readonly [home: number, away: number];

export interface RecordedMatch {
  readonly round: string | null;
  /** `YYYY-MM-DD`, local. */
  readonly date: string;
  /** `HH:MM`, local; null where it is not known. */
  readonly time: string | null;
  /** Hours ahead of UTC, where the file says so. */
  readonly utcOffset: number | null;
  readonly home: RecordedSide;
  readonly away: RecordedSide;
  readonly group: string | null;
  readonly ground: string | null;
  /** What the file says of a match that did not take its course: postponed, cancelled, awarded. */
  readonly status: string | null;
  /** Null for a match that has not been played. */
  readonly score: RecordedScore | null;
  /** In the order of time; null where the file has no minutes. */
  readonly goals: readonly RecordedIncident[] | null;
  /** Cards and substitutions, in the order of time; empty where the file has none. */
  readonly events: readonly RecordedIncident[];
}

export interface RecordedSide {
  readonly name: string;
  /** Such as GER; null where the file has none. */
  readonly code: string | null;
}

export interface RecordedScore {
  /** Null where the file leaves it out. */
  readonly halfTime: Goals | null;
  /** After ninety minutes. */
  readonly fullTime: Goals;
  readonly extraTime: Goals | null;
  readonly penalties: Goals | null;
}

export interface RecordedIncident {
  readonly kind: 'goal' | 'yellow_card' | 'yellow_red_card' | 'red_card' | 'substitution';
  /** Who gets the goal or the card, or replaces a player. */
  readonly side: Side;
  /** The minute under way, from 1; 45 and 90 with `added` are stoppage time, above 90 is extra time. */
  readonly minute: number;
  readonly added: number;
  readonly player: string | null;
  readonly detail: 'penalty' | 'own_goal' | null;
}

const goalsPair = z.tuple([z.int().check(z.gte(0)), z.int().check(z.gte(0))]);
const team = z.union([
  z.string().check(z.minLength(1)),
  z.object({ name: z.string().check(z.minLength(1)), code: z.optional(z.string()) }),
]);
const goal = z.object({
  name: z.optional(z.string()),
  minute: z.union([z.int(), z.string()]),
  offset: z.optional(z.int()),
  penalty: z.optional(z.boolean()),
  owngoal: z.optional(z.boolean()),
});
const event = z.object({
  t: z.string(),
  minute: z.union([z.int(), z.string()]),
  player: z.optional(z.string()),
  in: z.optional(z.string()),
  team: z.int(),
});
const score = z.object({
  ht: z.optional(z.nullable(goalsPair)),
  ft: z.optional(z.nullable(goalsPair)),
  et: z.optional(z.nullable(goalsPair)),
  p: z.optional(z.nullable(goalsPair)),
});
const optionalGoals = z.optional(z.nullable(z.int()));
const match = z.object({
  round: z.optional(z.string()),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'is not a date YYYY-MM-DD' })),
  time: z.optional(z.nullable(z.string())),
  team1: team,
  team2: team,
  score: z.optional(z.nullable(score)),
  // How older files write the score.
  score1: optionalGoals,
  score2: optionalGoals,
  score1i: optionalGoals,
  score2i: optionalGoals,
  score1et: optionalGoals,
  score2et: optionalGoals,
  score1p: optionalGoals,
  score2p: optionalGoals,
  goals1: z.optional(z.nullable(z.array(goal))),
  goals2: z.optional(z.nullable(z.array(goal))),
  events: z.optional(z.array(event)),
  group: z.optional(z.nullable(z.string())),
  ground: z.optional(z.nullable(z.string())),
  status: z.optional(z.string()),
});
const file = z.union([
  z.object({ name: z.string(), matches: z.array(match) }),
  z.object({
    name: z.string(),
    rounds: z.array(z.object({ name: z.optional(z.string()), matches: z.array(match) })),
  }),
]);

type FileMatch = z.output<typeof match>;

/**
 * Reads a file of openfootball's football.json or worldcup.json, in today's structure or in the older one with
 * rounds. Throws with the path of the first field that is not as it should be.
 */
export function parseSeason(text: string): SeasonFile {
  const parsed = file.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(firstIssue(parsed.error));
  const { data } = parsed;
  const matches =
    'matches' in data
      ? data.matches
      : data.rounds.flatMap(({ name, matches: each }) =>
          each.map((one) => ({ ...one, round: one.round ?? name })),
        );
  return { name: data.name, matches: matches.map(recorded) };
}

function firstIssue({ issues }: z.core.$ZodError): string {
  const [issue] = issues.flatMap((each) =>
    each.code === 'invalid_union' && each.errors.length > 0
      ? (each.errors.toSorted((one, other) => depth(other) - depth(one))[0] ?? [])
      : [each],
  );
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'not a season';
}

/** The reading that came furthest is the one that was meant. */
function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function recorded(each: FileMatch): RecordedMatch {
  const [, time = null, offset] =
    /^(\d{1,2}:\d{2})(?: UTC([+-]\d{1,2}))?$/.exec(each.time ?? '') ?? [];
  return {
    round: each.round ?? null,
    date: each.date,
    time: time === null ? null : time.padStart(5, '0'),
    utcOffset: offset === undefined ? null : Number(offset),
    home: sideOf(each.team1),
    away: sideOf(each.team2),
    group: each.group ?? null,
    ground: each.ground ?? null,
    status: each.status ?? null,
    score: scoreOf(each),
    goals: goalsOf(each),
    events: (each.events ?? []).flatMap(eventOf).toSorted(byMinute),
  };
}

function sideOf(each: z.output<typeof team>): RecordedSide {
  return typeof each === 'string'
    ? { name: each, code: null }
    : { name: each.name, code: each.code ?? null };
}

function scoreOf(each: FileMatch): RecordedScore | null {
  const fullTime = each.score?.ft ?? pair(each.score1, each.score2);
  if (!fullTime) return null;
  return {
    halfTime: each.score?.ht ?? pair(each.score1i, each.score2i),
    fullTime,
    extraTime: each.score?.et ?? pair(each.score1et, each.score2et),
    penalties: each.score?.p ?? pair(each.score1p, each.score2p),
  };
}

function pair(home: number | null | undefined, away: number | null | undefined): Goals | null {
  return typeof home === 'number' && typeof away === 'number' ? [home, away] : null;
}

function goalsOf({ goals1, goals2 }: FileMatch): RecordedIncident[] | null {
  if (!goals1 || !goals2) return null;
  const of = (side: Side, goals: readonly z.output<typeof goal>[]) =>
    goals.map((each): RecordedIncident => {
      const { minute, added } = minuteOf(each.minute);
      return {
        kind: 'goal',
        side,
        minute,
        added: each.offset ?? added,
        player: each.name ?? null,
        detail: each.owngoal === true ? 'own_goal' : each.penalty === true ? 'penalty' : null,
      };
    });
  return [...of('home', goals1), ...of('away', goals2)].toSorted(byMinute);
}

const EVENT_KINDS: Readonly<Record<string, RecordedIncident['kind']>> = {
  yellow: 'yellow_card',
  yellow_red: 'yellow_red_card',
  red: 'red_card',
  sub: 'substitution',
};

/** An event of a kind that we do not know is left out. */
function eventOf(each: z.output<typeof event>): RecordedIncident[] {
  const kind = EVENT_KINDS[each.t];
  if (!kind || (each.team !== 1 && each.team !== 2)) return [];
  const side = each.team === 1 ? 'home' : 'away';
  const player = each.player ?? each.in ?? null;
  return [{ kind, side, ...minuteOf(each.minute), player, detail: null }];
}

/** `90+4` is the fourth minute after the ninetieth. */
function minuteOf(written: number | string): { minute: number; added: number } {
  const [minute = 0, added = 0] = String(written).replace(/'/g, '').split('+').map(Number);
  return { minute: minute || 0, added: added || 0 };
}

function byMinute(one: RecordedIncident, other: RecordedIncident): number {
  return one.minute - other.minute || one.added - other.added;
}
