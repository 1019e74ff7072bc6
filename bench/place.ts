import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bareClients } from './place/bare';
import { asFastAsTheyCan, atARate, type Placed } from './place/clients';
import { httpClient } from './place/http-clients';
import { type House, openHouse } from './place/house';
import { jackpotSwitch } from './place/jackpot';

/**
 * What it costs to take a bet through HTTP with every check, over the bare transaction that no bookmaker can do without,
 * gathered into batches in the same way: bets a second with 1, 32 and 256 clients, who are a process of their own. Both
 * write to the same database, which keeps what it has committed through a power cut, and take turns.
 *
 * Then through HTTP with bonuses: a jackpot that every bet feeds while bets are placed with a comboboost, in a hunt and in
 * a tournament, in turns with the same bets without any of it: what a bet costs then, as a multiple. And the 99th percentile at half of what the most clients reached, asked for at a steady rate.
 */
const CLIENTS = [1, 32, 256] as const;
/** Bets go around among them, as nobody may place more than ten a second for long. */
const PLAYERS = 2048;
const MATCHES = 200;
const ROUNDS = 3;
const ROUND_MS = 4000;
const WARM_UP_MS = 3000;
const STEADY_MS = 10_000;
/** Of the bare transaction, with the most clients. */
const GOAL = 0.4;
const P99_GOAL_MS = 50;
/** What a bet may cost with bonuses, over what it costs without. */
const BONUS_GOAL = 1.5;

type Way = 'bare' | 'http' | 'mixed' | 'with_bonuses';

/** What the process of clients is told to do. */
interface Order {
  way: Way;
  clients: number;
  forMs: number;
  /** Left out, as fast as they can. */
  perSecond?: number;
}

if (process.argv[2] === 'clients') await carryOutOrders();
else await compare();

async function compare(): Promise<void> {
  const house = await openHouse(PLAYERS, MATCHES);
  const clients = fork(process.argv[1] ?? '', ['clients']);
  try {
    clients.send(house);
    await once(clients, 'message');
    const reached = { bare: byClients(), http: byClients() };
    for (const way of ['bare', 'http'] as const) {
      await carryOut(clients, { way, clients: 256, forMs: WARM_UP_MS });
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const count of CLIENTS) {
        for (const way of ['bare', 'http'] as const) {
          const placed = await carryOut(clients, { way, clients: count, forMs: ROUND_MS });
          reached[way].get(count)?.push(placed);
        }
      }
    }
    const bonuses = await besideBonuses(house, clients);
    const half = Math.round(best(reached.http.get(256) ?? []) / 2);
    const steady = { way: 'http', clients: 256, forMs: STEADY_MS, perSecond: half } as const;
    report(house, { reached, bonuses, half, steady: await carryOut(clients, steady) });
  } finally {
    clients.kill();
    await house.remove();
  }
}

/** Rounds without bonuses and with all of them, in turns. */
async function besideBonuses({ databaseUrl }: House, clients: ChildProcess): Promise<Beside> {
  const placed: Beside = { mixed: [], with_bonuses: [] };
  const jackpot = await jackpotSwitch(databaseUrl);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of ['mixed', 'with_bonuses'] as const) {
        await jackpot.turn(way === 'with_bonuses');
        placed[way].push(await carryOut(clients, { way, clients: 256, forMs: ROUND_MS }));
      }
      await jackpot.turn(false);
    }
  } finally {
    await jackpot.close();
  }
  return placed;
}

type Beside = Record<'mixed' | 'with_bonuses', Placed[]>;

function byClients(): Map<number, Placed[]> {
  return new Map(CLIENTS.map((count) => [count, []]));
}

async function carryOut(clients: ChildProcess, order: Order): Promise<Placed> {
  clients.send(order);
  const [answer] = (await once(clients, 'message')) as [Placed | { error: string }];
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

/** The process of clients: first it is told of the house, then what to do. */
async function carryOutOrders(): Promise<void> {
  const [house] = (await once(process, 'message')) as [House];
  const { players, matches } = house;
  const bare = await bareClients(
    house.databaseUrl,
    players.map(({ playerId }) => playerId),
    matches,
  );
  const http = {
    http: httpClient(house, 'singles'),
    mixed: httpClient(house, 'mixed'),
    with_bonuses: httpClient(house, 'mixed_with_bonuses'),
  };
  process.on('message', (order: Order) => {
    const all = Array.from({ length: order.clients }, (_, at) =>
      order.way === 'bare' ? bare.client(at) : http[order.way],
    );
    const placing =
      order.perSecond === undefined
        ? asFastAsTheyCan(all, order.forMs)
        : atARate(all, order.perSecond, order.forMs);
    placing.then(
      (placed) => process.send?.(placed),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.send?.('ready');
}

interface Measured {
  reached: Record<'bare' | 'http', Map<number, Placed[]>>;
  bonuses: Beside;
  /** Bets a second, at a steady rate. */
  half: number;
  steady: Placed;
}

function report({ durability }: House, { reached, bonuses, half, steady }: Measured): void {
  const figures = CLIENTS.map((clients) => {
    const [bare, http] = [reached.bare.get(clients) ?? [], reached.http.get(clients) ?? []];
    return {
      clients,
      bare_per_second: Math.round(best(bare)),
      per_second: Math.round(best(http)),
      p99_ms: rounded(percentile(http.flatMap(({ took }) => took))),
      ratio: rounded(best(http) / best(bare)),
    };
  });
  const ratio = figures.at(-1)?.ratio ?? 0;
  const p99 = rounded(percentile(steady.took));
  const cost = rounded(best(bonuses.mixed) / best(bonuses.with_bonuses));
  const isOk = ratio >= GOAL && p99 < P99_GOAL_MS && cost <= BONUS_GOAL;
  console.log(
    JSON.stringify({
      bench: 'place',
      ...durability,
      figures,
      with_bonuses: {
        plain_per_second: Math.round(best(bonuses.mixed)),
        per_second: Math.round(best(bonuses.with_bonuses)),
        cost,
        goal_cost: BONUS_GOAL,
      },
      at_half: { per_second: half, p99_ms: p99, goal_ms: P99_GOAL_MS },
      ratio,
      goal: GOAL,
      ok: isOk,
    }),
  );
  process.exitCode = isOk ? 0 : 1;
}

/** The best round: whatever else the machine does only ever takes away. */
function best(rounds: readonly Placed[]): number {
  return Math.max(...rounds.map(({ perSecond }) => perSecond));
}

function percentile(took: readonly number[]): number {
  const sorted = took.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? NaN;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
