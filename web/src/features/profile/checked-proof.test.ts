import { expect, test } from 'vitest';
import { checkedProof } from './checked-proof';

const faultsOf = (values: Record<string, string>, hasApp = true) =>
  checkedProof(values, hasApp).error?.issues.map(({ path }) => path[0]);

test('the password goes with a code of the app, or with a recovery code', () => {
  expect(checkedProof({ password: 'secret', code: '123 456' }, true)).toMatchObject({
    data: { password: 'secret', code: '123 456' },
  });
  expect(checkedProof({ password: 'secret', code: 'abcd-efgh' }, true)).toMatchObject({
    data: { password: 'secret', recovery_code: 'abcd-efgh' },
  });
});

test('what is missing is said of the field that was left empty', () => {
  expect(faultsOf({ password: 'secret', code: '' })).toEqual(['code']);
  expect(faultsOf({ password: '', code: '123456' })).toEqual(['password']);
  expect(faultsOf({ password: '', code: '' }, false)).toEqual(['password', 'code']);
});
