import * as z from 'zod/mini';

/** What an affiliate is known by: in addresses as `stag`, in its cookie, and with a sign-up. */
export const affiliateId = z.string().check(z.regex(/^[\w.~:-]{1,100}$/));
