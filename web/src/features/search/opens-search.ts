/** As much of a key as decides. */
type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'
>;

/** Whether a key opens the search: `/`, unless something is being typed or another window is open. */
export function opensSearch(
  key: Key,
  where: { isTyping: boolean; isWindowOpen: boolean },
): boolean {
  if (key.key !== '/' || key.defaultPrevented || key.isComposing) return false;
  return !key.ctrlKey && !key.metaKey && !key.altKey && !where.isTyping && !where.isWindowOpen;
}

/** Whether a key that comes from here writes into something. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
