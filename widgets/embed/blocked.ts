/** What of the report of a browser that keeps something out is read here. */
type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'disposition'
>;

/** Tells which of these origins the page's own content security policy keeps out of a frame. Returns how to stop. */
export function watchBlocked(
  origins: ReadonlySet<string>,
  tell: (origin: string) => void,
): () => void {
  const look = (violation: Violation) => {
    const origin = blockedOrigin(violation);
    if (origin !== null && origins.has(origin)) tell(origin);
  };
  document.addEventListener('securitypolicyviolation', look);
  return () => document.removeEventListener('securitypolicyviolation', look);
}

function blockedOrigin({ effectiveDirective, blockedURI, disposition }: Violation): string | null {
  if (disposition !== 'enforce' || effectiveDirective !== 'frame-src') return null;
  return URL.canParse(blockedURI) ? new URL(blockedURI).origin : null;
}
