/** Whether nobody sees the page now. While rendering on the server, somebody does. */
export function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}

/** Calls back each time the page comes into view. Returns how to stop. */
export function onSeen(listener: () => void): () => void {
  const look = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
