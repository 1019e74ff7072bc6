import { expect, test } from 'vitest';
import { checkedProof } from './checked-proof';

const faultsOf = (values: Record<string, string>, hasApp = true) =>
  checkedProof(values, hasApp).error?.issues.map(({ path }) => path[0]);

test('it is a code of the app, or a recovery code', () => {
  expect(checkedProof({ code: '123 456' }, true)).toMatchObject({ data: { code: '123 456' } });
  expect(checkedProof({ code: 'abcd-efgh' }, true)).toMatchObject({
    data: { recovery_code: 'abcd-efgh' },
  });
});

test('what is missing is said of the field that was left empty', () => {
  expect(faultsOf({ code: '' })).toEqual(['code']);
  expect(faultsOf({ code: '' }, false)).toEqual(['code']);
});
