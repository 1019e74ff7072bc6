import { expect, test } from 'vitest';
import { ApiError } from '../api/api';
import { refusedBy } from './refused-by';

const refusal = { code: 120, localized_message: 'These cannot all win.', selections: [] };

const saying = (data: object) =>
  refusedBy(new ApiError(422, { code: 'bets_refused', message: 'no', data }));

test('a refusal has the code of the first bet at fault, and the details that the book gave', () => {
  const said = saying({ details: 'contradicting', errors_by_bet: [null, refusal] });
  expect(said).toEqual({
    code: 120,
    message: 'no',
    details: 'contradicting',
    bets: [
      null,
      {
        code: 120,
        message: 'These cannot all win.',
        selections: [],
        limit: null,
        customOdds: null,
      },
    ],
  });
});

test('the price that a custom bet has now comes with it, and so does a limit that was missed', () => {
  const said = saying({ errors_by_bet: [{ ...refusal, custom_odds: 3150, limit: 500 }] });
  expect(said.bets).toMatchObject([{ customOdds: 3150, limit: 500n }]);
  expect(said.details).toBeNull();
});

test('where no bet is named, the code of the answer counts', () => {
  const error = new ApiError(409, { code: 1012, message: 'again' });
  expect(refusedBy(error)).toEqual({ code: 1012, message: 'again', details: null, bets: [] });
});
