import { FULL_COVER_NAMES } from '@touchline/domain/bets/system-types';
import * as z from 'zod/mini';

/** A system by its numbers; a full-cover bet has a name and several win counts (SPEC §3 "Bet"). */
export const systemType = z.object({
  id: z.int(),
  total_count: z.int(),
  /** The smallest of its win counts. */
  win_count: z.int(),
  win_counts: z.array(z.int()),
  name: z.nullable(z.enum(FULL_COVER_NAMES)),
});

export type SystemTypeReply = z.input<typeof systemType>;
