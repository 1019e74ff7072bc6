import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type ServerProcess, serverProcess } from '@touchline/testkit/processes/server-process';
import { carryOutOrders, type Order, type Took } from './catalogue/steady-visitors';
import { type Stored, storedMatches } from './catalogue/stored-matches';

/**
 * What a large catalogue costs: how long the live list, the page of a league, the page of a match and a search take
 * at 50 requests a second, over the same with few matches. The server is the built one, over HTTP, with a database
 * of its own; visitors are another process. They ask when it is time, whether or not earlier answers have come, and
 * for another league, match or word each time. Few and many take turns, so that whatever else the machine does
 * meets both. `npm run bench catalogue 5000` stores that many matches instead of 100,000.
 *
 * Everybody looks at one live list, which the server draws up anew a few times a second; that is part of what is
 * measured. All else is not asked for again before its answer is forgotten, few leagues as there are of few matches.
 * A page that asks for two things has figures for each. Visitors have been there for some seconds when measuring
 * begins, as on a server that has not been started just now.
 */
const MANY = Number(process.argv[2] ?? 100_000);
const FEW = 1000;
const LINES = 100;
const PER_SECOND = 50;
const ROUNDS = 4;
const ROUND_MS = 5000;
const WARM_UP_MS = 5000;
/** Every kind of answer at the 99th percentile, in ms. */
const WITHIN_MS = 20;
/** The median of many over that of few, of the question where it is worst. */
const GOAL = 2;

/** What a page of each kind asks for; where that are two things, they are asked for one after the other. */
const PAGES = {
  live: ['live'],
  league: ['league', 'matches of a league'],
  match: ['match', 'lines of a match'],
  search: ['search'],
} as const;
type Page = keyof typeof PAGES;
type Question = (typeof PAGES)[Page][number];
const KINDS = Object.keys(PAGES) as Page[];

if (process.argv[2] === 'visitors') carryOutOrders();
else await compare();

/** A catalogue, the server that shows it, and how long it took to answer each question. */
interface Shown {
  stored: Stored;
  server: ServerProcess;
  took: Map<Question, number[]>;
}

async function compare(): Promise<void> {
  const visitors = fork(process.argv[1] ?? '', ['visitors']);
  const shown: Shown[] = [];
  try {
    for (const count of [FEW, MANY]) shown.push(await show(count));
    for (const each of shown) {
      for (const kind of KINDS) await visit(visitors, each, kind, WARM_UP_MS, -1);
      each.took.clear();
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of KINDS) {
        for (const each of shown) await visit(visitors, each, kind, ROUND_MS, round);
      }
    }
    const [few, many] = shown;
    if (few && many) report(few, many);
  } finally {
    visitors.kill();
    for (const { server, stored } of shown) {
      await server.remove();
      await stored.remove();
    }
  }
}

async function show(count: number): Promise<Shown> {
  const stored = await storedMatches(count, LINES);
  const server = await serverProcess({ DATABASE_URL: stored.url, FEED: 'none' }).catch(
    async (error: unknown) => {
      await stored.remove();
      throw error;
    },
  );
  return { stored, server, took: new Map() };
}

/** Visits pages of a kind for a while, and adds how long the answers took to what is known. */
async function visit(
  visitors: ChildProcess,
  { server, stored, took }: Shown,
  kind: Page,
  forMs: number,
  round: number,
): Promise<void> {
  const count = Math.round((forMs / 1000) * PER_SECOND);
  const questions = PAGES[kind];
  const asked = Array.from({ length: count }, (_, place) => {
    const question = questions[place % questions.length] ?? questions[0];
    const page = Math.floor((place + (round + 1) * count) / questions.length);
    return { question, path: pathOf(question, stored, page) };
  });
  const urls = asked.map(({ path }) => `${server.sportsbook}/sportsbook/api/v2${path}`);
  visitors.send({ urls, perSecond: PER_SECOND } satisfies Order);
  const [times] = (await once(visitors, 'message')) as [Took];
  for (const [place, { question }] of asked.entries()) {
    const known = took.get(question) ?? [];
    took.set(question, [...known, times[place] ?? NaN]);
  }
}

/** What is asked for on the nth page of its kind. */
function pathOf(question: Question, { tournaments, matches, words }: Stored, n: number): string {
  const among = <T>(values: readonly T[]) => values[(n * 7919) % values.length];
  switch (question) {
    case 'live':
      return '/matches?type=match&match_status=live,stopped&sort_by=tournament_priority:asc&limit=200';
    case 'league':
      return `/tournaments/${among(tournaments)}`;
    case 'matches of a league':
      return `/matches?tournament_id=${among(tournaments)}&match_status=prematch,live&limit=60`;
    case 'match':
      return `/matches/${among(matches)}`;
    case 'lines of a match':
      return `/matches/${among(matches)}/markets?limit=500`;
    case 'search':
      return `/search?q=${encodeURIComponent(typed(among(words) ?? '', n))}`;
  }
}

/** Every other word lacks a letter. */
function typed(word: string, n: number): string {
  const at = 2 + (n % 3);
  return n % 2 === 0 ? word : word.slice(0, at) + word.slice(at + 1);
}

function report(few: Shown, many: Shown): void {
  const figures = [...many.took].map(([question, other]) => {
    const one = few.took.get(question) ?? [];
    const ratio = percentile(other, 0.5) / percentile(one, 0.5);
    return {
      question,
      p50_ms: round(percentile(other, 0.5)),
      p99_ms: round(percentile(other, 0.99)),
      few_p50_ms: round(percentile(one, 0.5)),
      few_p99_ms: round(percentile(one, 0.99)),
      ratio: round(ratio),
    };
  });
  const ratio = Math.max(...figures.map((each) => each.ratio));
  const slowest = Math.max(...figures.map((each) => each.p99_ms));
  const ok = ratio < GOAL && slowest <= WITHIN_MS;
  const { length: leagues } = many.stored.tournaments;
  const size = { matches: MANY, lines: MANY * LINES, leagues, few: FEW, per_second: PER_SECOND };
  console.log(
    JSON.stringify({
      bench: 'catalogue',
      ...size,
      figures,
      p99_ms: slowest,
      p99_goal_ms: WITHIN_MS,
      ratio,
      goal: GOAL,
      ok,
    }),
  );
  process.exitCode = ok ? 0 : 1;
}

function percentile(took: Took, part: number): number {
  const sorted = took.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
