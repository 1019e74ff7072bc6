import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A style or a script that stands in a page itself, as the page's policy names it: no other one counts. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Sends a page that needs nothing but itself. It may do what the directives say and nothing else, and nobody keeps it;
 * `referrer` is what other pages are told of its address.
 */
export function sendOwnPage(
  response: FastifyReply,
  html: string,
  { directives, referrer }: { directives: readonly string[]; referrer: string },
): FastifyReply {
  const policy = ["default-src 'none'", ...directives, "base-uri 'none'"];
  return response
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': referrer,
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
