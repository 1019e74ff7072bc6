import * as fc from 'fast-check';
import { expect } from 'vitest';
import { changeVoid } from '../../../../server/src/operator/void-market';
import { inTransaction } from '../../../../server/src/book/bets/in-transaction';
import { type BookModel, type Cancel, type ModelLine, payDue, type Way, WAYS } from './book-model';
import { anyDeath, chosen, type Command, command, deathText } from './command';
import type { Death } from './dying-database';
import { cancelOf, noResultOf, pricesOf, resultsOf, statusOf } from './feed-words';
import { timeOf } from './model-time';
import type { History } from './real-book';

/** Something is said of a line, and settled; what becomes due is paid, also when that crashes in the middle. */
interface Said {
  name: string;
  at: number;
  death: Death | null;
  /** The lines that are meant; left out, all. */
  among?: (model: BookModel) => ModelLine[];
  /** Says it to the book. It may be said again after a crash. */
  say(line: ModelLine, real: History, model: BookModel): Promise<void>;
  /** What it means. */
  means(line: ModelLine, model: BookModel): void;
}

function saying({ name, at, death, among = ({ lines }) => lines, say, means }: Said): Command {
  const run = async (model: BookModel, real: History) => {
    const line = chosen(among(model), at);
    await real.dying.surviving(death, async () => {
      await say(line, real, model);
      await real.settle(model.now);
    });
    means(line, model);
    payDue(model.bets.filter(({ decision }) => decision === 'taken'));
  };
  const isPossible = (model: BookModel) => among(model).length > 0;
  return command(`line ${at} ${name}${deathText(death)}`, run, isPossible);
}

/** The line ends. */
export function ending(at: number, way: Way, death: Death | null): Command {
  return saying({
    name: `ends ${way}`,
    at,
    death,
    say: (line, real, { now }) => real.tell(now, [resultsOf(line, way)]),
    means: (line) => Object.assign(line, { way, isOpen: false }),
  });
}

/** A result that is taken back leaves the line suspended. */
export function takingBack(at: number, death: Death | null): Command {
  return saying({
    name: 'of those that ended has no result',
    at,
    death,
    among: ({ lines }) => lines.filter(({ way }) => way !== null),
    say: (line, real, { now }) => real.tell(now, [noResultOf(line)]),
    means: (line) => Object.assign(line, { way: null, isOpen: false }),
  });
}

/**
 * The feed tells prices, and how likely the first outcome is in tenths. A chance that moves without its price is not told:
 * no player sees it, so bets are worth something else only some minutes later.
 */
export function pricing(at: number, odds: [bigint, bigint], chance: bigint): Command {
  const isSeen = (line: ModelLine) =>
    !line.isOpen || line.chance === chance || odds.some((each, side) => each !== line.odds[side]);
  return saying({
    name: `is at ${odds.join(' and ')}, ${chance} tenths`,
    at,
    death: null,
    among: ({ lines }) => lines.filter(isSeen),
    say: (line, real, { now }) => real.tell(now, [pricesOf({ ...line, odds, chance })]),
    means: (line) => Object.assign(line, { odds, chance, isOpen: true }),
  });
}

function suspending(at: number): Command {
  return saying({
    name: 'is suspended',
    at,
    death: null,
    say: (line, real, { now }) => real.tell(now, [statusOf(line, -1)]),
    means: (line) => Object.assign(line, { isOpen: false }),
  });
}

/** How far back bets are void, in minutes; or all of them, or in a time that is void already. */
type Reach = number | 'all' | 'same';

function timeMeant({ cancels }: ModelLine, { now }: BookModel, reach: Reach) {
  const [first] = cancels;
  if (reach === 'same' && first) return { from: first.from, to: first.to };
  if (reach === 'all') return { from: null, to: null };
  return { from: now - (reach === 'same' ? 1 : reach), to: now };
}

const isSameTime = (one: Pick<Cancel, 'from' | 'to'>, other: Pick<Cancel, 'from' | 'to'>) =>
  one.from === other.from && one.to === other.to;

/** The feed says that bets of the last so many minutes are void. */
export function cancelling(at: number, reach: number | 'same', death: Death | null): Command {
  return saying({
    name: `is void for ${reach} minutes, its feed says`,
    at,
    death,
    say: (line, real, model) => {
      const time = timeMeant(line, model, reach);
      return real.tell(model.now, [cancelOf(line, 'line_cancelled', time)]);
    },
    means: (line, model) => {
      const time = timeMeant(line, model, reach);
      if (!line.cancels.some((each) => each.by === 'feed' && isSameTime(each, time)))
        line.cancels.push({ ...time, by: 'feed' });
    },
  });
}

