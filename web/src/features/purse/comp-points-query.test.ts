import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { compPointsQuery } from './comp-points-query';

/** Asks a platform that answers so; says what came, and how often that was taken for an ended session. */
async function asked(status: number, body: unknown) {
  let ended = 0;
  const api = createApi({
    sportsbookOrigin: '',
    platformOrigin: '',
    locale: 'en',
    fetch: async () => Response.json(body, { status }),
    onUnauthorized: () => (ended += 1),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const came = await client.fetchQuery(compPointsQuery(api)).catch((error: unknown) => error);
  return { came, ended };
}

const refusal = (code: string) => ({ error: { code, message: 'no' } });

test('SPEC §7: a 401 of the comp points is empty, and signs nobody out', async () => {
  expect(await asked(401, refusal('unauthorized'))).toEqual({ came: null, ended: 0 });
});

test('any other refusal of them is one', async () => {
  expect((await asked(403, refusal('forbidden'))).came).toMatchObject({ status: 403 });
});

test('comp points come with their condition and its ranges', async () => {
  const data = {
    points: 5,
    condition: 'bronze',
    ranges: [{ condition: 'bronze', min: 0, max: null }],
  };
  expect((await asked(200, { data })).came).toEqual(data);
});
