import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { submitDeposit } from './submit-deposit';

let server: Server;
let origin: string;
let answer: { status: number; body: string };
let asked: { line: string; body: unknown };

beforeEach(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked = { line: `${request.method} ${request.url}`, body: JSON.parse(body) };
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
});

const config = () => ({
  backendOrigin: origin,
  apiPrefix: '/api',
  currency: 'EUR',
  subunits: 100,
  locale: 'en',
});
const BACK = 'https://bets.example/live';
const submit = () => submitDeposit(config(), 10_000, BACK);
const failing = (status: number, error: object) => ({ status, body: JSON.stringify({ error }) });
const paying = (payment_url: unknown) => ({
  status: 201,
  body: JSON.stringify({ data: { id: '1', payment_url } }),
});

test('a deposit is asked for in subunits and answered with the page where it is paid', async () => {
  answer = paying('https://pay.example/1');
  expect(await submit()).toEqual({ id: '1', paymentUrl: 'https://pay.example/1' });
  expect(asked).toEqual({
    line: 'POST /api/deposits',
    body: { amount: 10_000, currency: 'EUR', return_url: BACK },
  });
});

test.each([
  ['a player who is signed out', failing(401, { code: 'unauthorized' }), 'sign_in_again'],
  ['an amount outside the limits', failing(400, { field: 'body.amount' }), 'amount_refused'],
  ['a currency without account', failing(400, { field: 'body.currency' }), 'currency_refused'],
  ['a limit of the player', failing(403, { code: 'limit_reached' }), 'limit_reached'],
  [
    'a site where nobody collects money',
    failing(503, { code: 'payments_closed' }),
    'payments_closed',
  ],
  ['a server that is out of order', failing(503, { code: 'unavailable' }), 'try_again'],
  ['a bad return address', failing(400, { field: 'body.return_url' }), 'try_again'],
  ['a broken server', { status: 502, body: '<html>' }, 'try_again'],
  ['an answer without an address', { status: 201, body: '{"data":null}' }, 'try_again'],
  [
    'an answer without a name',
    { status: 201, body: '{"data":{"payment_url":"https://a.b"}}' },
    'try_again',
  ],
  ['an answer that is no JSON', { status: 201, body: 'welcome' }, 'try_again'],
  ['an address that is a script', paying('javascript:alert(1)'), 'try_again'],
  ['an address that is no text', paying(7), 'try_again'],
])('%s is told apart', async (_what, given, problem) => {
  answer = given;
  expect(await submit()).toEqual({ problem });
});

test('a server that is not there is no connection', async () => {
  await new Promise((done) => server.close(done));
  expect(await submit()).toEqual({ problem: 'no_connection' });
});
