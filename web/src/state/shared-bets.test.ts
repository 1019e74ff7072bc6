import { beforeEach, expect, test } from 'vitest';
import { askForShared, dismissShared, sharedAnswered, sharedBets } from './shared-bets';

beforeEach(() => sharedBets.setState(sharedBets.getInitialState(), true));

test.each(['link-not-found', 'link-try-another-bet', 'link-try-later'] as const)(
  'SPEC §8: a code that comes to %s is no longer being restored, and that is told until it is read',
  (failure) => {
    askForShared('AB-12');
    expect(sharedBets.getState()).toMatchObject({ asked: 'AB-12', isTold: true });
    sharedAnswered({ code: 'AB-12', failure });
    expect(sharedBets.getState()).toEqual({
      asked: null,
      result: { code: 'AB-12', failure },
      isTold: false,
    });
    dismissShared();
    expect(sharedBets.getState().isTold).toBe(true);
  },
);

test.each([null, 'slip-kept'] as const)('where nothing failed nothing is told: %s', (failure) => {
  askForShared('AB-12');
  sharedAnswered({ code: 'AB-12', failure });
  expect(sharedBets.getState()).toMatchObject({ asked: null, isTold: true });
});

test('a code that was asked for meanwhile goes on', () => {
  askForShared('AB-12');
  askForShared('CD-34');
  sharedAnswered({ code: 'AB-12', failure: 'link-not-found' });
  expect(sharedBets.getState().asked).toBe('CD-34');
});
