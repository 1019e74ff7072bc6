import { createDeposit } from '@touchline/wire/calls/platform';
import { createWithdrawal } from '@touchline/wire/calls/wallet';
import { type AttackedHouse, attackedHouse } from '@touchline/testkit/attacks/attacked-house';
import { worldOf } from '@touchline/testkit/attacks/attacked-world';
import { GOOD_CALLS, madeBy } from '@touchline/testkit/attacks/good-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';

let attacked: AttackedHouse;
beforeAll(async () => {
  attacked = await attackedHouse({ PAYMENT_SANDBOX: 'off' });
});
afterAll(() => attacked.close());

test.each([
  ['GET', '/sandbox/payments/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
  ['POST', '/sandbox/payments/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/pay'],
  ['POST', '/api/payments/sandbox/webhook'],
  ['POST', '/api/payments/none/webhook'],
] as const)('%s %s is not there where the sandbox is off', async (method, url) => {
  expect((await attacked.platform.inject({ method, url })).statusCode).toBe(404);
});

test.each([[createDeposit.name], [createWithdrawal.name]])(
  '%s says that nobody moves money',
  async (name) => {
    const good = GOOD_CALLS.find(({ call }) => call.name === name);
    if (!good) throw new Error(`${name} is no call`);
    const prepared = await good.prepare(worldOf(attacked));
    const answer = await attacked.send(good.call, prepared.sent, madeBy(good.call, prepared));
    expect([answer.status, answer.body.error?.code]).toEqual([503, 'payments_closed']);
  },
);
