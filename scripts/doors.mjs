import { createServer } from 'node:http';
import { waitingPage } from './waiting-page.mjs';

/** The ports Touchline will listen on, by the variables that choose them. */
const portsOf = (env) => [
  { variable: 'PORT', port: Number(env.PORT || 3000) },
  { variable: 'PLATFORM_PORT', port: Number(env.PLATFORM_PORT || 3001) },
];

/** Which port is taken, and how to choose another. */
export class PortInUse extends Error {
  constructor({ port, variable }) {
    super(`Port ${port} is in use. Choose another: ${variable}=${port + 10} npm start`);
  }
}

/**
 * Answers on every port that Touchline is starting, with the step that `step` names at that moment. Resolves with a
 * function that lets go of the ports; throws PortInUse. A port that is no number is left for the server to refuse.
 */
export async function openDoors(step, ports = portsOf(process.env)) {
  const opened = [];
  const close = () => Promise.all(opened.splice(0).map(closeDoor));
  for (const entry of ports.filter(
    ({ port }) => Number.isInteger(port) && port > 0 && port < 65_536,
  )) {
    try {
      opened.push(await openDoor(entry.port, step));
    } catch (error) {
      await close();
      throw error.code === 'EADDRINUSE' ? new PortInUse(entry) : error;
    }
  }
  return close;
}

function openDoor(port, step) {
  const door = createServer((request, response) => {
    const headers = {
      'retry-after': '1',
      'cache-control': 'no-store',
      connection: 'close',
      'x-touchline': 'starting',
    };
    response.writeHead(503, { ...headers, 'content-type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : waitingPage(step()));
  });
  return new Promise((done, failed) => {
    door.once('error', failed);
    door.listen(port, process.env.HOST || '127.0.0.1', () => done(door));
  });
}

function closeDoor(door) {
  return new Promise((done) => {
    door.close(done);
    door.closeAllConnections();
  });
}
