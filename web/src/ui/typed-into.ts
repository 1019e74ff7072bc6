/** Whether a key that comes from here writes into something. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

/** Whether a window stands over the page. Popovers that are closed stay in the document, unseen. */
export function isWindowOpen(): boolean {
  const windows = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return [...windows].some((window) => window.checkVisibility());
}
