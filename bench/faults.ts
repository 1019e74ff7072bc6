import { FAULTS } from './faults/faults';
import { openPageListener } from './faults/page-listener';
import { suffer } from './faults/suffer';
import { openWorld } from './faults/world';

/**
 * What a server does on a bad day. Fifty players place a bet a second each while, in turn, each fault of
 * `faults/faults.ts` begins, lasts and ends. Of each: bets accepted at prices that nobody vouched for (0), acknowledged
 * bets lost or doubled (0), seconds until open pages lock their prices, and seconds from its end until they are open
 * again and bets are accepted. `npm run bench faults PART` runs those whose name holds the part.
 */
const PLAYERS = 50;
const MATCHES = 14;

const wanted = FAULTS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const world = await openWorld({ players: PLAYERS, matches: MATCHES, isBreakable: true });
const page = openPageListener(world.server.sportsbook);
try {
  const figures = [];
  for (const fault of wanted) {
    const figure = await suffer(world, page, fault);
    console.error(JSON.stringify(figure));
    figures.push(figure);
  }
  const ok = figures.length > 0 && figures.every((figure) => figure.ok);
  console.log(JSON.stringify({ bench: 'faults', players: PLAYERS, faults: figures, ok }));
  process.exitCode = ok ? 0 : 1;
} finally {
  page.close();
  await world.close();
}
