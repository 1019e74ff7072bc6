import { minor } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { withdrawalBody } from './withdrawal-body';

const ID = '6f1c1a0e-5a8a-4a55-9f3c-0d9d3a9d1c11';
const EUR = { currency: 'EUR', subunits: 100, balance: minor(5000) };
const IBAN = 'DE89 3704 0044 0532 0130 00';

const body = (typed: { amount?: string; destination?: string }, locale = 'en', source = EUR) =>
  withdrawalBody(typed, source, { requestId: ID, locale });
const fieldsAtFault = (typed: { amount?: string; destination?: string }) =>
  body(typed).error?.issues.map(({ path: [field] }) => field);

test('an amount is read to the subunit in the locale, and an account number without its spaces', () => {
  const wanted = {
    request_id: ID,
    amount: minor(1250),
    currency: 'EUR',
    destination: 'DE89370400440532013000',
  };
  expect(body({ amount: '12.50', destination: IBAN }).data).toEqual(wanted);
  expect(body({ amount: '12,50', destination: IBAN }, 'de').data).toEqual(wanted);
});

test('an amount is counted in the subunits of its currency', () => {
  const yen = { currency: 'JPY', subunits: 1, balance: minor(5000) };
  expect(body({ amount: '1250', destination: IBAN }, 'ja', yen).data).toMatchObject({
    amount: minor(1250),
    currency: 'JPY',
  });
});

test.each(['', '0', '0.00', '-5', 'ten', '1.005', '1e3'])('%j is no amount', (amount) => {
  expect(fieldsAtFault({ amount, destination: IBAN })).toEqual(['amount']);
});

test.each(['', 'DE89', 'my bank, please', 'DE89 <script>', '1234567'])(
  '%j is nowhere that money goes',
  (destination) => {
    expect(fieldsAtFault({ amount: '10', destination })).toEqual(['destination']);
  },
);

test('everything that is wrong is said at once', () => {
  expect(fieldsAtFault({})).toEqual(['amount', 'destination']);
});
