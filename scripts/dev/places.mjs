import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../yard.mjs';

/**
 * A server finds its pages two folders above its own file. So that a server of the day's work finds pages that change
 * under its hands, it is built into a house of its own: laid out as the project is, below node_modules, which no tool
 * looks into and from where packages are found.
 */
const house = join(root, 'server/node_modules/.dev');

/** Where things are while somebody works on them. */
export const PLACES = {
  server: join(house, 'server/dist'),
  main: join(house, 'server/dist/main.js'),
  client: join(house, 'web/dist/client'),
  pages: join(house, 'web/dist/server'),
  widgets: join(house, 'widgets/dist'),
};

/** Makes the folders of the house. What an earlier day left of the server stays, and is ready the sooner for it. */
export function makePlaces() {
  const { server, client, pages, widgets } = PLACES;
  const served = [join(client, 'assets'), join(widgets, 'spi'), join(widgets, 'embed')];
  for (const folder of [server, pages, ...served]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(house, 'package.json'), '{"type":"module"}\n');
}
