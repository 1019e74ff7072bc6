import type { ErrorReply } from '@touchline/wire/errors';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api';
import { launchFault } from './launch-fault';

const refusal = (status: number, error: Pick<ErrorReply['error'], 'code' | 'data'>) =>
  new ApiError(status, { message: 'as it was answered', ...error });

test.each([
  ['a game that is switched off', refusal(403, { code: 'launch_refused' }), 'off'],
  ['a provider that is gone', refusal(404, { code: 'not_found' }), 'off'],
  [
    'a limit of the player',
    refusal(403, { code: 'launch_refused', data: { details: 'loss' } }),
    'limit',
  ],
  ['no answer', refusal(0, { code: 'internal' }), 'failed'],
  ['too many in a minute', refusal(429, { code: 'too_many_requests' }), 'failed'],
  ['an outage', refusal(503, { code: 'unavailable' }), 'failed'],
] as const)('%s', (_rule, error, expected) => {
  expect(launchFault(error)).toBe(expected);
});

test('a mistake of ours is no refusal', () => {
  expect(() => launchFault(new TypeError('ours'))).toThrow('ours');
});
