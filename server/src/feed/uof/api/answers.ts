import { Malformed } from '../xml';
import { ApiRefusal } from './http';

/** Reads an answer that is well-formed. Throws ApiRefusal where it says something else than it should. */
export function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof Malformed)) throw cause;
    throw new ApiRefusal(422, `line ${cause.line} of an answer: ${cause.message}`, { cause });
  }
}

/** Null for what the API does not know. */
export async function unlessUnknown<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return null;
    throw error;
  }
}

/** A urn or a day as a part of a path; colons stay as the provider writes them. */
export function inPath(part: string): string {
  return encodeURIComponent(part).replaceAll('%3A', ':');
}
