import { createHash } from 'node:crypto';
import type { SignificantEvent } from '@touchline/wire/significant-events';

const DIGITS = 16;

/** That a page of another site was turned away. Its origin is told apart from others, and not written down. */
export function originRefused(origin: string | undefined): SignificantEvent {
  if (origin === undefined) return { kind: 'origin_refused' };
  const hash = createHash('sha256').update(origin).digest('hex').slice(0, DIGITS);
  return { kind: 'origin_refused', about: { origin: hash } };
}
