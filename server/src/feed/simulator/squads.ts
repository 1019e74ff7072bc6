import type { LineupPlayer } from '../source';
import { madeUpNames } from './names/people';
import { type Dice, dice } from './random';

/** How a side of a sport lines up: the places of those who begin and of those who wait, and the shirts that are worn. */
interface Formation {
  readonly begin: string;
  readonly wait: string;
  readonly shirts: readonly [from: number, to: number];
  /** Of places that wear others. */
  readonly own?: Readonly<Record<string, readonly [from: number, to: number]>>;
}

const FORMATIONS: Readonly<Record<string, Formation>> = {
  soccer: {
    begin: 'G D D D D M M M F F F',
    wait: 'G D D M M F',
    shirts: [2, 29],
    own: { G: [1, 1] },
  },
  basketball: { begin: 'PG SG SF PF C', wait: 'PG PG SG SG SF PF C', shirts: [0, 55] },
  icehockey: {
    begin: 'G LD RD LW C RW',
    wait: 'G LD LD RD RD LW LW LW C C C RW RW RW',
    shirts: [2, 29],
    own: { G: [30, 41], C: [8, 98], LW: [8, 98] },
  },
  handball: {
    begin: 'GK LW LB CB RB RW P',
    wait: 'GK LW LB LB CB RB RW P P',
    shirts: [2, 45],
    own: { GK: [1, 20] },
  },
  volleyball: { begin: 'S OP OH OH MB MB L', wait: 'S OP OH OH MB L', shirts: [1, 20] },
  baseball: {
    begin: 'P C 1B 2B 3B SS LF CF RF DH',
    wait: 'P P P P P C IF IF OF OF',
    shirts: [1, 59],
  },
  amfootball: {
    begin: 'QB RB WR WR WR TE LT LG C RG RT DE DT DT DE LB LB LB CB CB FS SS',
    wait: 'QB RB WR TE G T DE DT LB CB S K P',
    shirts: [20, 49],
    own: {
      QB: [1, 19],
      WR: [10, 19],
      K: [1, 9],
      P: [1, 9],
      TE: [80, 89],
      LB: [50, 59],
      LT: [70, 79],
      RT: [70, 79],
      T: [70, 79],
      LG: [60, 69],
      RG: [60, 69],
      G: [60, 69],
      C: [60, 69],
      DE: [90, 99],
      DT: [90, 99],
    },
  },
};

const SHIRT_KEY = 7;
const MOST_TRIES = 200;

/** Whose squad it is. */
export interface SquadSide {
  readonly urn: string;
  readonly countryCode: string;
  readonly areWomen: boolean;
  /** Names of the other side. */
  readonly others: ReadonlySet<string>;
}

/** A squad that is made up, always the same; nobody in sports that are not played by sides. */
export function madeUpSquad(sportKey: string, side: SquadSide): LineupPlayer[] {
  const formation = FORMATIONS[sportKey];
  if (!formation) return [];
  const luck = dice(hashOf(`${sportKey} ${side.urn}`));
  const begin = formation.begin.split(' ');
  const positions = [...begin, ...formation.wait.split(' ')];
  const names = madeUpNames(positions.length, side, luck);
  const worn = new Set<number>();
  return positions.map((position, at) => ({
    name: names[at] ?? '',
    position,
    shirt: shirtOf(formation, position, worn, (turn) => luck.unit(SHIRT_KEY, at, turn)),
    isSubstitute: at >= begin.length,
  }));
}

/** Numbers of shirts for so many who have none in our lists, no two alike. */
export function madeUpShirts(count: number, urn: string): number[] {
  const luck = dice(hashOf(urn));
  return luck
    .shuffled(99, SHIRT_KEY)
    .slice(0, count)
    .map((place) => place + 1);
}

function shirtOf(
  { shirts, own = {} }: Formation,
  position: string,
  worn: Set<number>,
  unit: Dice['unit'],
): number {
  const [from, to] = own[position] ?? shirts;
  for (let turn = 0; turn < MOST_TRIES; turn += 1) {
    const shirt = from + Math.floor(unit(turn) * (to - from + 1));
    if (worn.has(shirt)) continue;
    worn.add(shirt);
    return shirt;
  }
  const free = Array.from({ length: 99 }, (_, index) => index + 1).find((each) => !worn.has(each));
  worn.add(free ?? 0);
  return free ?? 0;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash >>> 0;
}
