import * as z from 'zod/mini';
import { plainText } from '../plain-text';
import { defineCall, OPERATOR_API } from './call';
import { moment } from './filters';

/**
 * Notifies every player of maintenance, each once for a name: asked again with the same one, it reaches those who have
 * opened an account since, or who were left when it was cut short.
 */
export const announceMaintenance = defineCall({
  name: 'announceMaintenance',
  summary: 'Notify all players of planned maintenance',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/maintenance`,
  access: 'operator',
  body: z
    .object({
      /** Tells it from other maintenance, such as `march-2026`. */
      name: plainText(1, 60),
      from: moment,
      until: moment,
    })
    .check(
      z.refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
        path: ['until'],
        error: 'is not after from',
      }),
    ),
  reply: z.object({}),
});
