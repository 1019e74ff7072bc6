import type { Call } from '@touchline/wire/calls/call';
import { type Answer, failure, reply } from '@touchline/wire/calls/router';
import { BET_ERROR, type ErrorReply } from '@touchline/wire/errors';
import { expect, test } from 'vitest';
import { eventsOf } from './answer-events';

const refusedBet = (code: number): ErrorReply['error']['data'] => ({
  details: 'wager',
  errors_by_bet: [null, { code, localized_message: '', selections: [] }],
});
const limit = (details: string) => ({ data: { details } });

test.each<[string, Answer<Call>, string | null, object?]>([
  ['a reply', reply({}), null],
  ['a refusal for other reasons', failure(400, 'bad_request', ''), null],
  [
    'a wrong password',
    failure(401, 'wrong_credentials', ''),
    'sign_in_failed',
    { reason: 'wrong_credentials' },
  ],
  [
    'a wrong code',
    failure(403, 'second_factor_wrong', ''),
    'sign_in_failed',
    { reason: 'second_factor_wrong' },
  ],
  [
    'a locked account',
    failure(403, 'account_locked', ''),
    'sign_in_limited',
    { reason: 'account_locked' },
  ],
  ['a limit', failure(403, 'limit_reached', '', limit('loss')), 'limit_met', { limit: 'loss' }],
  ['a limit without a name', failure(403, 'limit_reached', ''), 'limit_met', {}],
  [
    'a game barred by a limit',
    failure(403, 'launch_refused', '', limit('time')),
    'limit_met',
    { limit: 'time' },
  ],
  ['a game that is not offered', failure(403, 'launch_refused', ''), null],
  [
    'a bet beyond a limit',
    failure(422, 'bets_refused', '', { data: refusedBet(BET_ERROR.playerLimit) }),
    'limit_met',
    { limit: 'wager' },
  ],
  [
    'a bet of somebody excluded',
    failure(422, 'bets_refused', '', { data: refusedBet(BET_ERROR.playerExcluded) }),
    'limit_met',
    { limit: 'wager' },
  ],
  [
    'another bet',
    failure(422, 'bets_refused', '', { data: refusedBet(BET_ERROR.invalidOdds) }),
    null,
  ],
  ['too much of something', failure(429, 'too_many_requests', ''), null],
])('%s is noted as what it is', (_what, answer, kind, about) => {
  const call = { name: 'doIt', access: 'player' } as const;
  const events = kind === null ? [] : [{ kind, playerId: 7, about: { call: 'doIt', ...about } }];
  expect(eventsOf(call, answer, 7)).toEqual(events);
});

test.each([
  ['signIn', 'anyone', null],
  ['signInSecondFactor', 'anyone', null],
  ['confirmByPassword', 'player', 7],
  ['confirmByFactor', 'player', 7],
  ['changePassword', 'player', 7],
] as const)(
  'too many tries at %s are noted as that, of whoever is signed in only where the call is for players',
  (name, access, playerId) => {
    const answer = failure(429, 'too_many_requests', '');
    const about = { call: name, reason: 'too_many_requests' };
    const noted = [{ kind: 'sign_in_limited', playerId, about }];
    expect(eventsOf({ name, access }, answer, 7)).toEqual(noted);
  },
);

test('a failed sign-in to an account that is known is noted with it', () => {
  const call = { name: 'signIn', access: 'anyone' } as const;
  const answer = { ...failure(401, 'wrong_credentials', ''), accountOf: 8 };
  expect(eventsOf(call, answer, 7)).toMatchObject([{ kind: 'sign_in_failed', playerId: 8 }]);
});

test('what a handler says is noted in place of what would follow', () => {
  const call = { name: 'doIt', access: 'player' } as const;
  const own = [{ kind: 'limit_met', playerId: 8 }] as const;
  expect(eventsOf(call, { ...failure(403, 'limit_reached', ''), events: own }, 7)).toBe(own);
});
