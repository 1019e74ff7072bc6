import type { Bet } from '@touchline/wire/bets';
import { placeBets } from '@touchline/wire/calls/bets';
import { tagManagerScript } from '@touchline/wire/integrations';
import type * as z from 'zod/mini';
import { hearReplies } from '../../api/heard-replies';
import { onPush } from '../../live/on-push';
import { slipStore } from '../../state/slip';
import type { Surroundings } from '../add-script';
import { outcomeEvents, purchaseEvent, type TagEvent } from './tag-events';

/** So many bets are remembered as told. */
const MOST_TOLD = 500;

/**
 * Brings the tag manager of a container, and tells it what readers do with outcomes and which bets they place
 * (SPEC §7). What happens before its script is there waits for it in `dataLayer`.
 */
export async function startTagManager(
  container: string,
  { globals, addScript }: Surroundings,
): Promise<void> {
  const layer = (globals['dataLayer'] ??= []) as unknown[];
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  followSlip((event) => layer.push(event));
  followBets((event) => layer.push(event));
  await addScript(tagManagerScript(container));
}

/** What leaves the slip by itself, as its match ends, nobody has clicked. */
function followSlip(tell: (event: TagEvent) => void): void {
  slipStore.subscribe((after, before) => {
    if (!isPressed()) return;
    for (const event of outcomeEvents(before, after)) tell(event);
  });
}

/** Browsers that do not know are taken at the slip's word. */
function isPressed(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.isActive ?? true;
}

/**
 * Every bet is told once, though its placement may be answered twice. One that waits for somebody's decision has not been
 * bought yet: it is told when it is taken, if that is while its page is there.
 */
function followBets(tell: (event: TagEvent) => void): void {
  const told = new Set<number>();
  const waiting = new Set<number>();
  const take = (bet: Bet) => {
    waiting.delete(bet.id);
    if (told.has(bet.id)) return;
    if (told.size >= MOST_TOLD) told.clear();
    told.add(bet.id);
    tell(purchaseEvent(bet));
  };
  hearReplies(({ call, reply }) => {
    if (call.name !== placeBets.name) return;
    for (const bet of betsIn(reply as z.output<typeof placeBets.reply>)) {
      if (bet.status === 'submitted') waiting.add(bet.id);
      else take(bet);
    }
  });
  onPush('bet_changed', ({ bet }) => {
    if (!waiting.has(bet.id) || bet.status === 'submitted') return;
    if (bet.status === 'waiting_results') take(bet);
    else waiting.delete(bet.id);
  });
}

function betsIn({ data }: z.output<typeof placeBets.reply>): readonly Bet[] {
  return data;
}
