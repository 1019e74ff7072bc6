import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer as createPlain, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import { promisify } from 'node:util';

/** The way to a broker, which a test can cut. */
export interface Wire {
  readonly port: number;
  /** Drops every connection, and takes none until it is mended. */
  cut(): void;
  mend(): void;
  /** How many messages the broker has delivered, by how often the exchange they came by was named. */
  delivered(exchange: string): number;
  close(): Promise<void>;
}

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/** Leads to `port`; with a certificate it speaks TLS to whoever comes. */
export async function openWire(port: number, certificate: Certificate | null): Promise<Wire> {
  const sockets = new Set<Socket>();
  const passed: Buffer[] = [];
  let isCut = false;
  const couple = (one: Socket, other: Socket) => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  };
  const lead = (socket: Socket) => {
    if (isCut) socket.destroy();
    else {
      const onward = connect(port, '127.0.0.1');
      onward.on('data', (chunk) => passed.push(chunk));
      couple(socket, onward);
    }
  };
  const server = certificate ? createTls(certificate, lead) : createPlain(lead);
  server.on('tlsClientError', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    delivered: (exchange) => Buffer.concat(passed).toString('latin1').split(exchange).length - 1,
    close: async () => {
      drop();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A certificate for this machine that signs itself; null where there is no openssl to make one. */
export async function makeCertificate(): Promise<Certificate | null> {
  const dir = await mkdtemp(join(tmpdir(), 'touchline-tls-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names];
  try {
    await promisify(execFile)('openssl', [...args, '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } catch {
    return null;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
