/** A store of the page, as far as this needs it. */
interface Store<S> {
  getState(): S;
  getInitialState(): S;
}

/**
 * Markup that is rendered to a string reads a store as it began, since nobody is signed in on a server. From here on it
 * reads this one as it is now, as a browser does. Returns how to stop.
 */
export function asInABrowser<S>(store: Store<S>): () => void {
  const { getInitialState } = store;
  store.getInitialState = () => store.getState();
  return () => {
    store.getInitialState = getInitialState;
  };
}
