import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Places its nth bet under an id of its own. Rejects when the bet is not taken. */
export type Client = (placementId: string, n: number) => Promise<void>;

/** What came of some time of placing: bets a second, and how long each took, in ms. */
export interface Placed {
  perSecond: number;
  took: number[];
}

/** So many clients, each of which places its next bet when the one before is answered. */
export async function asFastAsTheyCan(clients: readonly Client[], forMs: number): Promise<Placed> {
  const took: number[] = [];
  const began = performance.now();
  await Promise.all(
    clients.map(async (place, at) => {
      for (let n = at; performance.now() - began < forMs; n += clients.length) {
        const from = performance.now();
        await place(randomUUID(), n);
        took.push(performance.now() - from);
      }
    }),
  );
  return { perSecond: (took.length / (performance.now() - began)) * 1000, took };
}

/** So many bets a second by clients in turn, whether or not earlier ones are answered, from when each was due. */
export async function atARate(
  clients: readonly Client[],
  perSecond: number,
  forMs: number,
): Promise<Placed> {
  const began = performance.now();
  const count = Math.round((perSecond * forMs) / 1000);
  const took = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const due = began + (n / perSecond) * 1000;
      await pause(Math.max(0, due - performance.now()));
      await clients[n % clients.length]?.(randomUUID(), n);
      return performance.now() - due;
    }),
  );
  return { perSecond: (count / (performance.now() - began)) * 1000, took };
}
