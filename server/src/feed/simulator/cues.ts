import type { Cue } from './board';
import { gridOf } from './grid';
import { isPaused, isTold, type Pause, pausesOf } from './pauses';
import type { Match, Moment, Sport, Story } from './play';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So much later than it might be a match is announced, at most. */
const ANNOUNCED_WITHIN = 15 * MINUTE;
/** How long before its start its lines are made ready, at least and at most; until then the main ones are on offer. */
const WIDENED = { least: DAY, most: DAY + 15 * MINUTE };
/** How long after the announcement prices come, and after they were made ready all lines. */
const OPENED = { least: 30 * SECOND, most: 90 * SECOND };
/** When the prematch producer moves its prices for the last time. */
const LAST_PREMATCH = -MINUTE;
/** How long after its end nothing more can come. */
const AFTERMATH = 6 * MINUTE;

/** Between which feed times, counted from the start, a match has anything to say. */
export function lifetimeOf({ rules, daysAhead }: Sport): { from: number; to: number } {
  return { from: -daysAhead * DAY, to: rules.longest + AFTERMATH };
}

/** Feed ms between prices, and the wall ms below which no speed may press them. */
const PACE = {
  weeks: { feed: 6 * HOUR, wall: 30 * MINUTE },
  days: { until: -DAY, feed: 45 * MINUTE, wall: 8 * MINUTE },
  hours: { until: -3 * HOUR, feed: 7.5 * MINUTE, wall: 90 * SECOND },
  soon: { until: LAST_PREMATCH, feed: 2 * MINUTE, wall: 12 * SECOND },
  playing: { feed: 10 * SECOND, wall: 4 * SECOND },
  resting: { feed: 45 * SECOND, wall: 6 * SECOND },
  outright: { feed: 5 * MINUTE, wall: 20 * SECOND },
};
/** What happens is not told of more often than this, wall ms, unless betting stops for it. */
const TOLD_EVERY = 2 * SECOND;
/** The lines on offer in play are chosen anew this often at least. */
const WINDOW = { match: 4 * MINUTE, outright: HOUR };
/** How soon after its moment what was decided is settled: a stop has to be cleared first. */
const SETTLED_AFTER = { stop: 4 * SECOND, tick: 2 * SECOND, aside: 2 * SECOND };

/** When it is said that there is a match, what its main lines open at, and what all of them do. */
export function openingOf({ dice, sport }: Match): {
  announced: number;
  priced: number;
  widened: number;
} {
  const before = ({ least, most }: typeof WIDENED, key: number) =>
    -Math.round(dice.between(least, most, key));
  const soon = (key: number) => Math.round(dice.between(OPENED.least, OPENED.most, key));
  const most = sport.daysAhead * DAY;
  const announced = before({ least: most - ANNOUNCED_WITHIN, most }, 31);
  return { announced, priced: announced + soon(32), widened: before(WIDENED, 20) + soon(22) };
}

/** Everything that is said of a match before the hand-over, in order; each of it is found without the others. */
export interface EarlyCues {
  readonly count: number;
  /** The places of the announcement and of the cues that bring lines which were not on offer. */
  readonly openings: readonly number[];
  at(index: number): Cue;
}

/** What is said before the hand-over: prices move seldom while the main lines alone are on offer. */
export function earlyCues(match: Match, speed: number): EarlyCues {
  const { announced, priced, widened } = openingOf(match);
  const paceOf = ({ feed, wall }: { feed: number; wall: number }) => Math.max(feed, wall * speed);
  const far = gridOf([{ from: priced, to: widened, pace: paceOf(PACE.weeks) }], (index) =>
    match.dice.unit(33, index),
  );
  let from = widened;
  const stretches = [PACE.days, PACE.hours, PACE.soon].map(({ until, ...pace }) => {
    const stretch = { from, to: until, pace: paceOf(pace) };
    from = until;
    return stretch;
  });
  const near = gridOf(stretches, (index) => match.dice.unit(25, index));
  const wide = 2 + far.count;
  return {
    count: wide + 1 + near.count,
    openings: [0, 1, wide],
    at: (index) => {
      if (index === 0) return { at: announced, kind: 'announce' };
      if (index === 1) return { at: priced, kind: 'price', redraws: true };
      if (index === wide) return { at: widened, kind: 'price', redraws: true };
      return { at: index < wide ? far.at(index - 2) : near.at(index - wide - 1), kind: 'price' };
    },
  };
}

