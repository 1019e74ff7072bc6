import { setTimeout as pause } from 'node:timers/promises';
import { matchResult } from '@touchline/testkit/feed/markets';
import { openHostileSockets } from './hostile-sockets';
import { family, residentMb, signalAll } from './processes';
import type { World } from './world';
import { fillDisk } from './machine';

/** Something that goes wrong. */
export interface Fault {
  readonly name: string;
  /** How long it lasts. */
  readonly forMs: number;
  /** Whether prices have to be locked meanwhile, and after how many seconds at the latest. */
  readonly toldWithin: number | null;
  /** Begins it. What it returns mends it and says what else was measured. */
  begin(world: World): Promise<() => Promise<Measured> | Measured>;
}

/** What only this fault can measure, and whether that is as it should be. */
interface Measured {
  readonly isOk?: boolean;
  readonly [figure: string]: number | string | boolean | undefined;
}

const SECOND = 1_000;
const HOUR_MS = 3_600_000;
const GROWTH_MB = 100;

const refusedMessage: Fault = {
  name: 'a refused message',
  forMs: 10 * SECOND,
  toldWithin: null,
  begin: async (world) => {
    sayRefused(world);
    return () => ({});
  },
};

const refusedThenSilence: Fault = {
  name: 'a refused message, then silence',
  forMs: 40 * SECOND,
  toldWithin: 25,
  begin: async (world) => {
    sayRefused(world);
    world.quiet();
    return () => resume(world);
  },
};

const feedStopped: Fault = {
  name: 'the feed is gone',
  forMs: 40 * SECOND,
  toldWithin: 25,
  begin: async (world) => {
    world.quiet();
    world.feed.disconnect();
    return () => {
      world.feed.reconnect();
      return resume(world);
    };
  },
};

const serverStopped: Fault = {
  name: 'the server is stopped',
  forMs: 30 * SECOND,
  toldWithin: 15,
  begin: async ({ server }) => {
    process.kill(server.pid(), 'SIGSTOP');
    return () => {
      process.kill(server.pid(), 'SIGCONT');
      return {};
    };
  },
};

const databaseStopped: Fault = {
  name: 'the database is stopped',
  forMs: 45 * SECOND,
  toldWithin: 15,
  begin: async ({ server }) => {
    const pids = family(server.postmasterPid());
    signalAll(pids, 'SIGSTOP');
    return () => {
      signalAll(pids, 'SIGCONT');
      return {};
    };
  },
};

const postmasterKilled: Fault = {
  name: 'the database is killed',
  forMs: 5 * SECOND,
  toldWithin: null,
  begin: async ({ server }) => {
    process.kill(server.postmasterPid(), 'SIGKILL');
    return () => ({});
  },
};

const diskFull: Fault = {
  name: 'the disk is full',
  forMs: 20 * SECOND,
  toldWithin: null,
  begin: async ({ disk }) => {
    if (disk === null) return () => ({ skipped: 'only root can make a small disk', isOk: false });
    const free = fillDisk(disk);
    return () => {
      free();
      return {};
    };
  },
};

const clockSteps: Fault = {
  name: 'the clock jumps an hour ahead, and two back',
  forMs: 30 * SECOND,
  toldWithin: null,
  begin: async ({ server }) => {
    await server.setClock(HOUR_MS);
    await pause(15 * SECOND);
    await server.setClock(-HOUR_MS);
    return async () => {
      await server.setClock(0);
      return {};
    };
  },
};

const hostileSockets: Fault = {
  name: 'hostile sockets',
  forMs: 50 * SECOND,
  toldWithin: null,
  begin: async ({ server, matches }) => {
    let most = residentMb(server.pid());
    const look = setInterval(() => (most = Math.max(most, residentMb(server.pid()))), 250);
    // A server that has just started grows under any load: what it grows by without them is not theirs.
    await pause(30 * SECOND);
    const before = most;
    const channels = ['updates:en', ...matches.map(({ id }) => `match:${id}`)];
    const end = openHostileSockets(server.sportsbook, channels);
    return () => {
      clearInterval(look);
      end();
      return { grew_mb: most - before, isOk: most - before < GROWTH_MB };
    };
  },
};

const pushEndpoints: Fault = {
  name: 'push endpoints that never resolve',
  forMs: 25 * SECOND,
  toldWithin: null,
  begin: async ({ inDatabase, players, hasSilentDns, ...world }) => {
    if (!hasSilentDns)
      return () => ({ skipped: 'only root can make a resolver that never answers', isOk: false });
    await inDatabase(async ({ pool }) => {
      for (const [n, { playerId }] of players.entries()) {
        await pool.query(
          `insert into push_subscriptions (player_id, service, address, p256dh, auth, locale, updated_at)
           values ($1, 'web_push', $2, $3, $4, 'en', now())`,
          [playerId, `https://push-${n}.example.net/${n}`, P256DH, 'AAAAAAAAAAAAAAAAAAAAAA'],
        );
      }
    });
    // Everybody has bets on it, and is sent a notification of how they ended.
    const settled = world.matches.at(-4);
    if (settled) world.retire(settled.urn);
    await settled?.script.settle(['1']);
    return () => ({});
  },
};

const lies: Fault = {
  name: 'prices and settlements that lie',
  forMs: 15 * SECOND,
  toldWithin: null,
  begin: async (world) => {
    const [first, second, third] = world.matches.slice(-3);
    const lying = setInterval(() => {
      // Not vouched for: too good to be true, a sure win for the player, and a price below the stake.
      void first?.script.price(matchResult(480, 3.4, 3.6));
      void second?.script.price(matchResult(2.9, 9.4, 9.6));
    }, 700);
    if (third) world.retire(third.urn);
    await third?.script.settle(['1', '2', '3']);
    return async () => {
      clearInterval(lying);
      const paid = await world.inDatabase(async ({ pool }) => {
        const { rows } = await pool.query<{ count: bigint }>(
          `select count(*) from bets b join bet_selections s on s.bet_id = b.id join matches m on m.id = s.match_id
           where m.urn = $1 and b.status = 'done'`,
          [third?.urn],
        );
        return Number(rows[0]?.count ?? 0);
      });
      return { paid_on_a_lie: paid, isOk: paid === 0 };
    };
  },
};

/** In the order in which they happen. */
export const FAULTS: readonly Fault[] = [
  refusedMessage,
  refusedThenSilence,
  feedStopped,
  serverStopped,
  databaseStopped,
  postmasterKilled,
  diskFull,
  clockSteps,
  hostileSockets,
  pushEndpoints,
  lies,
];

/** Messages that no adapter can read: broken XML, an unknown type, a value out of its range. */
function sayRefused({ feed, matches }: World): void {
  const urn = matches[0]?.urn ?? '';
  const rk = `hi.-.live.odds_change.1.${urn}.-`;
  feed.say({ rk, xml: `<odds_change product="1" event_id="${urn}"` });
  feed.say({ rk: `hi.-.live.news.1.${urn}.-`, xml: '<news product="1" timestamp="1"/>' });
  feed.say({ rk, xml: `<odds_change product="one" event_id="${urn}" timestamp="now"/>` });
}

function resume(world: World): Measured {
  world.talk();
  return {};
}

const P256DH =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
