import type { HostMessage } from '@touchline/wire/window/embed';
import { LAYOUT_THROTTLE_MS, throttled } from '@touchline/wire/window/throttle';
import type { Post } from './host-door';

/** Tells the host how high the page is, now and whenever that changes (SPEC §9, 100 ms). Returns how to stop. */
export function reportHeight(post: Post): () => void {
  const report = throttled<void>(LAYOUT_THROTTLE_MS, () => {
    // The root element is never lower than the frame: only the body tells when a page has become shorter.
    const { height } = document.body.getBoundingClientRect();
    post('viewport', { height: Math.ceil(height) });
  });
  const sizes = new ResizeObserver(() => report());
  sizes.observe(document.body);
  report();
  return () => {
    sizes.disconnect();
    report.stop();
  };
}

const PLACES = ['--hidden-above', '--hidden-below', '--stuck', '--screen'] as const;

/** Says on the page how its frame is sized; until more is known, everything has the place it has in a window. */
export function beginSizing(sizing: HostMessage<'hello'>['sizing']): void {
  const { dataset, style } = document.documentElement;
  dataset['frame'] = sizing;
  for (const each of PLACES) style.removeProperty(each);
}

/**
 * In a frame as high as its page nothing scrolls, so what sticks to the window or opens over it goes by the part of the
 * frame that can be seen in the host's window. A frame that scrolls by itself is its own window.
 */
export function placeInView({ above, below, height }: HostMessage<'viewport'>): void {
  const { dataset, style } = document.documentElement;
  if (dataset['frame'] !== 'content') return;
  const places = {
    '--hidden-above': above,
    '--hidden-below': below,
    '--stuck': above,
    '--screen': height,
  } satisfies Record<(typeof PLACES)[number], number>;
  for (const [place, pixels] of Object.entries(places)) style.setProperty(place, `${pixels}px`);
}
