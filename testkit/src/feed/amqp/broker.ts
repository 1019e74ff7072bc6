import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect } from 'amqplib';

/** A RabbitMQ of a test's own, with the exchange of a provider. */
export interface Broker {
  readonly port: number;
  /** The address for whoever publishes. */
  readonly publisherUrl: string;
  stop(): Promise<void>;
}

export interface BrokerOptions {
  readonly virtualHost: string;
  readonly exchange: string;
  /** The one user name that may listen, with an empty password. */
  readonly token: string;
}

/** Debian's own `rabbitmq-server` insists on its own user; the script that it runs does not. */
const PLACES = ['/usr/lib/rabbitmq/bin/rabbitmq-server'];

/** Where RabbitMQ's start script is on this machine; null when there is none. */
export function findRabbit(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.map((folder) => join(folder, 'rabbitmq-server'));
  return [...PLACES, ...onPath].find((path) => existsSync(path)) ?? null;
}

const PUBLISHER = 'publisher';
const START_TIMEOUT_MS = 60_000;

/** Starts a broker with its own name, ports and folder. Throws with its last words when it does not come up. */
export async function startBroker(script: string, options: BrokerOptions): Promise<Broker> {
  const dir = await mkdtemp(join(tmpdir(), 'touchline-rabbit-'));
  const [port, distribution, epmd] = [await freePort(), await freePort(), await freePort()];
  const door = await openDoor(options);
  await writeSettings(dir, port, addressOf(door), options);
  const env = environmentOf(dir, distribution, epmd);
  const words: string[] = [];
  const server = spawn(script, [], { env, cwd: dir, detached: true });
  server.stdout.on('data', (chunk) => words.push(String(chunk)));
  server.stderr.on('data', (chunk) => words.push(String(chunk)));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async () => {
    // The script's whole group: what it starts must not outlive the test.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    await ended;
    await promisify(execFile)('epmd', ['-kill'], { env }).catch(() => {});
    door.close();
    await rm(dir, { recursive: true, force: true });
  };
  const { virtualHost } = options;
  const publisherUrl = `amqp://${PUBLISHER}:${PUBLISHER}@127.0.0.1:${port}/${encodeURIComponent(virtualHost)}`;
  try {
    await answers(publisherUrl, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`RabbitMQ did not start:\n${words.join('').slice(-2000)}`, { cause: error });
  }
  return { port, publisherUrl, stop };
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      const model = await connect(url);
      return await model.close();
    } catch (error) {
      if (hasEnded() || Date.now() > until) throw error;
      await sleep(250);
    }
  }
}

function environmentOf(dir: string, distribution: number, epmd: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    LANG: 'C.UTF-8',
    // Where Erlang keeps the cookie that nodes know each other by.
    HOME: dir,
    ERL_EPMD_PORT: String(epmd),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: `touchline-${distribution}@localhost`,
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_MNESIA_BASE: join(dir, 'data'),
    RABBITMQ_LOG_BASE: join(dir, 'log'),
    RABBITMQ_CONFIG_FILE: join(dir, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(dir, 'enabled_plugins'),
    RABBITMQ_CONF_ENV_FILE: join(dir, 'none'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 1:1 +sbwt none',
  };
}

async function writeSettings(
  dir: string,
  port: number,
  door: string,
  options: BrokerOptions,
): Promise<void> {
  const settings = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    'log.console = true',
    'log.console.level = error',
    'log.file = false',
    'disk_free_limit.absolute = 1MB',
    `load_definitions = ${join(dir, 'definitions.json')}`,
    'auth_backends.1 = internal',
    'auth_backends.2 = http',
    ...['user', 'vhost', 'resource', 'topic'].map(
      (what) => `auth_http.${what}_path = ${door}/${what}`,
    ),
  ];
  await mkdir(join(dir, 'data'));
  await writeFile(join(dir, 'rabbitmq.conf'), `${settings.join('\n')}\n`);
  await writeFile(join(dir, 'enabled_plugins'), '[rabbitmq_auth_backend_http].\n');
  await writeFile(join(dir, 'definitions.json'), JSON.stringify(definitionsOf(options)));
}

function definitionsOf({ virtualHost, exchange }: BrokerOptions): object {
  const all = { configure: '.*', write: '.*', read: '.*' };
  return {
    users: [{ name: PUBLISHER, password_hash: hashOf(PUBLISHER), tags: '' }],
    vhosts: [{ name: virtualHost }],
    permissions: [{ user: PUBLISHER, vhost: virtualHost, ...all }],
    exchanges: [
      {
        name: exchange,
        vhost: virtualHost,
        type: 'topic',
        durable: true,
        auto_delete: false,
        internal: false,
        arguments: {},
      },
    ],
  };
}

/** As RabbitMQ stores passwords: four bytes of salt, then SHA-256 of salt and password. */
function hashOf(password: string): string {
  const salt = randomBytes(4);
  const digest = createHash('sha256').update(salt).update(password).digest();
  return Buffer.concat([salt, digest]).toString('base64');
}

/**
 * Who may listen is asked of us, because RabbitMQ's own list of users knows no empty passwords: only the token, with
 * an empty password, on its virtual host.
 */
async function openDoor({ token, virtualHost }: BrokerOptions): Promise<Server> {
  const door = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://door');
      const said = new URLSearchParams(
        `${url.search.slice(1)}&${Buffer.concat(chunks).toString()}`,
      );
      const isUser = said.get('username') === token;
      const mayEnter =
        url.pathname === '/user' ? said.get('password') === '' : said.get('vhost') === virtualHost;
      response.end(isUser && mayEnter ? 'allow' : 'deny');
    });
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  return door;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
