import { anyPick, anOffer, RULES } from './slip';
import * as fc from 'fast-check';
import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { BetType } from '@touchline/domain/bets/bet-kind';
import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import type { OfferedBonus } from '@touchline/domain/bonus/bet-bonus';
import { minor, odds, ONCE } from '@touchline/domain/money';
import type { Result } from '@touchline/domain/result';
import { betChanged } from '@touchline/domain/slip/bet-changed';
import {
  chooseBonus,
  removeBonus,
  withAvailableBonuses,
} from '@touchline/domain/slip/bonus-on-slip';
import { startCustomBet } from '@touchline/domain/slip/custom-bet';
import {
  dismissReceipt,
  placed,
  placing,
  refusedByBook,
  turnedAway,
  unanswered,
} from '@touchline/domain/slip/place';
import {
  acknowledgeChanges,
  dropGone,
  markProvider,
  priceCustomBet,
  refreshOdds,
} from '@touchline/domain/slip/refresh-odds';
import { restoreShared, type SharedBet } from '@touchline/domain/slip/restore-shared';
import { selectionsOf, type Slip, type SlipBet, type SlipRules } from '@touchline/domain/slip/slip';
import { changeCurrency, setEveryStake, setWin } from '@touchline/domain/slip/stake';
import { switchType } from '@touchline/domain/slip/switch-type';
import { clear, toggleSelection } from '@touchline/domain/slip/toggle-selection';

/** Something that happens to a slip. */
export type Step = (slip: Slip, rules: SlipRules, mode: OddsAcceptMode) => Slip;

const granted = (slip: Slip, result: Result<Slip, unknown>) => (result.ok ? result.value : slip);
const keysAt = (slip: Slip, place: number) =>
  selectionsOf(slip).flatMap(({ key }, index) => (index === place ? [key] : []));
const answer = ({ kind, stake, selections }: SlipBet, index: number) => ({
  betId: index + 1,
  status: 'waiting_results' as const,
  isVip: false,
  stake: stake.amount,
  win: minor(0),
  odds: selections.map((each) => each.odds),
  customOdds: kind.type === 'custom_bet' ? kind.odds : null,
});

const click = anyPick().map(
  (pick): Step =>
    (slip, rules) =>
      toggleSelection(slip, pick, rules),
);
const anyPrice = fc.constantFrom(1500, 2000, 2500);
const BONUSES: readonly OfferedBonus[] = [
  { type: 'freebet', id: 1, freebetStake: minor(700) },
  { type: 'hunting', id: 2 },
  {
    type: 'comboboost',
    id: 3,
    minOdds: odds(1200),
    ranges: [{ minCount: 2, maxCount: null, bonusOdds: odds(1100) }],
  },
];

const SHARED_KINDS: SharedBet['kind'][] = [
  { type: 'single' },
  { type: 'combo' },
  { type: 'custom_bet' },
  ...RULES.systems.slice(0, 4).map((system) => ({ type: 'system' as const, system })),
];

/** Bets as anybody may share them: of any kind, repeated, side by side. */
const share = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...SHARED_KINDS),
      picks: fc.array(anyPick(), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts): Step => {
    const bets = parts.map(({ kind, picks }) => ({ kind, stake: minor(500), selections: picks }));
    const offered = new Map(
      parts.flatMap(({ picks }) => picks.map((each) => [outcomeKey(each), each] as const)),
    );
    return (slip, rules) => {
      const result = restoreShared(
        slip,
        { bets, offered, rate: ONCE, stakeCap: minor(4000) },
        rules,
      );
      return result.ok ? result.value.slip : slip;
    };
  });

/** What the player does. */
const anyEdit = fc.oneof(
  { weight: 6, arbitrary: click },
  share,
  fc.constantFrom<BetType | number>('single', 'combo', 'system', 302, 322, 403, 421).map(
    (to): Step =>
      (slip, rules) =>
        granted(slip, switchType(slip, to, rules)),
  ),
  fc.array(anyPick(), { minLength: 2, maxLength: 4 }).map((picks): Step => (slip, rules) => {
    const ofOne = picks.map((each) => ({ ...each, matchId: 1, provider: 'betradar' }));
    return granted(slip, startCustomBet(slip, ofOne, null, rules));
  }),
  fc.constantFrom(0, 500, 12_345).map(
    (stake): Step =>
      (slip) =>
        setEveryStake(slip, minor(stake)),
  ),
  fc.constantFrom(700, 10 ** 9).map(
    (win): Step =>
      (slip, { systemCap }) =>
        setWin(slip, 0, minor(win), systemCap),
  ),
  fc.constantFrom(...BONUSES).map(
    (bonus): Step =>
      (slip) =>
        chooseBonus(slip, 0, bonus),
  ),
  fc.constantFrom<Step>(
    (slip, rules) => acknowledgeChanges(slip, rules),
    (slip) => removeBonus(slip, 0),
    clear,
  ),
);

/** What comes without the player. */
export const anyNews = fc.oneof(
  fc.option(anyPrice.map(odds)).map(
    (price): Step =>
      (slip, _rules, mode) =>
        priceCustomBet(slip, price, mode),
  ),
  fc
    .record({
      place: fc.nat(4),
      price: anyPrice,
      matchStatus: fc.constantFrom<0 | 4>(0, 0, 4),
      marketStatus: fc.constantFrom<1 | -1>(1, -1),
    })
    .map(({ place, price, ...statuses }): Step => (slip, _rules, mode) => {
      const offer = anOffer({ odds: price, ...statuses });
      return refreshOdds(slip, new Map(keysAt(slip, place).map((key) => [key, offer])), mode);
    }),
  fc.nat(4).map(
    (place): Step =>
      (slip, rules) =>
        dropGone(slip, new Set(keysAt(slip, place)), rules),
  ),
  fc.boolean().map(
    (isUp): Step =>
      (slip) =>
        markProvider(slip, 'betradar', isUp),
  ),
  fc.constantFrom('EUR', 'USD').map(
    (currency): Step =>
      (slip) =>
        changeCurrency(slip, currency),
  ),
  fc.subarray([...BONUSES]).map(
    (available): Step =>
      (slip) =>
        withAvailableBonuses(slip, 0, available),
  ),
  fc.constantFrom('rejected' as const, 'done' as const).map(
    (status): Step =>
      (slip) =>
        betChanged(slip, { betId: 1, status, isVip: true }),
  ),
);

/** Sending, and what becomes of it. */
const anySending = fc.constantFrom<Step>(
  (slip, _rules, mode) => placing(slip, 'one', mode),
  (slip, _rules, mode) => placing(slip, 'one', mode),
  (slip) => placed(slip, (slip.placement?.bets ?? []).map(answer)),
  (slip) => refusedByBook(slip, { code: 101, message: 'no', details: null, bets: [] }),
  unanswered,
  turnedAway,
  (slip) => dismissReceipt(slip, true),
);

export const anyStep = fc.oneof(
  { weight: 9, arbitrary: anyEdit },
  { weight: 6, arbitrary: anyNews },
  { weight: 4, arbitrary: anySending },
);
