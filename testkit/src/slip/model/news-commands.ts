import * as fc from 'fast-check';
import type { BetType } from '@touchline/domain/bets/bet-kind';
import type { OutcomeOffer } from '@touchline/domain/bets/market-status';
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
} from '@touchline/domain/slip/refresh-odds';
import { restoreShared, type SharedBet } from '@touchline/domain/slip/restore-shared';
import {
  selectionsOf,
  type BetTaken,
  type PickedOutcome,
  type Slip,
  type SlipBet,
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
    fc.tuple(fc.constantFrom(101, 120, 1000), fc.nat(2)),
    'refused',
    (model, [code, place]) => news.refused(model, code, place),
    (slip, [code, place]) => {
      const refusal = { code, message: 'no', selections: [0], limit: null, customOdds: null };
      const bets = Array.from({ length: 3 }, (_, at) => (at === place ? refusal : null));
      return refusedByBook(slip, { code, message: 'no', details: null, bets });
    },
  ),
  drawn(3, nothing, 'no answer', (model) => news.returned(model), unanswered),
  drawn(2, nothing, 'turned away', (model) => news.returned(model), turnedAway),
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
  bets: fc.array(
    fc.record({
      type: fc.constantFrom<BetType>('single', 'single', 'combo', 'system', 'custom_bet'),
      matches: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }),
      choice: fc.nat(5),
      stake: anyAmount,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  gone: fc.uniqueArray(fc.nat(12), { maxLength: 3 }),
  rate: fc.option(fc.record({ times: fc.bigInt(1n, 9n), over: fc.bigInt(1n, 9n) })),
});
type Drawn = typeof anyShared extends fc.Arbitrary<infer T> ? T : never;

const STAKE_CAP = minor(2000);

/** A shared bet, with all that the page knows of its outcomes. */
interface SharedPicks extends SharedBet {
  selections: readonly PickedOutcome[];
}

/** What was shared: bets of any kind side by side, with outcomes that come up again. */
function sharedBets({ bets }: Drawn): SharedPicks[] {
  return bets.map(({ type, matches, choice, stake }) => {
    const named = type === 'single' ? matches.slice(0, 1) : matches;
    const selections = named.map((id) =>
      aPick(type === 'custom_bet' ? { matchId: id === 6 ? 2 : 1, marketId: id } : { matchId: id }),
    );
    return { kind: sharedKind(type, selections.length, choice), stake, selections };
  });
}

function sharedKind(type: BetType, count: number, choice: number): SharedBet['kind'] {
  if (type !== 'system') return { type };
  const systems = SYSTEM_TYPES.filter((each) => each.totalCount === count);
  const system = systems[choice % systems.length];
  return system ? { type, system } : { type: 'combo' };
}

/** Of the outcomes of the bets those that are still offered, by their keys. */
function offeredOf(bets: readonly SharedPicks[], { gone }: Drawn) {
  const all = new Map(
    bets.flatMap(({ selections }) => selections.map((each) => [outcomeKey(each), each] as const)),
  );
  return new Map([...all].filter((_, place) => !gone.includes(place)));
}

const SHARES = [
  drawn(
    2,
    anyShared,
    'share',
    (model, drawn, rules) => {
      const shared = sharedBets(drawn);
      const offered = offeredOf(shared, drawn);
      const bets = shared.map(({ kind, stake, selections }) => ({
        type: kind.type,
        system: kind.type === 'system' ? kind.system : null,
        stake,
        offered: selections.filter((each) => offered.has(outcomeKey(each))),
      }));
      return news.share(model, bets, { rate: drawn.rate, stakeCap: STAKE_CAP }, rules);
    },
    (slip, drawn, rules) => {
      const bets = sharedBets(drawn);
      const terms = { rate: drawn.rate, stakeCap: STAKE_CAP };
      const restored = restoreShared(
        slip,
        { ...terms, bets, offered: offeredOf(bets, drawn) },
        rules,
      );
      return restored.ok ? ok(restored.value.slip) : restored;
    },
  ),
];

/** All that happens to a slip without an edit of the player's. */
export const NEWS_COMMANDS = [...PRICES, ...TICKETS, ...SHARES];
