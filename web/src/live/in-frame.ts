/** What a reader does that the page answers. */
const PRESSES = ['pointerdown', 'click', 'keydown'] as const;

let isPressed = false;
let isListening = false;

/**
 * Runs `work` within a frame, `ms` milliseconds from now or a little later. The frame after a press is left to what the
 * press shows: drawing hundreds of odds that have moved would keep the reader waiting, and one frame later will do.
 */
export function inFrame(work: () => void, ms: number): void {
  listen();
  setTimeout(() => {
    // A hidden tab gets no frames, but has to keep up.
    if (document.hidden) work();
    else requestAnimationFrame(() => drawOrWait(work));
  }, ms);
}

function drawOrWait(work: () => void): void {
  if (!isPressed) return work();
  isPressed = false;
  requestAnimationFrame(work);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const kind of PRESSES) {
    document.addEventListener(kind, () => (isPressed = true), { capture: true, passive: true });
  }
}
