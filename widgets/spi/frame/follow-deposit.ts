import type { SpiConfig } from '@touchline/wire/window/spi';
import type { PayWindow } from './pay-window';
import { textAt } from './text-at';
import { type Noticed, notice, pauseAfter, type Told } from './watch-deposit';

/** What following a deposit takes besides the network. */
export interface Following {
  payWindow: Pick<PayWindow, 'look' | 'close'>;
  /** Told of everything that is new. */
  say: (says: NonNullable<Noticed['says']>) => void;
  /** In ms; only differences count. */
  now: () => number;
  pause: (ms: number) => Promise<void>;
}

/** Watches a deposit that is paid in a window of its own, until it has ended or nobody has heard of it for long. */
export async function followDeposit(
  config: Pick<SpiConfig, 'backendOrigin' | 'apiPrefix'>,
  id: string,
  { payWindow, say, now, pause }: Following,
): Promise<void> {
  let told: Told = 'nothing';
  let seenAt = now();
  for (;;) {
    // The window first: what is paid before it closes is known to the platform by then.
    const window = payWindow.look();
    const state = await stateOf(config, id);
    const { says, isOver } = notice(told, { state, window });
    if (isOver || window === 'returned') payWindow.close();
    if (says !== null) say(says);
    if (isOver) return;
    if (says === 'pending' || says === 'window_closed') told = says;
    if (window !== 'closed') seenAt = now();
    const wait = pauseAfter(now() - seenAt);
    if (wait === null) return;
    await pause(wait);
  }
}

async function stateOf(
  { backendOrigin, apiPrefix }: Pick<SpiConfig, 'backendOrigin' | 'apiPrefix'>,
  id: string,
): Promise<string | null> {
  const address = `${backendOrigin}${apiPrefix}/deposits/${encodeURIComponent(id)}`;
  const reply = await fetch(address, { credentials: 'include' }).catch(() => null);
  if (!reply?.ok) return null;
  return textAt(await reply.json().catch(() => null), 'data', 'state');
}
