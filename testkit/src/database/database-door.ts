import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDatabase } from '../../../server/src/db/own-database';

/** What fills the databases that others are copied from, by the path at which copies are asked for. */
export type Templates = Readonly<Record<string, (url: string) => Promise<void>>>;

/** Where the processes of a test run ask for databases, and how to drop what they left and close it. */
export type DatabaseDoor = { address: string; close: () => Promise<void> };

/**
 * Opens a door on this machine: a POST makes an empty database, called `run` and more, on the PostgreSQL that `server`
 * names and answers with its address; one to the path of a template makes a copy of a database that is filled once, which
 * is much quicker than to fill each. A DELETE with that address drops it. A test that fails half-way or is killed leaves
 * its database to the door.
 */
export async function openDatabaseDoor(
  run: string,
  server: () => Promise<string>,
  templates: Templates = {},
): Promise<DatabaseDoor> {
  const made = new Map<string, () => Promise<void>>();
  const filled = new Map<string, Promise<string>>();
  const make = async (template?: string): Promise<string> => {
    const name = `${run}_${randomBytes(8).toString('hex')}`;
    const { url, drop } = await createDatabase(await server(), name, template);
    made.set(url, drop);
    return url;
  };
  const fill = async (template: Templates[string]): Promise<string> => {
    const url = await make();
    await template(url);
    return new URL(url).pathname.slice(1);
  };
  const remove = async (url: string): Promise<string> => {
    const drop = made.get(url);
    made.delete(url);
    await drop?.();
    return '';
  };
  const answer = async (request: IncomingMessage): Promise<string> => {
    if (request.method === 'DELETE') return remove(await text(request));
    const { url: path = '/' } = request;
    const template = templates[path];
    if (!template) return make();
    const name = filled.get(path) ?? fill(template);
    filled.set(path, name);
    return make(await name);
  };
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
