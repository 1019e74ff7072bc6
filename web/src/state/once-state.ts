import type { StoreApi } from 'zustand';

/** Resolves with the state of a store once it is as `isSo` wants it: at once, where it is so already. */
export function onceState<T>(
  store: Pick<StoreApi<T>, 'getState' | 'subscribe'>,
  isSo: (state: T) => boolean,
): Promise<T> {
  return new Promise((resolve) => {
    const now = store.getState();
    if (isSo(now)) {
      resolve(now);
      return;
    }
    const stop = store.subscribe((state) => {
      if (!isSo(state)) return;
      stop();
      resolve(state);
    });
  });
}
