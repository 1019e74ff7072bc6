import { crestAt } from '@touchline/domain/crest-address';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BuilderPick, ProviderApi } from '../source';
import { providerApi } from './api';
import { calendarOf, fixtureOf } from './calendar';
import { dayOf } from './day';
import { squadOf } from './names/names';
import type { Match } from './play';
import { sportsOf } from './programme';
import { tinySport } from '@touchline/testkit/simulator/tiny-play';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
const EPOCH = Date.UTC(2026, 10, 21, 12);
const calendar = calendarOf({ seed: 3, speed: 1, epoch: EPOCH }, [tinySport()]);
const [FIRST] = calendar.matchesOf(dayOf(EPOCH) + 1) as readonly [Match];
const before = providerApi(calendar, () => FIRST.kickOff - 60 * MINUTE);
const during = providerApi(calendar, () => FIRST.kickOff + 10 * MINUTE);
const after = providerApi(calendar, () => FIRST.kickOff + 60 * MINUTE);
const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const pick = (marketId: number, specifier: string, outcomeId: string): BuilderPick => ({
  marketId,
  specifier,
  outcomeId,
});

describe('the schedule of a day', () => {
  test('holds what begins on it, with results of the past and none of what is to come', async () => {
    const api = providerApi(calendar, () => EPOCH);
    for (const back of [-7, -1, 0, 1, 13]) {
      const day = dayText(EPOCH + back * DAY);
      const events = await api.schedule(day);
      expect(events.length).toBeGreaterThan(back === -7 ? 5 : 15);
      for (const { fixture, status } of events) {
        expect(dayText(fixture.startTime)).toBe(day);
        expect(status !== null).toBe(fixture.startTime <= EPOCH);
        if (fixture.startTime < EPOCH - 30 * MINUTE) expect(status).toContain(' status="4"');
      }
    }
  });

  test('is empty beyond what is known, and refused for what is no day', async () => {
    expect(await before.schedule(dayText(EPOCH + 40 * DAY))).toEqual([]);
    await expect(before.schedule('tomorrow')).rejects.toThrow('day');
    await expect(before.schedule('2026-13-45')).rejects.toThrow('day');
  });
});

describe('the timeline', () => {
  test('tells what has happened, no more, and no false alarms', async () => {
    const story = FIRST.sport.rules.storyOf(FIRST);
    const real = story.moments.filter(({ isAlarm }) => !isAlarm);
    expect(await before.timeline(FIRST.urn)).toEqual([]);
    expect(await after.timeline(FIRST.urn)).toHaveLength(real.length);
    const past = real.filter(({ at }) => at <= 10 * MINUTE);
    const told = await during.timeline(FIRST.urn);
    expect(told?.map(({ at, kind }) => [at - FIRST.kickOff, kind])).toEqual(
      past.map(({ at, kind }) => [at, kind]),
    );
  });

  test('gives the score where it changed', async () => {
    const told = await after.timeline(FIRST.urn);
    const story = FIRST.sport.rules.storyOf(FIRST);
    const last = told?.findLast(({ score }) => score !== null)?.score ?? { home: 0, away: 0 };
    expect(last).toEqual(FIRST.sport.rules.standingAt(story, story.length).score);
  });
});

