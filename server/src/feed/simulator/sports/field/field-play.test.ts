import { stageKey } from '@touchline/domain/feed/stage';
import { describe, expect, test } from 'vitest';
import { parseStatus } from '../../../uof/parse';
import { calendarOf } from '../../calendar';
import { DAY, dayOf } from '../../day';
import { sportsOf } from '../../programme';
import { summaryXml } from '../../status-xml';

const EPOCH = Date.UTC(2026, 10, 21, 18);
const SETTINGS = { seed: 7, speed: 600, epoch: EPOCH };

function firstOf(sportKey: string, type: string) {
  const sports = sportsOf('betradar').filter(({ key }) => key === sportKey);
  const calendar = calendarOf(SETTINGS, sports);
  const all = Array.from({ length: 20 }, (_, day) => calendar.matchesOf(dayOf(EPOCH) + day));
  const match = all.flat().find((each) => each.type === type);
  if (!match) throw new Error(`no ${type} of ${sportKey}`);
  const { rules } = match.sport;
  const story = rules.storyOf(match);
  /** What a reader of the provider's status takes from it. */
  const told = (at: number) => {
    const parsed = parseStatus(summaryXml(rules.standingAt(story, at), at >= story.length));
    if (!parsed.ok) throw new Error(parsed.error.reason);
    return parsed.value.field;
  };
  return { match, story, rules, told };
}

describe.each([
  ['golf', 'simple_tournament', 'score'],
  ['cycling', 'season', 'time'],
  ['cycling', 'stage', 'time'],
] as const)('%s, a %s', (sport, type, counted) => {
  const { match, story, rules, told } = firstOf(sport, type);

  test('nobody stands anywhere before the first part is over', () => {
    expect(told(0)).toEqual([]);
  });

  test('then everybody does, the one with the least first', () => {
    for (const at of [story.length / 2, story.length]) {
      const field = told(at);
      expect(field).toHaveLength(match.outright?.field.length ?? 0);
      expect(field.map(({ position }) => position)).toEqual(field.map((_, index) => index + 1));
      const counts = field.map((each) => each[counted]);
      expect(counts.every((count) => count !== null)).toBe(true);
      expect(counts).toEqual(counts.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
    }
  });

  test('who stands first at the end has won', () => {
    const winner = Number(rules.tallyAt(story, story.length).facts['winner']);
    expect(told(story.length)[0]?.urn).toBe(match.outright?.field[winner - 1]?.urn);
  });
});

test('golf is counted to par: after four rounds the best are some strokes below it', () => {
  const { story, told } = firstOf('golf', 'simple_tournament');
  expect(story.length).toBeLessThan(4 * DAY);
  const [best] = told(story.length);
  expect(best?.score).toBeGreaterThan(-40);
  expect(best?.score).toBeLessThan(0);
});

test('golf says the round that is played, to its end', () => {
  const { story, rules } = firstOf('golf', 'simple_tournament');
  const rounds = [0, 1, 2, 3].flatMap((day) => [day * DAY + 1, day * DAY + DAY / 8]);
  const stages = [...rounds, story.length].map((at) => rules.standingAt(story, at).matchStatus);
  const days = ['first', 'second', 'third', 'fourth'].map((nth) => `${nth}_round`);
  expect(stages.map((stage) => stageKey(stage ?? null))).toEqual([
    ...days.flatMap((day) => [day, day]),
    'ended',
  ]);
});
