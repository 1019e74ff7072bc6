import { failure } from '@touchline/wire/calls/router';

/** The refusal of a password that is among the most used. */
export const COMMON_PASSWORD = failure(400, 'bad_request', 'among the passwords most used', {
  field: 'body.password',
  data: { details: 'password_common' },
});
