import { expect, test } from 'vitest';
import { ApiError } from './api';
import { heardOut } from './jackpot-faults';

const failing = (status: number) => new ApiError(status, { code: 'internal', message: 'no' });

/** What is reported of an answer that fails so; the caller hears of the error in any case. */
async function reported(error: Error, signal = new AbortController().signal): Promise<unknown[]> {
  const told: unknown[] = [];
  const failed = async () => {
    throw error;
  };
  await expect(heardOut(failed(), signal, (each) => told.push(each))).rejects.toBe(error);
  return told;
}

test.each([400, 404, 500])('what is expected of jackpots is not reported: %s', async (status) => {
  expect(await reported(failing(status))).toEqual([]);
});

test.each([403, 429, 502, 503])('any other refusal is reported: %s', async (status) => {
  const error = failing(status);
  expect(await reported(error)).toEqual([error]);
});

test('a session that has ended is no fault, and neither is a question that was called off', async () => {
  expect(await reported(failing(401))).toEqual([]);
  expect(await reported(failing(503), AbortSignal.abort())).toEqual([]);
});

test('what is no answer at all is left to whoever asked', async () => {
  expect(await reported(new TypeError('a mistake of ours'))).toEqual([]);
});
