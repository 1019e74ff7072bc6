import { expect, test } from 'vitest';
import { isQuickDepositOffered } from './quick-deposit';

test.each([
  ['nobody where it is off', [], ['spi_test'], false],
  ['everybody where it is on', ['quick_deposit'], [], true],
  ['testers where it is tested', ['quick_deposit_test'], ['vip', 'spi_test'], true],
  ['nobody else where it is tested', ['quick_deposit_test'], ['vip'], false],
  ['everybody where it is on and tested', ['quick_deposit_test', 'quick_deposit'], [], true],
])('the quick deposit is for %s', (_who, flags, statuses, isOffered) => {
  expect(isQuickDepositOffered(flags, statuses)).toBe(isOffered);
});
