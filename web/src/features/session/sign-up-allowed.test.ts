import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { settingsQuery } from '../../api/queries';
import { isSignUpAllowed } from './sign-up-allowed';

const says = (sign_up_allowed: boolean) => async () => Response.json({ data: { sign_up_allowed } });

test.each([
  ['a site that opens accounts here', says(true), true],
  ['one that opens none', says(false), false],
  ['one that does not answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  [
    'one that refuses',
    async () => Response.json({ error: { code: 'internal', message: 'no' } }, { status: 500 }),
    false,
  ],
] as const)(
  'SPEC §4: whether a visitor is reminded is asked of the site anew: %s',
  async (_which, fetch, allowed) => {
    const origins = { sportsbookOrigin: '', platformOrigin: '', locale: 'en', isTrusted: true };
    const api = createApi({ ...origins, fetch });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    // What the page was rendered with, for nobody in particular.
    client.setQueryData([...settingsQuery(api).queryKey], { data: { sign_up_allowed: !allowed } });
    expect(await isSignUpAllowed(client, api)).toBe(allowed);
  },
);
