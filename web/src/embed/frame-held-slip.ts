import { openSelections, selectionsOf } from '@touchline/domain/slip/slip';
import { HELD_LENGTH, type HostMessage } from '@touchline/wire/window/embed';
import * as z from 'zod/mini';
import { keptBets, keptCashOuts, keptSetAside, keptTicketState } from '../state/session-keys';
import { actions, slipStore } from '../state/slip';
import { keepsIn, standInForSession } from '../state/storage';
import { takeKeptSlip } from '../state/stored-slip';
import type { Post } from './host-door';

/** What the host is given to hold, and taken from it: the slip, what was sent without an answer, and nothing else. */
const KEYS: ReadonlySet<string> = new Set(
  [keptBets, keptTicketState, keptSetAside, keptCashOuts].map(({ key }) => key),
);

/** Of how the keys are written together. What stands under each is parsed where it is read, as in any storage. */
const VERSION = 1;
const entries = z.record(z.string(), z.string());

/**
 * Has the host hold the slip where the browser keeps nothing in a frame, from one page to the next. What it holds is asked
 * for first: a page that began to tell of its empty slip would wipe it. Only the first answer counts.
 */
export function holdSlip(post: Post) {
  let isWanted = !keepsIn('session');
  let told: string | null = null;
  const held = new Map<string, string>();
  const tell = () => {
    const text = JSON.stringify(Object.fromEntries(held));
    if (text === told) return;
    told = text;
    post('hold_slip', {
      slip: text.length > HELD_LENGTH ? null : { version: VERSION, text },
    });
  };
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      held.set(key, text);
      if (KEYS.has(key)) tell();
    },
    removeItem: (key: string) => {
      if (held.delete(key) && KEYS.has(key)) tell();
    },
  };
  if (isWanted) post('held_slip_wanted', {});
  return {
    take: ({ slip }: HostMessage<'held_slip'>) => {
      if (!isWanted) return;
      isWanted = false;
      for (const [key, text] of entriesOf(slip)) held.set(key, text);
      standInForSession(store);
      mergeSlips();
      tell();
    },
    stop: () => standInForSession(null),
  };
}

function entriesOf(slip: HostMessage<'held_slip'>['slip']): (readonly [string, string])[] {
  if (slip?.version !== VERSION) return [];
  try {
    const found = entries.safeParse(JSON.parse(slip.text));
    return Object.entries(found.data ?? {}).filter(([key]) => KEYS.has(key));
  } catch {
    return [];
  }
}

/** The slip is the one that was held, with whatever has been picked in the moments before it came. */
function mergeSlips(): void {
  const now = slipStore.getState();
  if (now.ticket !== 'PROCESSING' && now.ticket !== 'SUCCESS') {
    takeKeptSlip();
    const found = new Set(selectionsOf(slipStore.getState()).map(({ key }) => key));
    for (const picked of openSelections(now)) {
      if (!found.has(picked.key)) actions.toggle(picked);
    }
  }
  // Nobody has kept it so far.
  slipStore.setState({ ...slipStore.getState() }, true);
}
