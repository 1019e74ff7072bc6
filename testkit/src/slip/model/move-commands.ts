import * as fc from 'fast-check';
import type { MatchStatus } from '@touchline/domain/bets/market-status';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { minor, odds } from '@touchline/domain/money';
import {
  chooseBonus,
  removeBonus,
  withAvailableBonuses,
} from '@touchline/domain/slip/bonus-on-slip';
import { startCustomBet } from '@touchline/domain/slip/custom-bet';
import { dropGone } from '@touchline/domain/slip/refresh-odds';
import { selectionsOf } from '@touchline/domain/slip/slip';
import { changeCurrency, setEveryStake, setStake, setWin } from '@touchline/domain/slip/stake';
import { switchType } from '@touchline/domain/slip/switch-type';
import { clear, removeSelection, toggleSelection } from '@touchline/domain/slip/toggle-selection';
import { aPick } from '../slip';
import { anyAmount, anyBet, anyOdds, anyPlaces, at, drawn, keysAt, nothing } from './command';
import { picksOf } from './model';
import * as moves from './moves';

/** Outcomes of eight matches, three of them oddin's. */
const anyParts = fc.record({
  matchId: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }) },
    { weight: 1, arbitrary: fc.integer({ min: 6, max: 8 }) },
  ),
  marketId: fc.integer({ min: 1, max: 2 }),
  outcomeId: fc.constantFrom('1', '2'),
  odds: anyOdds,
  matchStatus: fc.constantFrom<MatchStatus>(0, 1),
});
type Parts = Parameters<typeof aPick>[0];
const pickOf = (parts: Parts) =>
  aPick({ ...parts, provider: Number(parts?.matchId) > 5 ? 'oddin' : 'betradar' });

/** A system by its place among those of so many selections, else by an id that fits no other. */
function typeOf<T extends string>(to: T | number, count: number): T | number {
  const systems = SYSTEM_TYPES.filter((each) => each.totalCount === count);
  return typeof to === 'number' ? (systems[to % systems.length]?.id ?? 301) : to;
}

const CLICKS = [
  drawn(
    14,
    anyParts,
    'toggle',
    (model, parts, rules) => moves.toggle(model, pickOf(parts), rules),
    (slip, parts, rules) => toggleSelection(slip, pickOf(parts), rules),
  ),
  drawn(
    1,
    fc.nat(7),
    'remove',
    (model, place, rules) => {
      const gone = picksOf(model)[place];
      moves.leave(model, (each) => each === gone, rules);
    },
    (slip, place, rules) =>
      keysAt(slip, [place]).reduce((left, key) => removeSelection(left, key, rules), slip),
  ),
  drawn(
    2,
    anyPlaces,
    'gone',
    (model, places, rules) => {
      const gone = new Set(picksOf(model).filter((_, place) => places.includes(place)));
      moves.drop(model, (each) => gone.has(each), rules);
    },
    (slip, places, rules) => dropGone(slip, new Set(keysAt(slip, places)), rules),
  ),
  drawn(1, nothing, 'clear', moves.clear, clear),
  drawn(
    9,
    fc.oneof(fc.constantFrom<'single' | 'combo'>('single', 'combo'), fc.nat(8), fc.nat(8)),
    'become',
    (model, to, rules) => moves.become(model, typeOf(to, picksOf(model).length), rules),
    (slip, to, rules) => switchType(slip, typeOf(to, selectionsOf(slip).length), rules),
  ),
];

const STAKES = [
  drawn(
    3,
    fc.tuple(anyBet, anyAmount),
    'stake',
    (model, [bet, amount]) => moves.stake(model, at(model, bet), amount),
    (slip, [bet, amount]) => setStake(slip, at(slip, bet), amount),
  ),
  drawn(
    2,
    anyAmount,
    'every stake',
    (model, amount) => moves.stake(model, null, amount),
    setEveryStake,
  ),
  drawn(
    4,
    fc.tuple(anyBet, fc.bigInt(0n, 50_000n).map(minor)),
    'win',
    (model, [bet, win], rules) => moves.wish(model, at(model, bet), win, rules),
    (slip, [bet, win], { systemCap }) => setWin(slip, at(slip, bet), win, systemCap),
  ),
  drawn(1, fc.constantFrom('EUR', 'USD'), 'currency', moves.exchange, changeCurrency),
];

const anyCustom = fc.record({
  matchId: fc.integer({ min: 1, max: 3 }),
  markets: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  odds: fc.option(anyOdds),
});
const customPicks = ({ matchId, markets }: { matchId: number; markets: readonly number[] }) =>
  markets.map((marketId) => aPick({ matchId, marketId }));

const CUSTOM_BETS = [
  drawn(
    3,
    anyCustom,
    'custom bet',
    (model, custom, rules) => moves.custom(model, customPicks(custom), custom.odds, rules),
    (slip, custom, rules) => startCustomBet(slip, customPicks(custom), custom.odds, rules),
  ),
];

const BONUSES: OfferedBonus[] = [
  { type: 'freebet', id: 1, freebetStake: minor(1000) },
  { type: 'freebet', id: 1, freebetStake: minor(300) },
  { type: 'freebet_all_win', id: 2, freebetStake: minor(700) },
  { type: 'freebet_no_risk', id: 3, freebetStake: minor(0) },
  { type: 'freebet_only_win', id: 4, freebetStake: minor(500) },
  { type: 'hunting', id: 5 },
  { type: 'tournament', id: 6 },
  { type: 'lootbox', id: 7 },
  boost(8, 1001, [2, null, 1100]),
  boost(8, 1001, [2, 3, 1100], [4, null, 1250]),
  boost(9, 2000, [3, 4, 1333]),
];

function boost(
  id: number,
  minOdds: number,
  ...ranges: [minCount: number, maxCount: number | null, bonusOdds: number][]
): OfferedBonus {
  return {
    type: 'comboboost',
    id,
    minOdds: odds(minOdds),
    ranges: ranges.map(([minCount, maxCount, bonus]) => ({
      minCount,
      maxCount,
      bonusOdds: odds(bonus),
    })),
  };
}

const anyAvailable = fc.uniqueArray(fc.constantFrom(...BONUSES), {
  selector: ({ type, id }) => `${type} ${id}`,
  maxLength: 6,
});

const BONUS_CHANGES = [
  drawn(
    5,
    fc.tuple(anyBet, anyAvailable),
    'available bonuses',
    (model, [bet, all]) => moves.offerBonuses(model, at(model, bet), all),
    (slip, [bet, all]) => withAvailableBonuses(slip, at(slip, bet), all),
  ),
  drawn(
    5,
    fc.tuple(anyBet, fc.nat(5), fc.constantFrom(...BONUSES)),
    'choose bonus',
    (model, [bet, place, other]) => {
      const all = model.bets[at(model, bet)]?.available;
      moves.choose(model, at(model, bet), all?.[place] ?? other);
    },
    (slip, [bet, place, other]) => {
      const all = slip.bets[at(slip, bet)]?.availableBonuses;
      return chooseBonus(slip, at(slip, bet), all?.[place] ?? other);
    },
  ),
  drawn(
    1,
    anyBet,
    'remove bonus',
    (model, bet) => moves.refuseBonus(model, at(model, bet)),
    (slip, bet) => removeBonus(slip, at(slip, bet)),
  ),
];

/** All a player can do to a slip that has not been sent. */
export const MOVE_COMMANDS = [...CLICKS, ...STAKES, ...CUSTOM_BETS, ...BONUS_CHANGES];
