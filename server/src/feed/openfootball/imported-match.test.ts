import { describe, expect, test } from 'vitest';
import { competitionOf } from './competition';
import { importedMatches } from './imported-match';
import { parseSeason } from './season-file';

/** What is told of a match of a file. */
function told(match: object) {
  const { name, matches } = parseSeason(
    JSON.stringify({
      name: 'Somewhere 2025/26',
      matches: [{ date: '2025-08-15', team1: 'Reds', team2: 'Blues', ...match }],
    }),
  );
  return importedMatches({ name, matches }, competitionOf('en.1.json'), 0)[0]!.told!;
}
const minutes = (match: object) =>
  told(match).incidents.map(({ minute, added }) => `${minute}+${added}`);

describe('a minute after the ninetieth', () => {
  const late = { goals1: [{ minute: 94 }], goals2: [] };

  test('is stoppage time where there was no extra time', () => {
    expect(minutes({ score: { ht: [0, 0], ft: [1, 0] }, ...late })).toEqual(['90+4']);
    const events = [{ t: 'red', minute: '91+2', team: 1 }];
    expect(minutes({ score: { ht: [0, 0], ft: [0, 0] }, events })).toEqual(['90+3']);
  });

  test('is extra time where there was some, and not told', () => {
    expect(minutes({ score: { ht: [0, 0], ft: [0, 0], et: [1, 0] }, ...late })).toEqual([]);
  });
});

describe('goals are told one by one', () => {
  const goals = (...at: number[]) => at.map((minute) => ({ minute }));

  test.each([
    ['where they add up', [0, 1], [1, 1], goals(60), goals(20), true],
    ['not where one is missing', [0, 1], [2, 1], goals(60), goals(20), false],
    ['not where one is too many', [0, 1], [1, 1], goals(60, 70), goals(20), false],
    ['not where one is the other side’s', [0, 1], [1, 1], [], goals(20, 60), false],
    ['not where a half disagrees', [0, 1], [1, 1], goals(60), goals(50), false],
  ])('%s', (_what, ht, ft, goals1, goals2, areTold) => {
    const { fullTime, goalsAreKnown, incidents } = told({ score: { ht, ft }, goals1, goals2 });
    expect(goalsAreKnown).toBe(areTold);
    expect(incidents.length).toBe(areTold ? goals1.length + goals2.length : 0);
    expect(fullTime).toEqual({ home: ft[0], away: ft[1] });
  });

  test('not where one is in a minute that no match comes to', () => {
    const score = { ht: [0, 0], ft: [1, 0] };
    const match = told({ score, goals1: [{ minute: 900 }], goals2: [] });
    expect(match).toMatchObject({ goalsAreKnown: false, incidents: [] });
  });

  test('whatever is told besides stays', () => {
    const score = { ht: [0, 0], ft: [1, 0] };
    const events = [{ t: 'yellow', minute: 30, team: 2 }];
    const match = told({ score, goals1: [], goals2: [], events });
    expect(match.incidents.map(({ kind }) => kind)).toEqual(['yellow_card']);
  });
});
