import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type ServerProcess, serverProcess } from '@touchline/testkit/processes/server-process';
import { setTimeout as pause } from 'node:timers/promises';
import { liveMatches } from './ssr/live-matches';
import { carryOutOrders, type Delivery, type Order } from './ssr/load';

/**
 * What rendering costs beside Next.js: CPU time of the server process for each live page of 200 matches, over that of
 * Next.js for a page of the same matches. Readers ask for one address, as they do in life, while prices move: ours may
 * give one rendered page to several of them within a moment, Next.js renders each. `cpu_ms_per_rendering` and its ratio
 * are beside it for pages at addresses of their own, none of which is given twice; rows of matches that have not changed
 * since the last page are written again as they were. Ours is the built server, with its feed of moving prices; what it
 * takes while nobody asks is taken off, since prices would move without readers too. The peer (bench/peers/next) asks a
 * server in memory for the same replies with each page, and has no feed. Both answer in turns, one reader at a time, so
 * that each has a core to itself.
 */
const MATCHES = 200;
const ROUNDS = 5;
const ROUND_MS = 4000;
const WARM_UP_MS = 6000;
/** CPU time of ours over that of the peer. */
const GOAL = 0.5;
/** Pages for each second of one core. */
const PAGES_PER_SECOND = 250;

const PEER = resolve('bench/peers/next');
const SCRIPT = process.argv[1] ?? '';
const REPLIES = {
  matches: '/sportsbook/api/v2/matches?match_status=live,stopped&limit=200',
  sports: '/sportsbook/api/v2/sports',
  leagues: '/sportsbook/api/v2/tournaments?limit=200',
};

if (process.argv[2] === 'visitors') carryOutOrders();
else await compare();

async function compare(): Promise<void> {
  buildPeer();
  const matches = await liveMatches(MATCHES);
  const server = await serverProcess({ DATABASE_URL: matches.url, FEED: 'none' });
  const visitors = fork(SCRIPT, ['visitors']);
  const started: { stop(): void }[] = [];
  try {
    await matches.begin();
    const data = await dataServer(server);
    started.push(data);
    const peer = await startPeer(data.origin);
    started.push(peer);
    report(await rounds(visitors, server, peer));
  } finally {
    for (const each of started) each.stop();
    visitors.kill();
    await server.remove();
    await matches.remove();
  }
}

/** Installs and builds the peer where that has not been done. */
function buildPeer(): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: PEER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(resolve(PEER, 'node_modules/next'))) run('npm', 'ci', '--no-audit', '--no-fund');
  if (!existsSync(resolve(PEER, '.next/BUILD_ID'))) run('npm', 'run', 'build');
}

/** Our replies as they are now, from memory. */
async function dataServer({ sportsbook }: ServerProcess) {
  const replies = new Map<string, string>();
  for (const [name, path] of Object.entries(REPLIES)) {
    const answer = await fetch(sportsbook + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    replies.set(`/${name}`, await answer.text());
  }
  const http = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(replies.get(request.url ?? ''));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void http.close() };
}

interface Peer {
  url: string;
  cpuSeconds(): Promise<number>;
  stop(): void;
}

async function startPeer(origin: string): Promise<Peer> {
  const child = fork(resolve(PEER, 'serve.mjs'), {
    cwd: PEER,
    env: { ...process.env, NODE_ENV: 'production', DATA_ORIGIN: origin },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}/live`,
    cpuSeconds: async () => {
      child.send('cpu');
      const [{ cpuSeconds }] = (await once(child, 'message')) as [{ cpuSeconds: number }];
      return cpuSeconds;
    },
    stop: () => void child.kill(),
  };
}

/** What the server process has cost so far, as it tells Prometheus. */
async function cpuOf({ operator }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${operator}/metrics`)).text();
  const found = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1];
  if (found === undefined) throw new Error('the server does not tell what it costs');
  return Number(found);
}

/** CPU milliseconds for each page of a round. */
interface Round {
  ours: number;
  rendering: number;
  peers: number;
}

async function rounds(visitors: ChildProcess, server: ServerProcess, peer: Peer): Promise<Round[]> {
  const visit = async (url: string, forMs: number, isNew = false) => {
    visitors.send({ url, isNew, forMs, connections: 1 } satisfies Order);
    const [delivery] = (await once(visitors, 'message')) as [Delivery];
    check(delivery.last, url);
    return delivery;
  };
  const ourUrl = `${server.sportsbook}/live`;
  await visit(ourUrl, WARM_UP_MS);
  await visit(ourUrl, WARM_UP_MS, true);
  await visit(peer.url, WARM_UP_MS);
  const measured: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const idle = await costOf(
      () => cpuOf(server),
      () => pause(ROUND_MS),
    );
    const ours = await costOf(
      () => cpuOf(server),
      () => visit(ourUrl, ROUND_MS),
    );
    const peers = await costOf(peer.cpuSeconds, () => visit(peer.url, ROUND_MS));
    const rendered = await costOf(
      () => cpuOf(server),
      () => visit(ourUrl, ROUND_MS, true),
    );
    const beside = ({ seconds, result }: typeof ours) =>
      ((seconds - idle.seconds) * 1000) / result.pages;
    measured.push({
      ours: beside(ours),
      rendering: beside(rendered),
      peers: (peers.seconds * 1000) / peers.result.pages,
    });
  }
  return measured;
}

async function costOf<T>(cpu: () => Promise<number>, work: () => Promise<T>) {
  const before = await cpu();
  const result = await work();
  return { seconds: (await cpu()) - before, result };
}

/** A page without its matches would be cheap. */
function check(html: string, url: string): void {
  const prices = html.match(/<button[^>]* aria-label="[^"]+ \d+\.\d\d"/g) ?? [];
  if (prices.length < MATCHES * 3 * 0.9) throw new Error(`${url} has ${prices.length} prices`);
}

function report(measured: readonly Round[]): void {
  const ours = median(measured.map((round) => round.ours));
  const rendering = median(measured.map((round) => round.rendering));
  const peers = median(measured.map((round) => round.peers));
  const ratio = Number(median(measured.map((round) => round.ours / round.peers)).toFixed(3));
  const figures = {
    matches: MATCHES,
    cpu_ms_per_page: Number(ours.toFixed(2)),
    pages_per_core_second: Math.round(1000 / ours),
    pages_goal: PAGES_PER_SECOND,
    cpu_ms_per_rendering: Number(rendering.toFixed(2)),
    next_cpu_ms_per_page: Number(peers.toFixed(2)),
    rendering_ratio: Number(
      median(measured.map((round) => round.rendering / round.peers)).toFixed(3),
    ),
  };
  const ok = ratio <= GOAL && 1000 / ours >= PAGES_PER_SECOND;
  console.log(JSON.stringify({ bench: 'pages', ...figures, ratio, goal: GOAL, ok }));
  process.exitCode = ok ? 0 : 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
