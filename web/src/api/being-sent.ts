import type { Fetch } from './api';

let count = 0;
const waiting: (() => void)[] = [];

/** Reaches the network as `fetch` does, and knows what is being sent that changes something. */
export const countedFetch: Fetch = async (address, init) => {
  if ((init?.method ?? 'GET') === 'GET') return fetch(address, init);
  count += 1;
  try {
    return await whole(await fetch(address, init));
  } finally {
    count -= 1;
    if (count === 0) for (const go of waiting.splice(0)) go();
  }
};

/** Resolves when nothing is being sent: to leave before that would lose an answer. */
export function nothingSent(): Promise<void> {
  return count === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}

/** An answer has not come before its end has. */
async function whole(response: Response): ReturnType<Fetch> {
  const text = await response.text();
  return { ok: response.ok, status: response.status, text: async () => text };
}
