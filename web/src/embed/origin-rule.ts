/** Whose messages a page in a frame takes. */
export interface OriginRule {
  /** Origins of host pages, as configured; `*` is any. */
  allowed: readonly string[];
  /** The host that has answered; null while none has. */
  host: string | null;
}

/**
 * SPEC §5: messages count only from an allowed origin, or from any while the session is being initialised, where the site
 * takes any. From the first answer on the host is one origin, and stays it.
 */
export function isTaken({ allowed, host }: OriginRule, sender: string): boolean {
  if (host !== null) return sender === host;
  // A document without an origin of its own could be anybody's, and cannot be answered.
  if (sender === 'null' || sender === '') return false;
  return allowed.includes('*') || allowed.includes(sender);
}