/** Those that one side alone has made void. */
const onlyBy = (by: Cancel['by'], { cancels }: ModelLine) =>
  cancels.filter(
    (each) =>
      each.by === by && !cancels.some((other) => other.by !== by && isSameTime(each, other)),
  );
const linesVoidBy =
  (by: Cancel['by']) =>
  ({ lines }: BookModel) =>
    lines.filter((line) => onlyBy(by, line).length > 0);

/** The feed takes back what it has said, and what no operator has said too. */
function validating(at: number, death: Death | null): Command {
  const meant = (line: ModelLine) => chosen(onlyBy('feed', line), 0);
  return saying({
    name: 'of those that their feed has made void is not void',
    at,
    death,
    among: linesVoidBy('feed'),
    say: (line, real, { now }) =>
      real.tell(now, [cancelOf(line, 'cancellation_withdrawn', meant(line)), statusOf(line, -1)]),
    means: (line) => {
      line.cancels.splice(line.cancels.indexOf(meant(line)), 1);
      line.isOpen = false;
    },
  });
}

/** An operator makes bets void, behind the back of the feed. */
export function voiding(at: number, reach: Reach, death: Death | null): Command {
  return saying({
    name: `is void for ${reach} minutes, an operator says`,
    at,
    death,
    say: async (line, real, model) => {
      const time = timeMeant(line, model, reach);
      const isKnown = line.cancels.some((each) => isSameTime(each, time));
      const answer = await changedByHand(line, real, model, { change: 'line_cancelled', time });
      if (!real.dying.hasDied()) expect(answer).toBe(isKnown ? 'already_void' : 'changed');
    },
    means: (line, model) => {
      const time = timeMeant(line, model, reach);
      if (!line.cancels.some((each) => isSameTime(each, time)))
        line.cancels.push({ ...time, by: 'hand' });
    },
  });
}

/** The operator takes that back; the feed closes the line until it says more. */
export function unvoiding(at: number, death: Death | null): Command {
  const meant = (line: ModelLine) => chosen(onlyBy('hand', line), 0);
  return saying({
    name: 'of those that an operator has made void is not void',
    at,
    death,
    among: linesVoidBy('hand'),
    say: async (line, real, model) => {
      const undone = { change: 'cancellation_withdrawn', time: meant(line) } as const;
      const answer = await changedByHand(line, real, model, undone);
      if (!real.dying.hasDied()) expect(answer).toBe('changed');
      await real.tell(model.now, [statusOf(line, -1)]);
    },
    means: (line) => {
      line.cancels.splice(line.cancels.indexOf(meant(line)), 1);
      line.isOpen = false;
    },
  });
}

async function changedByHand(
  { matchId, marketId, specifier }: ModelLine,
  { dying }: History,
  { now }: BookModel,
  {
    change,
    time: { from, to },
  }: { change: Parameters<typeof changeVoid>[2]; time: Pick<Cancel, 'from' | 'to'> },
): Promise<string> {
  const placedFrom = from === null ? null : timeOf(from);
  const placedTo = to === null ? null : timeOf(to);
  const asked = { matchId, marketId, specifier, placedFrom, placedTo };
  const answer = await inTransaction(dying.db, (tx) =>
    changeVoid(tx, asked, change, { now: timeOf(now), dryRun: false }),
  );
  return answer.ok ? 'changed' : answer.error;
}

/** The first lines have most of the bets. */
const anyLine = fc.oneof(fc.nat(5), fc.nat(1));
const anyWay = fc.constantFrom('won', 'lost', ...(Object.keys(WAYS) as Way[]));
/** Prices that a line with two outcomes may have. */
const anyOdds = fc.constantFrom<[bigint, bigint][]>(
  [1500n, 2350n],
  [2000n, 2000n],
  [1850n, 1950n],
  [2350n, 1500n],
);

export const anyEnd = fc.tuple(anyLine, anyWay, anyDeath).map((given) => ending(...given));
export const anyTakingBack = fc.tuple(anyLine, anyDeath).map((given) => takingBack(...given));
export const anyPrice = fc
  .tuple(anyLine, anyOdds, fc.bigInt({ min: 0n, max: 10n }))
  .map((given) => pricing(...given));
export const aSuspension = anyLine.map(suspending);
const anyReach = fc.oneof(fc.nat(8), fc.constant<'same'>('same'));
export const anyCancel = fc.tuple(anyLine, anyReach, anyDeath).map((given) => cancelling(...given));
export const anyValidity = fc.tuple(anyLine, anyDeath).map((given) => validating(...given));
export const anyVoidByHand = fc
  .tuple(anyLine, fc.oneof(anyReach, fc.constant<'all'>('all')), anyDeath)
  .map((given) => voiding(...given));
export const anyUnvoidByHand = fc.tuple(anyLine, anyDeath).map((given) => unvoiding(...given));
