import { minor } from '@touchline/domain/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type SiteSettings } from '../../book/site';
import { SITE } from '@touchline/testkit/betting/book-database';
import {
  aSingle,
  type OperatorServer,
  operatorServer,
} from '@touchline/testkit/operator/operator-server';

const { EUR } = DEFAULT_LIMITS;
if (!EUR) throw new Error('there are bets in euro');

/** What holds from the first look at the limits on: nothing may cost anything any more. */
const CLOSED = { EUR: { ...EUR, max: minor(1), maxPayout: minor(1), maxExposure: minor(0) } };

let looks = 0;
const site: SiteSettings = {
  ...SITE,
  get limits() {
    looks += 1;
    return looks === 1 ? DEFAULT_LIMITS : CLOSED;
  },
};

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer({ site });
});
afterAll(() => server.close());

test('a change amid a placement is for the next one', async () => {
  const player = await server.aBettor();
  const match = await server.aMatchToBetOn();
  looks = 0;
  expect((await server.place(player, [aSingle(match, 1000)])).status).toBe(200);
  expect((await server.place(player, [aSingle(match, 1000)])).status).toBe(422);
});
