/**
 * How Vite speaks with the servers that draw pages of its modules: each is a child process, and there may be two, the one
 * that serves and the one that waits for its turn. `join` brings in another.
 */
export function createChannel() {
  const children = new Set();
  const listeners = new Map();
  const heard = (event, value, client) => {
    for (const listener of listeners.get(event) ?? []) listener(value, client);
  };
  return {
    // Nobody but our own children can ask through it.
    skipFsCheck: true,
    send: (payload) => {
      for (const child of children) tell(child, payload);
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off: (event, listener) => listeners.get(event)?.delete(listener),
    join: (child) => {
      children.add(child);
      const client = { send: (payload) => tell(child, payload) };
      child.on('message', ({ vite }) => vite && heard(vite.event, vite.data, client));
      child.once('exit', () => children.delete(child));
    },
  };
}

function tell(child, payload) {
  // One that has ended meanwhile needs no answer.
  if (child.connected) child.send({ vite: payload }, () => {});
}
