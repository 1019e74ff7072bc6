import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PushEvent } from '@touchline/wire/push/events';
import type { Centrifuge, Options, TransportEndpoint, TransportName } from 'centrifuge';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { aHub, pause, type TestHub } from '@touchline/testkit/realtime/test-hub';
import { FetchEventSource } from '@touchline/testkit/realtime/fetch-event-source';
import { connectLive } from '../src/live/connection';
import { leanClient, leanRouter } from './lean-packages';

const require = createRequire(import.meta.url);
const clientFolder = path.dirname(require.resolve('centrifuge'));
const clientScript = readFileSync(path.join(clientFolder, 'index.mjs'), 'utf8');

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

const folder = mkdtempSync(path.join(tmpdir(), 'lean-'));
let Lean: typeof Centrifuge;
let script: string;

beforeAll(async () => {
  script = leanClient(clientScript);
  const file = path.join(folder, 'client.mjs');
  writeFileSync(file, script);
  const address = pathToFileURL(file).href;
  ({ Centrifuge: Lean } = (await import(/* @vite-ignore */ address)) as {
    Centrifuge: typeof Centrifuge;
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const QUICK: Partial<Options> = {
  websocket: WebSocket,
  eventsource: FetchEventSource,
  minReconnectDelay: 20,
  maxReconnectDelay: 50,
};

/** The lean client as the page has it, over one of its ways alone. */
function clientOver(transport: TransportName): typeof Centrifuge {
  return class extends Lean {
    constructor(endpoints: string | TransportEndpoint[], options?: Partial<Options>) {
      const all = typeof endpoints === 'string' ? [] : endpoints;
      super(
        all.filter((each) => each.transport === transport),
        { ...QUICK, ...options },
      );
    }
  };
}

/** Other tests run at the same time. */
const SLOW = { timeout: 10_000 };

const balance = (amount: number) => ({
  event_name: 'balance_changed',
  message: { currency: 'EUR', subunits: 100, balance: amount },
});

/** The connection of a page to this hub, and the balances that it heard of. */
function aPage(hub: TestHub, transport: TransportName) {
  const heard: string[] = [];
  const reported: unknown[] = [];
  const gaps: unknown[] = [];
  const receive = (event: PushEvent) => {
    if (event.event_name === 'balance_changed') heard.push(String(event.message.balance));
  };
  vi.stubGlobal('location', { href: hub.http });
  const live = connectLive(clientOver(transport), {
    origin: hub.http,
    locale: 'en',
    connectionToken: async () => hub.realtime.mintTokens.connection('7'),
    channelTokens: async ([channel = '']) => ({
      [channel]: await hub.realtime.mintTokens.subscription('7', channel),
    }),
    receive,
    onChannel: (whose, news) => void (news === 'missed' && gaps.push(whose)),
    onOwn: () => undefined,
    onConnected: () => undefined,
    onHeard: () => undefined,
    report: (error) => void reported.push(error),
  });
  onTestFinished(() => {
    live.close();
    vi.unstubAllGlobals();
  });
  return { live, heard, reported, gaps };
}

test.each(['websocket', 'http_stream', 'sse'] as const)(
  'what is left of the push client follows lists, matches and a player, and loses nothing, over %s',
  async (transport) => {
    const hub = await aHub();
    const { live, heard, reported, gaps } = aPage(hub, transport);
    live.followUpdates(undefined);
    const leave = live.followMatch(1);
    live.identify(7);
    await vi.waitFor(() => expect(hub.metrics()).toMatchObject({ clients: 1, channels: 3 }), SLOW);
    await hub.realtime.publish('updates:en', balance(1));
    await hub.realtime.publish('match:1', balance(2));
    await hub.realtime.publish('$user:7', balance(3));
    await vi.waitFor(() => expect(heard).toEqual(['1', '2', '3']), SLOW);
    hub.cut();
    await hub.realtime.publish('match:1', balance(4));
    await vi.waitFor(() => expect(heard).toEqual(['1', '2', '3', '4']), SLOW);
    leave();
    // A channel is kept a little after the last who followed it.
    await pause(2500);
    await hub.realtime.publish('match:1', balance(5));
    await hub.realtime.publish('updates:en', balance(6));
    await vi.waitFor(() => expect(heard).toEqual(['1', '2', '3', '4', '6']), SLOW);
    expect([reported, gaps]).toEqual([[], []]);
    live.close();
    await vi.waitFor(() => expect(hub.metrics().clients).toBe(0), SLOW);
  },
);

test('what the page never asks for is gone from the push client, and all that it calls is there', () => {
  expect(script).not.toMatch(
    /class \w*(?:Webtransport|Sockjs|MapSub)|presence\(|_debug\(|newMapSubscription/,
  );
  for (const name of ['newSubscription', 'removeSubscription', 'setToken', 'disconnect']) {
    expect(script).toContain(`${name}(`);
  }
  expect(script.length).toBeLessThan(clientScript.length / 2);
});

/** The script of the router that has the router itself. */
function routerScript(): string {
  const folder = path.join(path.dirname(require.resolve('react-router')), '../production');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const texts = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return texts.find((text) => text.includes('\nfunction RouterProvider(')) ?? '';
}

test('the router has what is taken from it, and keeps all else', () => {
  const whole = routerScript();
  const lean = leanRouter(whole);
  const gone = ['    fetch: fetch2,', '    getBlocker,', '    patchRoutes,', 'Form.displayName = '];
  for (const each of gone) {
    expect(whole).toContain(`\n${each}`);
    expect(lean).not.toContain(`\n${each}`);
  }
  expect(lean).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m);
  expect(lean).toContain('\n    navigate,\n');
  expect(lean).toContain('\n    revalidate,\n');
});

test('these are the versions that somebody has looked at', () => {
  const client = versionIn(path.join(clientFolder, '../package.json'));
  const router = versionIn(require.resolve('react-router/package.json'));
  expect([client, router]).toEqual(['5.8.0', '7.18.5']);
});
