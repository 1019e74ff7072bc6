import * as fc from 'fast-check';
import { type BookModel, type ModelLine, payDue, type Way, WAYS } from './book-model';
import { anyDeath, chosen, type Command, command, deathText } from './command';
import type { Death } from './dying-database';
import { type History, writeLine } from './real-book';

/** The feed tells something of a line; what becomes due is paid, also when that crashes in the middle. */
function telling(
  name: string,
  at: number,
  change: (line: ModelLine, model: BookModel) => void,
  death: Death | null,
  among = ({ lines }: BookModel) => lines,
): Command {
  const run = async (model: BookModel, real: History) => {
    const line = chosen(among(model), at);
    change(line, model);
    await writeLine(real.book.pool, line);
    await real.dying.surviving(death, () => real.settle(model.now));
    payDue(model.bets.filter(({ decision }) => decision === 'taken'));
  };
  const isPossible = (model: BookModel) => among(model).length > 0;
  return command(`line ${at} ${name}${deathText(death)}`, run, isPossible);
}

/** The line ends. */
export function ending(at: number, way: Way, death: Death | null): Command {
  return telling(`ends ${way}`, at, (line) => Object.assign(line, { way, isOpen: false }), death);
}

/** A result that is taken back leaves the line suspended. */
export function takingBack(at: number, death: Death | null): Command {
  const back = (line: ModelLine) => Object.assign(line, { way: null, isOpen: false });
  const ended = ({ lines }: BookModel) => lines.filter(({ way }) => way !== null);
  return telling('of those that ended has no result', at, back, death, ended);
}

function pricing(at: number, odds: [bigint, bigint], chance: bigint): Command {
  const priced = (line: ModelLine) =>
    Object.assign(line, { odds, chance, isOpen: line.way === null });
  return telling(`is at ${odds.join(' and ')}, ${chance} tenths`, at, priced, null);
}

function suspending(at: number): Command {
  return telling('is suspended', at, (line) => Object.assign(line, { isOpen: false }), null);
}

/** Bets of the last so many minutes are void, and all that follow unless it has ended. */
function cancelling(at: number, minutes: number, hasEnded: boolean, death: Death | null): Command {
  const cancel = (line: ModelLine, { now }: BookModel) => {
    line.cancelled = { from: now - minutes, to: hasEnded ? now : null };
  };
  const name = `is void for ${minutes} minutes${hasEnded ? '' : ' and on'}`;
  return telling(name, at, cancel, death);
}

function validating(at: number, death: Death | null): Command {
  return telling('is not void', at, (line) => Object.assign(line, { cancelled: null }), death);
}

/** The first lines have most of the bets. */
const anyLine = fc.oneof(fc.nat(5), fc.nat(1));
const anyWay = fc.constantFrom('won', 'lost', ...(Object.keys(WAYS) as Way[]));
const anyOdds = fc.constantFrom(1500n, 2000n, 2350n, 4000n);

export const anyEnd = fc.tuple(anyLine, anyWay, anyDeath).map((given) => ending(...given));
export const anyTakingBack = fc.tuple(anyLine, anyDeath).map((given) => takingBack(...given));
export const anyPrice = fc
  .tuple(anyLine, fc.tuple(anyOdds, anyOdds), fc.bigInt({ min: 0n, max: 10n }))
  .map((given) => pricing(...given));
export const aSuspension = anyLine.map(suspending);
export const anyVoid = fc
  .tuple(anyLine, fc.nat(8), fc.boolean(), anyDeath)
  .map((given) => cancelling(...given));
export const anyValidity = fc.tuple(anyLine, anyDeath).map((given) => validating(...given));
