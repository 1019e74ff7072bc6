import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContext, runInContext } from 'node:vm';
import type { Surroundings } from '../../../web/src/integrations/add-script';

/** A server with scripts by their whole address as it would be on the internet, and a page that runs what it serves. */
export interface ScriptHost {
  /** A page of its own: nothing of one is seen on another. */
  page: () => Surroundings;
  /** The addresses that were asked for. */
  asked: string[];
  close: () => Promise<void>;
}

/** Serves these scripts; what is not among them is a 404, as it is to a page that is blocked. */
export async function scriptHost(scripts: Readonly<Record<string, string>>): Promise<ScriptHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = `https:/${request.url ?? ''}`;
    asked.push(address);
    const script = scripts[address];
    response.writeHead(script === undefined ? 404 : 200, { 'content-type': 'text/javascript' });
    response.end(script ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    page: () => pageOn(`http://127.0.0.1:${port}`),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** As a browser does it: the script runs with the page's globals once it has come. */
function pageOn(origin: string): Surroundings {
  const globals: Record<string, unknown> = { setTimeout };
  globals['window'] = globals;
  createContext(globals);
  return {
    globals,
    addScript: async (address) => {
      runInContext(await textAt(address.replace('https:/', origin)), globals);
    },
  };
}

function textAt(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks).toString());
        else reject(new Error(`not loaded: ${address}`));
      });
    }).on('error', reject);
  });
}
