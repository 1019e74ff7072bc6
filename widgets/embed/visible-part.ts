import type { HostMessage } from '@touchline/wire/window/embed';
import { LAYOUT_THROTTLE_MS, throttled } from '@touchline/wire/window/throttle';

/** Where the frame stands in the host's window, in CSS pixels from its top. */
export interface Standing {
  top: number;
  bottom: number;
  windowHeight: number;
  /** What sticks to the window's top covers this much of it. */
  stickyTop: number;
}

/** How much of the frame is hidden above and below, and how high the window is where it can be seen. */
export function visiblePart({ top, bottom, windowHeight, stickyTop }: Standing) {
  const height = Math.max(0, bottom - top);
  const hidden = (pixels: number) => Math.round(Math.min(Math.max(0, pixels), height));
  return {
    above: hidden(stickyTop - top),
    below: hidden(bottom - windowHeight),
    height: Math.max(0, Math.round(windowHeight - stickyTop)),
  } satisfies HostMessage<'viewport'>;
}

/** Tells which part of the frame can be seen, now and whenever that changes. Returns how to stop. */
export function watchVisiblePart(
  frame: HTMLIFrameElement,
  stickyTop: () => number,
  tell: (part: HostMessage<'viewport'>) => void,
): () => void {
  const say = throttled<void>(LAYOUT_THROTTLE_MS, () => {
    const { top, bottom } = frame.getBoundingClientRect();
    tell(visiblePart({ top, bottom, windowHeight: window.innerHeight, stickyTop: stickyTop() }));
  });
  const look = () => say();
  // Caught on its way down, so that a scrolling element around the frame counts as well as the window.
  const options = { capture: true, passive: true };
  window.addEventListener('scroll', look, options);
  window.addEventListener('resize', look);
  const sizes = new ResizeObserver(look);
  sizes.observe(frame);
  look();
  return () => {
    window.removeEventListener('scroll', look, options);
    window.removeEventListener('resize', look);
    sizes.disconnect();
    say.stop();
  };
}
