import type { Match } from './calendar';
import { BREAK, fullTime, halfAt } from './story';
import type { Incident, Story } from './story';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long before kick-off a match is announced, at least and at most. */
const ANNOUNCED = { least: 12 * HOUR, most: 12 * HOUR + 15 * MINUTE };
/** How long after the final whistle nothing more can come. */
const AFTERMATH = 6 * MINUTE;
/** Longest stoppage times; no match lasts longer. */
const LONGEST = 90 * MINUTE + BREAK + 11 * MINUTE;

/** Between which feed times, counted from kick-off, a match has anything to say. */
export const LIFETIME = { from: -ANNOUNCED.most, to: LONGEST + AFTERMATH };

/** Feed ms between prices, and the wall ms below which no speed may press them. */
const PACE = {
  prematch: { feed: [60 * SECOND, 180 * SECOND], wall: [8 * SECOND, 16 * SECOND] },
  playing: { feed: [8 * SECOND, 12 * SECOND], wall: [1_200, 1_800] },
  resting: { feed: [30 * SECOND, 60 * SECOND], wall: [1_200, 1_800] },
} as const;

/**
 * A moment at which the feed says something about a match, `at` ms after kick-off (feed time).
 * `price` also opens betting again where it was stopped.
 */
export interface Cue {
  readonly at: number;
  readonly kind:
    | 'announce'
    | 'price'
    | 'hand-over'
    | 'take-over'
    | 'stop'
    | 'show'
    | 'settle-decided'
    | 'end'
    | 'settle-rest'
    | 'confirm'
    | 'close';
  readonly incident?: Incident;
}

/** When a match is announced, ms after kick-off. */
export function announcedAt({ dice }: Match): number {
  return -Math.round(dice.between(ANNOUNCED.least, ANNOUNCED.most, 20));
}

/** Everything the feed will say of a match, in order; prices tick while betting is open. */
export function* cuesOf(match: Match, story: Story, speed: number): Generator<Cue, void> {
  let tick = Infinity;
  let count = 0;
  const pause = (at: number) => pauseAfter(match, story, at, (count += 1), speed);
  for (const cue of fixedCues(match, story)) {
    for (; tick < cue.at; tick += pause(tick)) yield { at: tick, kind: 'price' };
    yield cue;
    tick = cue.kind === 'price' ? cue.at + pause(cue.at) : Infinity;
  }
}

function fixedCues(match: Match, story: Story): Cue[] {
  const { dice } = match;
  const announced = announcedAt(match);
  const end = fullTime(story);
  const liveFirst = dice.unit(21) < 0.5;
  const [first] = story.halves;
  const cues: Cue[] = [
    { at: announced, kind: 'announce' },
    { at: announced + Math.round(dice.between(30 * SECOND, 90 * SECOND, 22)), kind: 'price' },
    { at: -30 * SECOND, kind: liveFirst ? 'take-over' : 'hand-over' },
    { at: -15 * SECOND, kind: liveFirst ? 'hand-over' : 'take-over' },
    { at: 0, kind: 'price' },
    ...story.incidents.flatMap((incident, index) => incidentCues(match, incident, index)),
    { at: first, kind: 'price' },
    { at: first + BREAK, kind: 'price' },
    { at: end - SECOND, kind: 'stop' },
    { at: end, kind: 'end' },
    { at: end + 5 * SECOND, kind: 'settle-rest' },
    { at: end + 5 * MINUTE, kind: 'confirm' },
    { at: end + 5 * MINUTE + 30 * SECOND, kind: 'close' },
  ];
  return cues.sort((one, other) => one.at - other.at);
}

/** Betting stops a little before the scoreboard knows, and opens again when things are clear. */
function incidentCues({ dice }: Match, incident: Incident, index: number): Cue[] {
  const { at, kind } = incident;
  const lead = Math.round(dice.between(3 * SECOND, 8 * SECOND, 23, index));
  const settles = at + 4 * SECOND;
  const reopens = at + Math.round(dice.between(20 * SECOND, 40 * SECOND, 24, index));
  if (kind === 'yellow' || kind === 'corner') return [];
  if (kind === 'alarm')
    return [
      { at: at - lead, kind: 'stop', incident },
      { at: reopens, kind: 'price' },
    ];
  const cues: Cue[] = [
    { at: at - lead, kind: 'stop', incident },
    { at, kind: 'show', incident },
    { at: reopens, kind: 'price' },
  ];
  return kind === 'goal' ? [...cues, { at: settles, kind: 'settle-decided' }] : cues;
}

function pauseAfter(
  { dice }: Match,
  story: Story,
  at: number,
  count: number,
  speed: number,
): number {
  const half = halfAt(story, at);
  const pace = half === 0 ? PACE.prematch : half === 1.5 ? PACE.resting : PACE.playing;
  const unit = dice.unit(25, count);
  const span = ([low, high]: readonly [number, number]) => low + (high - low) * unit;
  return Math.round(Math.max(span(pace.feed), span(pace.wall) * speed));
}
