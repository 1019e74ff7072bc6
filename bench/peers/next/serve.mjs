import { createServer } from 'node:http';
import next from 'next';

/** Serves the built page on a free port, and tells what it has cost whenever it is asked. */
const app = next({ dev: false, dir: import.meta.dirname, hostname: '127.0.0.1' });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
