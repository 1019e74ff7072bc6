/** As much of a key as decides. */
type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'
>;

/** Whether a key opens the search: `/`, unless something is being typed, another window is open, or single keys are off. */
export function opensSearch(
  key: Key,
  where: { isTyping: boolean; isWindowOpen: boolean; areSingleKeysOn: boolean },
): boolean {
  if (key.key !== '/' || key.defaultPrevented || key.isComposing) return false;
  if (!where.areSingleKeysOn) return false;
  return !key.ctrlKey && !key.metaKey && !key.altKey && !where.isTyping && !where.isWindowOpen;
}
