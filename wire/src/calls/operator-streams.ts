import * as z from 'zod/mini';
import { stream } from '../match-details';
import { plainText } from '../plain-text';
import { defineCall, OPERATOR_API } from './call';
import { wholeNumberFrom } from './whole-number';

const LAST = 999_999_999;
const numbered = z.object({ id: wholeNumberFrom(1, LAST) });

const countries = z
  .array(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'is two capitals, such as FR' })))
  .check(z.minLength(1), z.maxLength(250));

/** A stream that an operator has added to a match. */
const addedStream = z.extend(stream, {
  id: z.int(),
  match_id: z.int(),
  /** Where it is shown, by two capitals; null is everywhere. */
  countries: z.nullable(z.array(z.string())),
  added_at: z.string(),
  added_by: z.string(),
});

/** A playlist on the site's own origin, or of an https origin that the site names in `stream_origins`. */
const address = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(\/(?![/\\])|https:\/\/)[^\s\\]+$/, { error: 'is a path or an https address' }),
    z.regex(/^[^?#]+\.m3u8([?#].*)?$/, { error: 'is no HLS playlist: its path ends in .m3u8' }),
  );

/** What operators have added; a feed's own stream is not among them. */
export const listAddedStreams = defineCall({
  name: 'listAddedStreams',
  summary: 'Streams that operators have added to a match',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/matches/:id/streams`,
  access: 'operator',
  params: numbered,
  reply: z.object({ data: z.array(addedStream) }),
});

/**
 * Shows a match as video. 400 where pages may not load from that origin, 404 when there is no such match, 409 when it has
 * this stream already.
 */
export const addStream = defineCall({
  name: 'addStream',
  summary: 'Add an HLS stream to a match',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/matches/:id/streams`,
  access: 'operator',
  params: numbered,
  body: z.object({
    url: address,
    /** Tells it from others, such as `Camera 2`. */
    name: z._default(z.nullable(plainText(1, 60)), null),
    countries: z._default(z.nullable(countries), null),
  }),
  reply: z.object({ data: addedStream }),
});

export const removeStream = defineCall({
  name: 'removeStream',
  summary: 'Take a stream from a match that an operator has added',
  origin: 'operator',
  method: 'DELETE',
  path: `${OPERATOR_API}/streams/:id`,
  access: 'operator',
  params: numbered,
  reply: z.object({}),
});

export type AddedStreamReply = z.input<typeof addedStream>;
