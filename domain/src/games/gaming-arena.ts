import type { GameRules } from './game-rules';

const SIDES = 6;

const PAYS: Record<string, number> = { red: 2300, draw: 5750, blue: 2300 };

/**
 * Two champions throw a die each, and the higher one wins; whichever end is backed, 23 of 24 parts of
 * stakes come back (SPEC §2 "virtual gaming arena"). A result is both dice: `red-blue`.
 */
export const GAMING_ARENA: GameRules = {
  app: 'virtual_gaming_arena',
  tickets: SIDES * SIDES,
  choices: Object.keys(PAYS),
  returnToPlayer: { times: 23n, over: 24n },
  resultOf: (ticket) => `${Math.floor(ticket / SIDES) + 1}-${(ticket % SIDES) + 1}`,
  pays: (choice, result) => (choice === winnerOf(result) ? (PAYS[choice] ?? 0) : 0),
};

function winnerOf(result: string): string {
  const [red = 0, blue = 0] = result.split('-').map(Number);
  if (red === blue) return 'draw';
  return red > blue ? 'red' : 'blue';
}
