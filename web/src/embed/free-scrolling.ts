/** What an open window cancels to keep the page behind it still. */
const SCROLLING = ['wheel', 'touchmove'] as const;

/**
 * Leaves scrolling to the host while a window is open. A modal window holds the page behind it still by cancelling the
 * wheel and the finger; in a frame as high as its page there is nothing to hold still, and what is cancelled would not
 * reach the host. Returns how to stop.
 */
export function freeScrolling(): () => void {
  // Heard on its way down, before anything on the document, where windows listen.
  const keepFromWindows = (event: Event) => event.stopImmediatePropagation();
  const options = { capture: true, passive: true };
  for (const each of SCROLLING) window.addEventListener(each, keepFromWindows, options);
  return () => {
    for (const each of SCROLLING) window.removeEventListener(each, keepFromWindows, options);
  };
}
