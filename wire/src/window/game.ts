import * as z from 'zod/mini';

/** How low and how high a game may make its frame, in CSS pixels. */
const LOWEST = 320;
const HIGHEST = 3000;

/**
 * What a game in a frame tells the page around it: how high it is, in CSS pixels. A game that never says so gets the
 * height of the window and scrolls by itself.
 */
export const gameMessage = z.object({ event: z.literal('game_height'), height: z.number() });

/** The height for the frame of a game that said this; null for whatever else a window may be sent. */
export function heightSaid(message: unknown): number | null {
  const read = gameMessage.safeParse(message);
  if (!read.success || !Number.isFinite(read.data.height)) return null;
  return Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(read.data.height)));
}
