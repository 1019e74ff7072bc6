import { data, matchRoutes, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api';
import { errorKind, throwing } from './error-kind';
import { PageNotFound } from './not-found';

const refusal = (status: number) =>
  new ApiError(status, { code: 'internal', message: 'as it was answered' });

test.each([
  ['an address that names nothing', new ErrorResponse(404, '', null), '404'],
  ['a call that finds nothing', refusal(404), '404'],
  ['a component that finds nothing', new PageNotFound(), '404'],
  ['a call that is not allowed', refusal(403), 'locked'],
  ['a call of a session that is over', refusal(401), 'locked'],
  ['a site that is closed here', new ErrorResponse(451, '', null), 'blocked'],
  ['an outage', refusal(503), '500'],
  ['no answer at all', refusal(0), '500'],
  ['a mistake of ours', new TypeError('undefined is not an object'), '500'],
  ['whatever else is thrown', 'what?', '500'],
] as const)('%s', (_rule, error, expected) => {
  expect(errorKind(error)).toBe(expected);
});

test.each([
  ['404', 404],
  ['500', 500],
  ['locked', 403],
  ['blocked', 451],
] as const)('the address of the page %s answers %i', (kind, status) => {
  expect(throwing(kind)).toThrow(expect.objectContaining(data(null, { status })));
  expect(matchRoutes([{ path: kind }], `/${kind}`)).toHaveLength(1);
});
