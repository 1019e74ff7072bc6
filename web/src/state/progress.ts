import { createStore, useStore } from 'zustand';

/** How much is under way that shows the bar at the top. */
export const progressStore = createStore<{ count: number }>()(() => ({ count: 0 }));

/** The bar at the top shows from now on, as for a change of route. Returns how to stop it, once. */
export function beginProgress(): () => void {
  let isOver = false;
  progressStore.setState(({ count }) => ({ count: count + 1 }));
  return () => {
    if (isOver) return;
    isOver = true;
    progressStore.setState(({ count }) => ({ count: count - 1 }));
  };
}

/** Whether something is under way that no route and no query tells of. */
export function useIsInProgress(): boolean {
  return useStore(progressStore, ({ count }) => count > 0);
}
