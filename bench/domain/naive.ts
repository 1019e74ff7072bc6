import type { BetTerms } from '@touchline/domain/settlement/due';
import type { Leg } from '@touchline/domain/settlement/leg-split';
import type { Slip } from '@touchline/domain/slip/slip';

/** A click as a first version would do it: the whole slip is copied, every bet is looked through, and all is added up anew. */
export function naiveToggle(slip: Slip, key: string, add: Slip['bets'][number]): Slip {
  const copy = structuredClone(slip);
  const without = copy.bets
    .map((bet) => ({ ...bet, selections: bet.selections.filter((each) => each.key !== key) }))
    .filter((bet) => bet.selections.length > 0);
  const held = without.length < copy.bets.length;
  return { ...copy, bets: held ? without : [...without, structuredClone(add)] };
}

/** What a stake pays on a system, by writing out every combo. All odds are in thousandths. */
export function naiveSystemWin(
  stake: bigint,
  odds: readonly number[],
  winCounts: readonly number[],
): bigint {
  const lines = winCounts.flatMap((size) => combosOf(odds, size));
  const longest = Math.max(...winCounts);
  const total = lines.reduce(
    (sum, line) => sum + product(line.map(BigInt)) * 1000n ** BigInt(longest - line.length),
    0n,
  );
  return (stake * total) / (BigInt(lines.length) * 1000n ** BigInt(longest));
}

/** Settles a bet by writing out every combo, leg by leg as exact fractions. */
export function naivePayout({ kind, stake, bonus }: BetTerms, legs: readonly Leg[]): bigint {
  const sizes = kind.type === 'system' ? kind.system.winCounts : [legs.length];
  const lines =
    kind.type === 'custom_bet'
      ? [customLine(BigInt(kind.odds), legs)]
      : sizes.flatMap((size) => combosOf(legs, size)).map(lineOf);
  const over = lines.reduce((most, each) => (each.over > most ? each.over : most), 1n);
  const times = lines.reduce((sum, each) => sum + each.times * (over / each.over), 0n);
  const parts = over * BigInt(lines.length);
  const free = bonus?.type === 'freebet' ? parts : 0n;
  return times > free ? (stake * (times - free)) / parts : 0n;
}

function lineOf(legs: readonly Leg[]) {
  return { times: product(legs.map(factorOf)), over: 2000n ** BigInt(legs.length) };
}

function customLine(odds: bigint, legs: readonly Leg[]) {
  const won = product(legs.map(({ result }) => WON[result]));
  const kept = product(legs.map(({ result }) => KEPT[result]));
  return { times: won * odds + (kept - won) * 1000n, over: 2n ** BigInt(legs.length) * 1000n };
}

/** How many halves of a stake win on a leg, and how many are not lost. */
const WON: Record<Leg['result'], bigint> = {
  no_results: 0n,
  canceled: 0n,
  win_entire: 2n,
  lose_entire: 0n,
  refund_entire: 0n,
  refund_half_win_other: 1n,
  refund_half_lose_other: 0n,
};
const KEPT: Record<Leg['result'], bigint> = {
  no_results: 0n,
  canceled: 2n,
  win_entire: 2n,
  lose_entire: 0n,
  refund_entire: 2n,
  refund_half_win_other: 2n,
  refund_half_lose_other: 1n,
};

function factorOf({ odds, result }: Leg): bigint {
  const taken = BigInt(odds);
  if (result === 'win_entire') return 2n * taken;
  if (result === 'refund_half_win_other') return 1000n + taken;
  if (result === 'refund_half_lose_other') return 1000n;
  return result === 'lose_entire' ? 0n : 2000n;
}

function product(factors: readonly bigint[]): bigint {
  return factors.reduce((all, each) => all * each, 1n);
}

function combosOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, at) =>
    combosOf(items.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
