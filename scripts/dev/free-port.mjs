import { createServer } from 'node:net';

/** A port of this machine that was free a moment ago. */
export function freePort() {
  const probe = createServer();
  return new Promise((done) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
