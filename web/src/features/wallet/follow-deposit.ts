import type { SpiResult } from '@touchline/wire/window/spi';

/** How a deposit ended that was pending. */
export type DepositEnd = 'success' | 'error';

const ENDS: Readonly<Record<string, DepositEnd>> = {
  success: 'success',
  error: 'error',
  expired: 'error',
};

/**
 * What somebody who comes back from the payment page is told: what the platform says has ended, else what the page said.
 * Money that the platform has not got yet is on its way, whatever the page said.
 */
export function resultOf(said: SpiResult, state: string | null | undefined): SpiResult {
  const end = ENDS[state ?? ''];
  if (end) return end;
  return state === 'pending' && said === 'success' ? 'pending' : said;
}

const SOON_MS = 2000;
const SOON_TIMES = 30;
const LATER_MS = 10_000;
const LATER_TIMES = 54;

/**
 * Asks every few seconds how a deposit stands, until it has ended; null when nothing came in ten minutes, or it is not
 * this player's any more. `stateOf` answers null for that, and undefined while there is no answer.
 */
export async function followDeposit(
  stateOf: () => Promise<string | null | undefined>,
  pause: (ms: number) => Promise<void>,
): Promise<DepositEnd | null> {
  for (let times = 0; times < SOON_TIMES + LATER_TIMES; times += 1) {
    const state = await stateOf();
    if (state === null) return null;
    const end = ENDS[state ?? ''];
    if (end) return end;
    await pause(times < SOON_TIMES ? SOON_MS : LATER_MS);
  }
  return null;
}
