/** What a reader does that the page answers. */
const PRESSES = ['pointerdown', 'click', 'keydown'] as const;
/** So many frames are left to presses at most, while somebody presses on and on. */
const MOST_LEFT = 3;

let isPressed = false;
let isListening = false;

/**
 * Draws within a frame, the next one or a little later: a frame after a press is left to what the press shows. Drawing
 * hundreds of odds that have moved would keep the reader waiting, and one frame later will do.
 */
export function inFrame(draw: () => void): void {
  listen();
  // A hidden tab gets no frames, but has to keep up.
  if (document.hidden) draw();
  else requestAnimationFrame(() => drawOrLeave(draw, MOST_LEFT));
}

function drawOrLeave(draw: () => void, left: number): void {
  if (!isPressed || left === 0) return draw();
  isPressed = false;
  requestAnimationFrame(() => drawOrLeave(draw, left - 1));
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const kind of PRESSES) {
    document.addEventListener(kind, () => (isPressed = true), { capture: true, passive: true });
  }
}
