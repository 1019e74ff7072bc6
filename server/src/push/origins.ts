import type { IncomingHttpHeaders } from 'node:http';
import type { NoteEvent } from '../db/event-log';
import type { Trust } from '../trusted-proxies';

export interface OriginOptions {
  /** Origins of other hosts whose pages may connect, such as `https://example.com`; `*` is all. */
  allowedOrigins: readonly string[];
  /** Whose word on a client's address counts; this machine's alone unless said. */
  trust?: Trust;
  /** Takes note of pages that are turned away. */
  noteEvent?: NoteEvent;
}

/** A page of our own host may connect, and so may a client that is no page (it sends no origin). */
export function originAllowed(headers: IncomingHttpHeaders, { allowedOrigins }: OriginOptions) {
  const { origin, host } = headers;
  if (origin === undefined || allowedOrigins.includes('*')) return true;
  if (allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
