import * as z from 'zod/mini';
import { defineCall, SPORTSBOOK_V2 } from './call';

/** A page of the operator's own (SPEC §2 "custom pages"); 404 where there is no text under that path. */
export const getOwnPage = defineCall({
  name: 'getOwnPage',
  summary: 'The text of a page of the site’s own, in the caller’s locale',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/pages/:path`,
  access: 'anyone',
  params: z.object({ path: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    data: z.object({
      title: z.string(),
      /** Markdown. */
      text: z.string(),
    }),
  }),
});
