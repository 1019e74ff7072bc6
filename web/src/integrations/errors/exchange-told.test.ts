import { placeBets } from '@touchline/wire/calls/bets';
import { signIn } from '@touchline/wire/calls/platform';
import { expect, test } from 'vitest';
import { ApiError, createApi } from '../../api/api';
import { exchangeTold } from './exchange-told';

const refusing = createApi({
  sportsbookOrigin: 'https://bets.example',
  platformOrigin: 'https://players.example',
  locale: 'en',
  fetch: async () => ({
    ok: false,
    status: 500,
    text: async () => '{"error":{"code":"internal","message":"UNEXPECTED ERROR","token":"t-1"}}',
  }),
});

async function toldOf(asked: Promise<unknown>) {
  const error: unknown = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError) || !error.exchange) throw new Error('was answered');
  return exchangeTold(error.exchange);
}

test('an HTTP error carries the response address, the response body and the request body', async () => {
  const bet = {
    type: 'single' as const,
    stake: { value: 500, currency: 'EUR' },
    selections: [{ match_id: 7, market_id: 1, specifier: '', outcome_id: '1', odds: 1850 }],
  };
  const meta = {
    placement_id: '4f8d3c1e-7a52-4f1b-9a3e-0d5b6c7e8f90',
    device_id: 'd',
    quick: false,
    type: 'single' as const,
  };
  const told = await toldOf(refusing.call(placeBets, { body: { meta, bets: [bet] } }));
  expect(told).toEqual({
    response_address: `https://bets.example${placeBets.path}`,
    response_body: {
      error: { code: 'internal', message: 'UNEXPECTED ERROR', token: '[removed]' },
    },
    request_body: { meta, bets: [bet] },
  });
});

test('of what the platform is sent nothing is told but the names of its fields', async () => {
  const body = { email: 'fan@example.org', password: 'a secret of mine' };
  const told = await toldOf(refusing.call(signIn, { body }));
  expect(told.request_body).toEqual({ email: '[removed]', password: '[removed]' });
  expect(JSON.stringify(told)).not.toMatch(/fan@|secret of mine|t-1/);
});
