import { createStore, useStore } from 'zustand';

const store = createStore<{ count: number }>()(() => ({ count: 0 }));

/** The bar at the top shows from now on, as for a change of route. Returns how to stop it, once. */
export function beginProgress(): () => void {
  let isOver = false;
  store.setState(({ count }) => ({ count: count + 1 }));
  return () => {
    if (isOver) return;
    isOver = true;
    store.setState(({ count }) => ({ count: count - 1 }));
  };
}

/** Whether something is under way that no route and no query tells of. */
export function useIsInProgress(): boolean {
  return useStore(store, ({ count }) => count > 0);
}

/** The same for code that does not render. */
export function isInProgress(): boolean {
  return store.getState().count > 0;
}
