import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDatabase } from '../own-database';

/** Where the processes of a test run ask for databases, and how to drop what they left and close it. */
export type DatabaseDoor = { address: string; close: () => Promise<void> };

/**
 * Opens a door on this machine: a POST makes an empty database, called `run` and more, on the PostgreSQL that `server`
 * names and answers with its address; a DELETE with that address drops it. A test that fails half-way or is killed
 * leaves its database to the door.
 */
export async function openDatabaseDoor(
  run: string,
  server: () => Promise<string>,
): Promise<DatabaseDoor> {
  const made = new Map<string, () => Promise<void>>();
  const make = async (): Promise<string> => {
    const name = `${run}_${randomBytes(8).toString('hex')}`;
    const { url, drop } = await createDatabase(await server(), name);
    made.set(url, drop);
    return url;
  };
  const remove = async (url: string): Promise<string> => {
    const drop = made.get(url);
    made.delete(url);
    await drop?.();
    return '';
  };
  const answer = async (request: IncomingMessage): Promise<string> =>
    request.method === 'DELETE' ? remove(await text(request)) : make();
  const underway = new Set<Promise<unknown>>();
  const door = createServer((request, response) => {
    const answered = answer(request).then(
      (said) => response.end(said),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
    underway.add(answered);
    void answered.finally(() => underway.delete(answered));
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  const close = async (): Promise<void> => {
    door.close();
    door.closeAllConnections();
    await Promise.allSettled(underway);
    await Promise.all([...made.keys()].map(remove));
  };
  return { address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, close };
}
