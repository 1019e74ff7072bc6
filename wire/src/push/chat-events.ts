import * as z from 'zod/mini';
import { chatMessage } from '../chat';

/** What happens in the room of a match, on its `chat` channel. */
export const chatEvent = z.discriminatedUnion('event_name', [
  z.object({ event_name: z.literal('chat_message'), message: z.object({ message: chatMessage }) }),
  z.object({
    event_name: z.literal('chat_removed'),
    message: z.object({ match_id: z.int(), ids: z.array(z.int()) }),
  }),
]);

export type ChatEvent = z.output<typeof chatEvent>;
