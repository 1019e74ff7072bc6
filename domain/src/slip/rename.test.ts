import { expect, test } from 'vitest';
import { aPick, stakedSlip } from '@touchline/testkit/slip/slip';
import { placing, unanswered } from './place';
import { type Names, renameSelections } from './rename';

const slip = stakedSlip([aPick({ matchId: 1 }), aPick({ matchId: 2 })], 500);
const [first] = slip.bets[0]!.selections;
const german: Names = {
  home: 'Rangers',
  away: 'Rovers',
  tournament: 'Erste Liga',
  categoryName: 'England',
  marketName: 'Endergebnis',
  outcomeName: 'Heim',
  matchSlug: 'rangers-rovers-m1',
};

test('selections take the names of another language, and nothing else changes', () => {
  const renamed = renameSelections(slip, new Map([[first!.key, german]]));
  const [one, other] = renamed.bets[0]!.selections;
  expect(one).toEqual({ ...first, ...german });
  expect(other).toBe(slip.bets[0]!.selections[1]);
  expect(renamed.bets[0]!.stake).toEqual(slip.bets[0]!.stake);
});

test('names that are known already make no other slip', () => {
  const { home, away, tournament, categoryName, marketName, outcomeName, matchSlug } = first!;
  const known = { home, away, tournament, categoryName, marketName, outcomeName, matchSlug };
  expect(renameSelections(slip, new Map([[first!.key, known]]))).toBe(slip);
});

test('what was sent without an answer can be sent again after it was renamed', () => {
  const silent = unanswered(placing(slip, 'one', 'none'));
  const renamed = renameSelections(silent, new Map([[first!.key, german]]));
  expect(renamed.placement).toBe(silent.placement);
  const sent = placing(slip, 'one', 'none');
  expect(renameSelections(sent, new Map([[first!.key, german]]))).toBe(sent);
});