describe('a bet builder', () => {
  let all: readonly BuilderPick[];
  const price = (api: ProviderApi, ...picks: BuilderPick[]) => api.customBet(FIRST.urn, picks);
  beforeAll(async () => {
    all = (await before.customBetSelections(FIRST.urn, [])) ?? [];
  });

  test('offers every outcome that can win, but none that can win by half', () => {
    expect(all).toContainEqual(pick(1, '', '1'));
    expect(all.length).toBeGreaterThan(15);
    const lines = all.map(({ specifier }) => Number(/=(.*)/.exec(specifier)?.[1] ?? 0));
    expect(lines.every((line) => Number.isInteger(line * 2))).toBe(true);
  });

  test('prices legs together: less likely than each, and at longer odds', async () => {
    const total = all.find(({ marketId, outcomeId }) => marketId === 18 && outcomeId === '12')!;
    const [home, over] = [await price(before, pick(1, '', '1')), await price(before, total)];
    const both = await price(before, pick(1, '', '1'), total);
    if (!home?.ok || !over?.ok || !both?.ok) throw new Error(JSON.stringify([home, over, both]));
    expect(both.probability).toBeLessThan(Math.min(home.probability, over.probability));
    expect(both.odds).toBeGreaterThan(Math.max(home.odds, over.odds));
    expect(both.odds / 1_000).toBeLessThan(1 / both.probability);
  });

  test.each([
    ['contradicting', [pick(1, '', '1'), pick(8, 'goalnr=1', '7')]],
    ['contradicting', [pick(1, '', '1'), pick(1, '', '3')]],
    ['not_offered', [pick(1, '', '99')]],
    ['not_offered', [pick(999, '', '1')]],
    ['not_offered', []],
  ] as const)('says why there is no price: %s', async (reason, picks) => {
    expect(await price(before, ...picks)).toEqual({ ok: false, reason });
  });

  test('does not combine what can end by halves', async () => {
    const opened = calendar.toWall(FIRST.kickOff - 2 * 60 * MINUTE);
    const api = providerApi(calendar, () => opened);
    const quarters = [0.25, 0.75, 1.25, 1.75, 2.25, 2.75, 3.25].map((line) =>
      api.customBet(FIRST.urn, [pick(18, `total=${line}`, '12'), pick(1, '', '1')]),
    );
    const reasons = (await Promise.all(quarters)).map((each) => each && !each.ok && each.reason);
    expect(reasons).toContain('not_combinable');
  });

  test('leaves what still combines with those chosen, and each of it has a price', async () => {
    const chosen = [pick(1, '', '3')];
    const left = (await before.customBetSelections(FIRST.urn, chosen)) ?? [];
    expect(left.length).toBeGreaterThan(5);
    expect(left.length).toBeLessThan(all.length);
    expect(left).not.toContainEqual(pick(8, 'goalnr=1', '7'));
    expect(left.every(({ marketId }) => marketId !== 1)).toBe(true);
    for (const each of left) {
      const priced = await price(before, ...chosen, each);
      if (!priced?.ok && priced?.reason !== 'not_offered') expect([each, priced]).toBe('priced');
    }
  });

  test('offers nothing for a match that is over', async () => {
    expect(await after.customBetSelections(FIRST.urn, [])).toEqual([]);
    expect(await price(after, pick(1, '', '1'))).toEqual({ ok: false, reason: 'not_offered' });
  });
});

