import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Account } from './account';
import { NAME } from './initialise';
import { prepareSocketFolder } from './place';

/** Where a server listens: the settings that say so, its address for clients, and what to tidy up afterwards. */
export type Address = {
  settings: Readonly<Record<string, string>>;
  url: (password: string) => string;
  /** Removes what a server that was killed left of it, so that another can listen there. */
  renew: () => void;
  release: () => void;
};

/** A Unix socket in a folder nobody else can enter; on Windows, which has none to offer, a free port on this machine. */
export async function chooseAddress(place: string, account: Account | undefined): Promise<Address> {
  if (process.platform === 'win32') return portAddress(await freePort());
  const { folder, temporary } = prepareSocketFolder(place, account);
  return {
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
    },
    url: (password) =>
      `postgresql://${NAME}:${password}@localhost/${NAME}?host=${encodeURIComponent(folder)}`,
    renew: () => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
    },
    release: () => temporary && rmSync(folder, { recursive: true, force: true }),
  };
}

function portAddress(port: number): Address {
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    url: (password) => `postgresql://${NAME}:${password}@127.0.0.1:${port}/${NAME}`,
    renew: () => {},
    release: () => {},
  };
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
