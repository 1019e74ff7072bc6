/** What a game may do in its frame: its own script, forms and storage, and help in a window of its own. */
const ALLOWED = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A frame for the page of a game. */
export interface FrameAddress {
  src: string;
  /** The attribute `sandbox`: nothing leads the page around it elsewhere. */
  sandbox: string;
  /** Where its messages come from. */
  origin: string;
}

/**
 * The frame for the address that a launch answered; null when it is no page of the web. A game of another origin is
 * itself in its frame and finds what it has stored. One from our own origin would get out of its frame that way, and
 * stays a stranger.
 */
export function gameFrame(address: string, ownOrigin: string): FrameAddress | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const isStranger = url.origin !== ownOrigin;
  return {
    src: url.href,
    sandbox: isStranger ? `${ALLOWED} allow-same-origin` : ALLOWED,
    origin: isStranger ? url.origin : 'null',
  };
}
