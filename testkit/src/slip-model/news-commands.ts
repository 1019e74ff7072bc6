import * as fc from 'fast-check';
import { outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { minor, odds } from '@touchline/domain/money';
import { ok } from '@touchline/domain/result';
import { betChanged } from '@touchline/domain/slip/bet-changed';
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
  markProvider,
  priceCustomBet,
  refreshOdds,
  type OutcomeOffer,
} from '@touchline/domain/slip/refresh-odds';
import { restoreShared, type SharedBet } from '@touchline/domain/slip/restore-shared';
import {
  selectionsOf,
  type BetTaken,
  type PickedOutcome,
  type Slip,
  type SlipBet,
  type SlipBetKind,
} from '@touchline/domain/slip/slip';
import { aPick, anOffer } from '../slip';
import { anyAmount, anyMode, anyOdds, anyPlaces, drawn, nothing } from './command';
import { picksOf } from './model';
import * as news from './news';

/** How an outcome is offered now, beside what it was when it was last seen. */
const CHANGES = {
  up: ({ odds }: Priced, by: number) => anOffer({ odds: odds + by }),
  down: ({ odds }: Priced, by: number) => anOffer({ odds: Math.max(1001, odds - by) }),
  back: ({ accepted }: Priced) => anOffer({ odds: accepted, matchStatus: 1 }),
  suspended: ({ odds }: Priced) => anOffer({ odds, marketStatus: -1 }),
  over: ({ odds }: Priced, by: number) => anOffer({ odds, matchStatus: by % 2 === 0 ? 2 : 4 }),
  inactive: ({ odds }: Priced) => anOffer({ odds, active: false }),
  unpriced: (): OutcomeOffer => ({ ...anOffer(), odds: null }),
};
interface Priced {
  key: string;
  odds: number;
  accepted: number;
}
interface Change {
  places: readonly number[];
  to: keyof typeof CHANGES;
  by: number;
}

function offersOf(picks: readonly Priced[], { places, to, by }: Change) {
  const moved = picks.filter((_, place) => places.includes(place));
  return new Map(moved.map((pick) => [pick.key as OutcomeKey, CHANGES[to](pick, by)]));
}

const pricedOf = (slip: Slip) =>
  selectionsOf(slip).map(({ key, odds, acceptedOdds }) => ({ key, odds, accepted: acceptedOdds }));

const anyChange = fc.record({
  places: anyPlaces,
  to: fc.oneof(
    fc.constantFrom<Change['to']>('up', 'down', 'back'),
    fc.constantFrom(...(Object.keys(CHANGES) as Change['to'][])),
  ),
  by: fc.integer({ min: 1, max: 900 }),
});

const PRICES = [
  drawn(
    8,
    fc.tuple(anyChange, anyMode),
    'refresh',
    (model, [change, mode]) => news.refresh(model, offersOf(picksOf(model), change), mode),
    (slip, [change, mode]) => refreshOdds(slip, offersOf(pricedOf(slip), change), mode),
  ),
  drawn(
    3,
    nothing,
    'agree',
    (model, _, rules) => news.agree(model, rules),
    (slip, _, rules) => acknowledgeChanges(slip, rules),
  ),
  drawn(
    1,
    fc.tuple(fc.constantFrom('betradar', 'oddin'), fc.boolean()),
    'provider',
    (model, [name, isUp]) => news.provider(model, name, isUp),
    (slip, [name, isUp]) => markProvider(slip, name, isUp),
  ),
  drawn(
    3,
    fc.tuple(fc.option(anyOdds, { freq: 8 }), anyMode),
    'price',
    (model, [price, mode]) => news.price(model, price, mode),
    (slip, [price, mode]) => priceCustomBet(slip, price, mode),
  ),
];

/** The book's answer for a bet that was sent, at odds that are this much higher. */
function answerTo(bet: SlipBet, betId: number, higher: number): BetTaken {
  const raised = (price: number) => odds(price + higher);
  return {
    betId,
    status: 'waiting_results',
    isVip: false,
    stake: bet.stake.amount,
    win: minor(0),
    odds: bet.selections.map((each) => raised(each.odds)),
    customOdds:
      bet.kind.type === 'custom_bet' && bet.kind.odds !== null ? raised(bet.kind.odds) : null,
  };
}

