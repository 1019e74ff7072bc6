import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { serverProcess } from '@touchline/testkit/processes/server-process';
import { Visitor } from '@touchline/testkit/world/visitor';
import { listMatches } from '@touchline/wire/calls/catalogue';
import type { Match } from '@touchline/wire/catalogue';
import fastify from 'fastify';
import { liveMatches } from './ssr/live-matches';
import { carryOutOrders, type Delivery, type Order } from './ssr/load';

/**
 * What a page costs: live pages of 200 matches a second, over the bare minimum of the same bytes
 * served by Fastify from memory. The page is the built server's own, and its prices move meanwhile as
 * they do in life, since a page that stood still could be kept for ever. Each server is a process, and
 * so are its visitors. Rounds alternate, so that whatever else the machine does meets all alike.
 * `rendered_per_second` is beside it for what rendering alone costs: each visitor asks for an address
 * of their own, so that no page can serve two of them.
 */
const MATCHES = 200;
const ROUNDS = 10;
const ROUND_MS = 1500;
const WARM_UP_MS = 5000;
const CONNECTIONS = 8;
/** Measured on two cores: 0.065 to 0.081. */
const GOAL = 0.04;

const SCRIPT = process.argv[1] ?? '';

if (process.argv[2] === 'visitors') carryOutOrders();
else if (process.argv[2] === 'bare') serveBare();
else await compare();

async function compare(): Promise<void> {
  const matches = await liveMatches(MATCHES);
  const server = await serverProcess({ DATABASE_URL: matches.url, FEED: 'none' });
  const visitors = fork(SCRIPT, ['visitors']);
  const bare = fork(SCRIPT, ['bare']);
  try {
    await matches.begin();
    const page = await pageOf(server);
    bare.send(page.html);
    const bareUrl = (await answer(bare)) as string;
    report(page, await rounds(visitors, page, bareUrl));
  } finally {
    bare.kill();
    visitors.kill();
    await server.remove();
    await matches.remove();
  }
}

/** What a process of ours says next. Rejects when it ends instead. */
async function answer(child: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('a process of the benchmark ended');
  });
  try {
    const [said] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown];
    return said;
  } finally {
    ended.catch(() => {});
    over.abort();
  }
}

interface LivePage {
  url: string;
  html: string;
  /** What has to be in it. */
  matches: readonly Match[];
}

async function pageOf(server: { sportsbook: string; platform: string }): Promise<LivePage> {
  const { data: matches } = await new Visitor(server).call(listMatches, {
    query: { match_status: 'live', limit: MATCHES },
  });
  const url = `${server.sportsbook}/live`;
  const html = await (await fetch(url)).text();
  const page = { url, html, matches };
  check(page, html);
  return page;
}

/** Every match has to be there, nearly all with their prices: betting on a few has stopped for a goal. */
function check({ matches }: LivePage, html: string): void {
  if (matches.length !== MATCHES) throw new Error(`only ${matches.length} matches are live`);
  const missing = matches.filter(({ slug }) => !html.includes(`/${slug}"`));
  if (missing.length > 0) throw new Error(`the page lacks ${missing.length} matches`);
  const prices = html.match(/<button[^>]* aria-label="[^"]+ \d+\.\d\d"/g) ?? [];
  if (prices.length < MATCHES * 3 * 0.9) throw new Error(`the page has ${prices.length} prices`);
}

interface Round {
  page: Delivery;
  rendered: Delivery;
  bare: Delivery;
}

async function rounds(visitors: ChildProcess, page: LivePage, bareUrl: string): Promise<Round[]> {
  const visit = async (url: string, forMs: number, isNew = false) => {
    visitors.send({ url, isNew, forMs, connections: CONNECTIONS } satisfies Order);
    const delivery = (await answer(visitors)) as Delivery;
    check(page, delivery.last);
    return delivery;
  };
  await visit(page.url, WARM_UP_MS);
  await visit(page.url, WARM_UP_MS, true);
  await visit(bareUrl, WARM_UP_MS);
  const measured: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    measured.push({
      page: await visit(page.url, ROUND_MS),
      rendered: await visit(page.url, ROUND_MS, true),
      bare: await visit(bareUrl, ROUND_MS),
    });
  }
  return measured;
}

function report({ html }: LivePage, measured: readonly Round[]): void {
  const rate = (of: keyof Round) => median(measured.map((round) => perSecond(round[of])));
  // Each round by itself: what slows the machine for a while slows both sides of it.
  const ratios = measured.map(({ page, bare }) => perSecond(page) / perSecond(bare));
  const ratio = Number(median(ratios).toFixed(4));
  const figures = {
    matches: MATCHES,
    bytes: Buffer.byteLength(html),
    pages_per_second: Math.round(rate('page')),
    rendered_per_second: Math.round(rate('rendered')),
    bare_per_second: Math.round(rate('bare')),
  };
  const ok = ratio >= GOAL;
  console.log(JSON.stringify({ bench: 'ssr', ...figures, ratio, goal: GOAL, ok }));
  process.exitCode = ok ? 0 : 1;
}

function perSecond({ pages, tookMs }: Delivery): number {
  return (pages / tookMs) * 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** The same bytes, prepared once. */
function serveBare(): void {
  process.once('message', (html: string) => {
    const bytes = Buffer.from(html);
    const app = fastify();
    app.get('/live', (_request, response) => response.type('text/html; charset=utf-8').send(bytes));
    void app.listen({ host: '127.0.0.1', port: 0 }).then((url) => process.send?.(`${url}/live`));
  });
}