/** Everything that is said of a match from the hand-over on, in order. */
export function liveCues(match: Match, story: Story, speed: number): Cue[] {
  const pauses = pausesOf(match, story);
  const cues = [
    ...handOver(match),
    ...pauses.flatMap(pauseCues),
    ...momentCues(story, pauses, speed),
    ...gridCues(match, story, pauses, speed),
    ...endOf(story),
  ];
  cues.sort((one, other) => one.at - other.at || rank(one) - rank(other));
  return withWindows(cues, match.outright ? WINDOW.outright : WINDOW.match);
}

function handOver({ dice, sport: { producers } }: Match): Cue[] {
  const [early, late] = [-30 * SECOND, -15 * SECOND];
  if (producers.live === producers.prematch) {
    return [
      { at: late, kind: 'take-over', redraws: true },
      { at: 0, kind: 'price' },
    ];
  }
  const liveFirst = dice.unit(21) < 0.5;
  return [
    { at: liveFirst ? early : late, kind: 'take-over', redraws: true },
    { at: liveFirst ? late : early, kind: 'hand-over' },
    { at: 0, kind: 'price' },
  ];
}

function pauseCues({ to, stops }: Pause): Cue[] {
  const cues: Cue[] = stops.map(({ at, groups }) => ({ at, kind: 'stop', groups }));
  return to < Infinity ? [...cues, { at: to, kind: 'price', redraws: true }] : cues;
}

/**
 * What happens: shown while betting rests, priced where it goes on. At high speeds not all of it is told; what it
 * decides is settled all the same, which closes the lines that are decided.
 */
function momentCues(story: Story, pauses: readonly Pause[], speed: number): Cue[] {
  const cues: Cue[] = [];
  let toldUntil = -Infinity;
  for (const moment of story.moments) {
    if (!isTold(moment, story) || moment.isAlarm) continue;
    const { at, decides, told } = moment;
    if (decides) cues.push({ at: at + SETTLED_AFTER[told], kind: 'settle' });
    if (told !== 'stop' && at < toldUntil) continue;
    toldUntil = at + TOLD_EVERY * speed;
    cues.push(wordOf(moment, pauses));
  }
  return cues;
}

function wordOf(moment: Moment, pauses: readonly Pause[]): Cue {
  const { at, told, decides } = moment;
  if (told === 'stop') return { at, kind: 'show', moment };
  if (told === 'aside' || isPaused(pauses, at)) return { at, kind: 'tell', moment };
  return { at, kind: 'price', moment, redraws: decides };
}

/** Prices that move though nothing happens, more slowly in the breaks. */
function gridCues(match: Match, story: Story, pauses: readonly Pause[], speed: number): Cue[] {
  const { breaks = [], length } = story;
  const paceOf = ({ feed, wall }: { feed: number; wall: number }) => Math.max(feed, wall * speed);
  const playing = paceOf(match.outright ? PACE.outright : PACE.playing);
  const stretches = [];
  let from = 0;
  for (const { from: begins, to: ends } of breaks) {
    stretches.push({ from, to: begins, pace: playing });
    stretches.push({ from: begins, to: ends, pace: paceOf(PACE.resting) });
    from = ends;
  }
  stretches.push({ from, to: length, pace: playing });
  const grid = gridOf(stretches, (index) => match.dice.unit(26, index));
  return Array.from({ length: grid.count }, (_, index) => grid.at(index))
    .filter((at) => at > 0 && !isPaused(pauses, at))
    .map((at) => ({ at, kind: 'price' }));
}

function endOf({ length }: Story): Cue[] {
  return [
    { at: length, kind: 'end' },
    { at: length + 5 * SECOND, kind: 'settle' },
    { at: length + 5 * MINUTE, kind: 'confirm' },
    { at: length + 5 * MINUTE + 30 * SECOND, kind: 'close' },
  ];
}

/** Every so often one price chooses the lines anew. */
function withWindows(cues: readonly Cue[], length: number): Cue[] {
  let cell = -1;
  return cues.map((cue) => {
    const now = Math.floor(cue.at / length);
    if (cue.kind !== 'price' || now === cell) return cue;
    cell = now;
    return { ...cue, redraws: true };
  });
}

const RANKS: readonly Cue['kind'][] = ['stop', 'show', 'tell', 'price', 'end', 'settle'];

/** Of cues at one moment, betting stops first and is settled last. */
function rank({ kind }: Cue): number {
  return RANKS.indexOf(kind);
}
