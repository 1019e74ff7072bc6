import { ok, refused, type Result } from '@touchline/domain/result';
import { MESSAGE_LIMITS } from '../xml';

const STRICT = new TextDecoder('utf-8', { fatal: true });

/** The text of a message's body, or why it has none: too large, or not UTF-8. */
export function textOf(body: Uint8Array): Result<string, 'too_large' | 'encoding'> {
  if (body.length > MESSAGE_LIMITS.bytes) return refused('too_large');
  try {
    return ok(STRICT.decode(body));
  } catch {
    return refused('encoding');
  }
}
