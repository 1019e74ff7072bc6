import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshMigrated } from '../database/test-database';
import type { Call } from '@touchline/wire/calls/call';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { parseConfig } from '../../../server/src/config';
import { type Apps, build, openApps } from '../../../server/src/main-build';
import type { House } from '../../../server/src/main-house';
import { Closing } from '../../../server/src/start-up';

export const OPERATOR_TOKEN = 'the token of the operator of these tests';

/** What a request says beside the call itself. */
export interface Headed {
  /** The session in the cookie. */
  token?: string | undefined;
  /** With the operator's token. */
  operator?: boolean;
  headers?: Record<string, string>;
  /** The body as it is, in place of one that is written as JSON. */
  raw?: string | Buffer;
}

/** A call's parts as they stand on the wire, whether they are good or not. */
export interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** What came back; a reply that is no JSON has its text as body. */
export interface Answered {
  status: number;
  body: { data?: unknown; error?: { code: string | number; field?: string; message: string } };
  text: string;
  headers: Record<string, unknown>;
  cookies: readonly { name: string; value: string; [attribute: string]: unknown }[];
}

/** What is wrong with an answer that is not as it should be: nothing where it is. */
export function unless(isRight: boolean, what: string, { status, text }: Answered): string[] {
  return isRight ? [] : [`${what.slice(0, 200)}: ${status} ${text.slice(0, 400)}`];
}

/** Whether a call did what it was made for. */
export function isDone({ status }: Answered): boolean {
  return status >= 200 && status < 300;
}

/** All origins as the server opens them, on a database of their own, without a feed. */
export interface AttackedHouse extends Apps {
  house: House;
  /** Makes a call from an address of its own, so that nobody is held up by what others did. */
  send(call: Call, parts?: Parts, headed?: Headed): Promise<Answered>;
  close(): Promise<void>;
}

/**
 * Starts the house; the platform listens too, for what the sandboxes have to say to it. `open` adds whatever is not
 * opened for calls alone, such as pages.
 */
export async function attackedHouse(
  env: Record<string, string> = {},
  open: (house: House, apps: Apps) => Promise<void> = () => Promise.resolve(),
): Promise<AttackedHouse> {
  const { url, drop } = await freshMigrated();
  const dir = await mkdtemp(path.join(tmpdir(), 'touchline-attacks-'));
  const [port, platformPort, operatorPort] = [await freePort(), await freePort(), await freePort()];
  const closing = new Closing();
  const config = parseConfig({
    DATA_DIR: dir,
    DATABASE_URL: url,
    FEED: 'none',
    LOCALES: 'en,de',
    LOG_LEVEL: 'silent',
    OPERATOR_TOKEN,
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    OPERATOR_PORT: String(operatorPort),
    // What waits for a day otherwise can be confirmed at once.
    LIMIT_COOLING: '0',
    ...env,
  });
  const house = await build(config, closing);
  // Somebody who prices outcomes of one match together, as a provider would.
  house.providers.set('betradar', {
    customBet: () => Promise.resolve({ ok: true, odds: 3500, probability: 0.27 }),
    customBetSelections: () => Promise.resolve([]),
  });
  const apps = await openApps(house);
  await open(house, apps);
  await apps.platform.listen({ host: config.HOST, port: config.PLATFORM_PORT });
  await apps.sportsbook.ready();
  await apps.operator.ready();
  return {
    ...apps,
    house,
    send: (call, parts, headed) => send(apps[call.origin], call, parts, headed),
    close: async () => {
      await apps.platform.close();
      await apps.sportsbook.close();
      await apps.operator.close();
      await closing.run();
      await drop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

let asked = 0;

async function send(
  app: FastifyInstance,
  call: Call,
  { params, query, body }: Parts = {},
  { token, operator = false, headers = {}, raw }: Headed = {},
): Promise<Answered> {
  asked += 1;
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const request: InjectOptions = {
    method: call.method,
    url: addressOf(call.path, params, query),
    headers: {
      'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(operator && { authorization: `Bearer ${OPERATOR_TOKEN}` }),
      ...headers,
    },
    ...(token !== undefined && { cookies: { touchline_session: token } }),
    ...(payload !== undefined && { payload }),
  };
  const { statusCode: status, body: text, headers: answered, cookies } = await app.inject(request);
  return { status, text, body: read(text), headers: answered, cookies };
}

function read(text: string): Answered['body'] {
  try {
    return JSON.parse(text) as Answered['body'];
  } catch {
    return {};
  }
}

function addressOf(pattern: string, params: unknown, query: unknown): string {
  const filled = Object.entries(params ?? {}).reduce(
    (found, [name, value]) => found.replace(`:${name}`, percent(String(value))),
    pattern,
  );
  const asked = queryOf(query);
  return asked.length > 0 ? `${filled}?${asked}` : filled;
}

/** As it stands in an address, without its question mark. */
export function queryOf(query: unknown): string {
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((each) => `${percent(name)}=${percent(String(each))}`),
  );
  return asked.join('&');
}

/** Halves of letters have no form in an address: they go as what browsers make of them. */
function percent(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
