import { describe, expect, test } from 'vitest';
import { memorySettings } from './memory';

const GB = 1024 ** 3;

describe('memory of the embedded database', () => {
  test('it may keep a quarter of the machine', () => {
    expect(memorySettings(8 * GB, undefined).shared_buffers).toBe('2048MB');
  });

  test('a limit on this process counts as the machine', () => {
    expect(memorySettings(64 * GB, 2 * GB).shared_buffers).toBe('512MB');
  });

  test('no limit, however the system says so, leaves the machine', () => {
    expect(memorySettings(8 * GB, 0)).toEqual(memorySettings(8 * GB, undefined));
    expect(memorySettings(8 * GB, 2 ** 64)).toEqual(memorySettings(8 * GB, undefined));
  });

  test('a very small machine keeps 128 MB and a very large one 4 GB', () => {
    expect(memorySettings(GB / 4, undefined).shared_buffers).toBe('128MB');
    expect(memorySettings(512 * GB, undefined).shared_buffers).toBe('4096MB');
  });
});
