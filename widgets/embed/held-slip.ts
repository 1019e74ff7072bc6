import type { FromPage, HeldSlip } from '@touchline/wire/window/embed';
import type { Post } from './orders';

/**
 * Holds the slip for a sportsbook whose browser keeps nothing in a frame, from one of its pages to the next (SPEC §3 "bets"
 * in session storage). Nobody here reads it. Answers whether a message was about it.
 */
export function slipHolder(post: Post): (said: FromPage, isBook: boolean) => boolean {
  let held: HeldSlip | null = null;
  return (said, isBook) => {
    if (said.name !== 'held_slip_wanted' && said.name !== 'hold_slip') return false;
    // What the sportsbook has had held is not for other pages, nor theirs for it.
    if (!isBook) return true;
    if (said.name === 'hold_slip') held = said.message.slip;
    else post('held_slip', { slip: held });
    return true;
  };
}
