import type { Beginner, RallyRules } from './rallies';

/** The chance that a rally goes to the home side, by who serves. */
export interface RallyChances {
  readonly served: number;
  readonly received: number;
}

/** Volleyball: who wins a rally serves the next; 25 points win a set, 15 the last one, two clear. */
export function volleyballRules(chances: RallyChances, isLast: boolean): RallyRules {
  return {
    isOver: twoClear(isLast ? 15 : 25),
    chance: (_home, _away, server) => (server === 1 ? chances.served : chances.received),
    next: (_home, _away, _server, homeWon) => (homeWon ? 1 : 0),
  };
}

/** Table tennis: two serves each in turn, and one each from 10:10; 11 points win a game, two clear. */
export function tableTennisRules(chances: RallyChances): RallyRules {
  return {
    isOver: twoClear(11),
    chance: (_home, _away, server) => (server === 1 ? chances.served : chances.received),
    next: (home, away, server) => {
      const changes = home + away + 1 >= 20 || (home + away) % 2 === 1;
      return changes ? other(server) : server;
    },
  };
}

/** The one who does not begin. */
export function other(beginner: Beginner): Beginner {
  return beginner === 1 ? 0 : 1;
}

/** A chance moved by so much on the logistic scale. */
export function moved(chance: number, by: number): number {
  return 1 / (1 + (1 / chance - 1) * Math.exp(-by));
}

function twoClear(target: number): RallyRules['isOver'] {
  return (home, away) => Math.max(home, away) >= target && Math.abs(home - away) >= 2;
}
