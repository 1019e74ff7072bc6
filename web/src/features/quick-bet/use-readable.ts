import { useEffect, useRef } from 'react';

/** How long an offer of new odds stands before it can be taken: nobody reads and presses faster (ms). */
const READ_MS = 250;

/**
 * Whether what is offered has stood long enough to be read; `offer` tells one from another, null is none. A press that
 * was meant for the words before must not accept odds that nobody has read.
 */
export function useReadable(offer: string | null): () => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = offer === null ? 0 : performance.now();
  }, [offer]);
  return () => since.current === 0 || performance.now() - since.current >= READ_MS;
}