const TICKETS = [
  drawn(
    5,
    fc.tuple(fc.uuid(), anyMode),
    'place',
    (model, [id, mode]) => news.place(model, id, mode),
    (slip, [id, mode]) => placing(slip, id, mode),
  ),
  drawn(
    4,
    fc.nat(50),
    'taken',
    (model, higher) => news.taken(model, 100, higher),
    (slip, higher) =>
      placed(
        slip,
        (slip.placement?.bets ?? []).map((bet, index) => answerTo(bet, 100 + index, higher)),
      ),
  ),
  drawn(
    3,
    fc.constantFrom(101, 120, 1000),
    'refused',
    (model, code) => news.refused(model, code),
    (slip, code) => {
      const first = { code, message: 'no', selections: [0], limit: null };
      return refusedByBook(slip, { code, message: 'no', bets: [first] });
    },
  ),
  drawn(3, nothing, 'no answer', (model) => news.returned(model, true), unanswered),
  drawn(2, nothing, 'turned away', (model) => news.returned(model, false), turnedAway),
  drawn(4, fc.boolean(), 'put away', news.putAway, dismissReceipt),
  drawn(
    2,
    fc.tuple(fc.integer({ min: 100, max: 102 }), fc.boolean()),
    'bet changed',
    (model, [betId, isRejected]) => news.told(model, betId, isRejected),
    (slip, [betId, isRejected]) =>
      betChanged(slip, { betId, status: isRejected ? 'rejected' : 'done', isVip: true }),
  ),
];

const anyShared = fc.record({
  type: fc.constantFrom('single', 'combo', 'system', 'custom_bet'),
  matches: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }),
  choice: fc.nat(5),
  gone: anyPlaces,
  stake: anyAmount,
  rate: fc.option(fc.record({ times: fc.bigInt(1n, 9n), over: fc.bigInt(1n, 9n) })),
});
type Drawn = typeof anyShared extends fc.Arbitrary<infer T> ? T : never;

const STAKE_CAP = minor(2000);

/** What was shared, and its outcomes that are still offered. */
function sharedBets({ type, matches, choice, gone, stake }: Drawn): (SharedBet & {
  offered: PickedOutcome[];
})[] {
  const isCustom = type === 'custom_bet';
  const selections = matches.map((id) => aPick(isCustom ? { marketId: id } : { matchId: id }));
  const offered = selections.filter((_, place) => !gone.includes(place));
  if (type === 'single') {
    return selections.map((each) => ({
      kind: { type },
      stake,
      selections: [each],
      offered: offered.filter((one) => one === each),
    }));
  }
  const systems = SYSTEM_TYPES.filter((each) => each.totalCount === selections.length);
  const system = systems[choice % systems.length];
  const kind: SlipBetKind = isCustom
    ? { type, odds: odds(3000), acceptedOdds: odds(3000), isChanged: false }
    : type === 'system' && system
      ? { type, system }
      : { type: 'combo' };
  return [{ kind, stake, selections, offered }];
}

const SHARES = [
  drawn(
    1,
    anyShared,
    'share',
    (model, drawn, rules) => {
      const bets = sharedBets(drawn).map(({ kind, ...bet }) => ({
        ...bet,
        type: kind.type,
        system: kind.type === 'system' ? kind.system : null,
      }));
      return news.share(model, bets, { rate: drawn.rate, stakeCap: STAKE_CAP }, rules);
    },
    (slip, drawn, rules) => {
      const bets = sharedBets(drawn);
      const offered = new Map(
        bets.flatMap((bet) => bet.offered.map((each) => [outcomeKey(each), each] as const)),
      );
      const shared = { bets, offered, rate: drawn.rate, stakeCap: STAKE_CAP };
      const restored = restoreShared(slip, shared, rules);
      return restored.ok ? ok(restored.value.slip) : restored;
    },
  ),
];

/** All that happens to a slip without an edit of the player's. */
export const NEWS_COMMANDS = [...PRICES, ...TICKETS, ...SHARES];