describe('of the sports that are played', () => {
  const SPORTS = sportsOf('betradar');
  const played = calendarOf({ seed: 3, speed: 1, epoch: EPOCH }, SPORTS);
  const api = providerApi(played, () => EPOCH);
  const matches = Array.from({ length: 10 }, (_, day) => played.matchesOf(dayOf(EPOCH) + day))
    .flat()
    .filter(({ type }) => type === 'match');
  /** One match of each league. */
  const ofLeagues = [...new Map(matches.map((match) => [match.league, match])).values()];

  test('every match is played in a stadium of a city', () => {
    const nowhere = matches.filter((match) => !fixtureOf(played, match).venue?.city);
    expect(nowhere.map(({ league, home }) => `${league.tournament.name}: ${home.name}`)).toEqual(
      [],
    );
  });

  test('everybody has a logo of our own', () => {
    const sides = matches.flatMap((match) => {
      const { home, away, competitors = [] } = fixtureOf(played, match);
      return [home, away, ...competitors].flatMap((side) => side ?? []);
    });
    expect(sides.filter(({ logo }) => crestAt(logo ?? '') === null)).toEqual([]);
    expect(new Set(sides.map(({ logo }) => logo)).size).toBeGreaterThan(200);
  });

  test.each(ofLeagues.map((match) => [match.league.tournament.name, match] as const))(
    'the sides of a match of %s have met before, with the results that were told then',
    async (_, match) => {
      const meetings = (await api.meetings(match.urn)) ?? [];
      expect(meetings.length).toBeGreaterThanOrEqual(3);
      const times = meetings.map(({ startTime }) => startTime);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(times[0]).toBeLessThan(Math.min(EPOCH, played.toWall(match.kickOff)));
      const sides = [match.home.urn, match.away.urn].toSorted();
      for (const { urn, home, away, score } of meetings) {
        expect([home, away].toSorted()).toEqual(sides);
        const known = played.byUrn(urn);
        if (!known) continue;
        const { rules } = known.sport;
        const story = rules.storyOf(known);
        expect(rules.standingAt(story, story.length).score).toEqual(score);
      }
    },
  );

  test.each(
    ofLeagues
      .filter(({ sport }) => !['tennis', 'tabletennis'].includes(sport.key))
      .map((match) => [`${match.sport.key}, ${match.league.tournament.name}`, match] as const),
  )('everybody in the line-ups of a match of %s has a place and a shirt', async (_, match) => {
    const lineups = await api.lineups(match.urn);
    expect(await api.lineups(match.urn)).toEqual(lineups);
    for (const side of [lineups?.home ?? [], lineups?.away ?? []]) {
      expect(side.length).toBeGreaterThanOrEqual(11);
      expect(side.filter(({ isSubstitute }) => !isSubstitute).length).toBeGreaterThanOrEqual(5);
      expect(side.filter(({ position, shirt }) => !position || shirt === null)).toEqual([]);
      expect(new Set(side.map(({ shirt }) => shirt)).size).toBe(side.length);
      expect(new Set(side.map(({ name }) => name)).size).toBe(side.length);
    }
    const all = [...(lineups?.home ?? []), ...(lineups?.away ?? [])].map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
  });

  test('a club of one sport does not line up with the squad of another', async () => {
    const barcelona = matches.find(
      ({ sport, home }) => sport.key !== 'soccer' && home.name === 'Barcelona',
    );
    const lineups = await api.lineups(barcelona?.urn ?? '');
    const names = lineups?.home.map(({ name }) => name);
    expect(squadOf('Barcelona').filter(({ name }) => names?.includes(name))).toEqual([]);
  });

  test('what is won outright says when it ends: after its last part, and not long after', async () => {
    const outrights = Array.from({ length: 10 }, (_, day) => played.matchesOf(dayOf(EPOCH) + day))
      .flat()
      .filter(({ outright }) => outright);
    expect(new Set(outrights.map(({ type }) => type))).toEqual(
      new Set(['simple_tournament', 'season', 'stage']),
    );
    for (const match of outrights) {
      const { startTime, endTime } = await api.fixture(match.urn);
      expect(endTime).toBe(startTime + match.sport.rules.storyOf(match).length);
    }
  });
});

test('line-ups are those of the squad, eleven of whom begin; without a squad there are none', async () => {
  expect(await before.lineups(FIRST.urn)).toBeNull();
  const clubs = ['Arsenal', 'Chelsea'].map((name, index) => {
    return { urn: `sr:competitor:${index + 1}`, name, abbreviation: 'X', rating: 1700 };
  });
  const [league] = tinySport().leagues;
  const sport = tinySport({ key: 'soccer', leagues: [{ ...league!, clubs }] });
  const known = calendarOf({ seed: 3, speed: 1, epoch: EPOCH }, [sport]);
  const [match] = known.matchesOf(dayOf(EPOCH));
  const lineups = await providerApi(known, () => EPOCH).lineups(match!.urn);
  for (const side of [lineups?.home ?? [], lineups?.away ?? []]) {
    const starters = side.filter(({ isSubstitute }) => !isSubstitute);
    expect(starters).toHaveLength(11);
    expect(starters.filter(({ position }) => position === 'G')).toHaveLength(1);
    expect(side.length).toBeGreaterThan(11);
  }
});

test('strangers are refused', async () => {
  await expect(before.timeline('sr:match:1')).rejects.toThrow('sr:match:1');
  await expect(before.customBet('sr:match:1', [])).rejects.toThrow('sr:match:1');
});
