import { expect } from '@playwright/test';
import { minor } from '@touchline/domain/money';
import type { ServerProcess } from '../processes/server-process';
import type { Visitor } from '../world/visitor';
import { createDeposit, getDeposit } from '@touchline/wire/calls/platform';

/** Pays in euros through the sandbox, in cents, by the form that a browser would show. */
export async function payIn(server: ServerProcess, player: Visitor, amount: number): Promise<void> {
  const returnUrl = `${server.sportsbook}/`;
  const { data: begun } = await player.call(createDeposit, {
    body: { amount, currency: 'EUR', return_url: returnUrl },
  });
  const page = await (await fetch(begun.payment_url)).text();
  const action = /action="([^"]+\/pay)"/.exec(page)?.[1] ?? '';
  const paid = await fetch(new URL(action, begun.payment_url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  expect(paid.headers.get('location')).toBe(`${returnUrl}?deposit=success`);
  const { data: done } = await player.call(getDeposit, { params: { id: begun.id } });
  expect(done).toMatchObject({ state: 'success', amount: minor(amount) });
}
