import * as calls from '@touchline/wire/calls/bonuses';
import { failure, reply, type Router, tooMany } from '@touchline/wire/calls/router';
import { boostBonus, chestsOf } from '../../bonus/boost';
import { earnsPoints, readPointSums } from '../../bonus/bonus-points';
import { type IssuedRow, slipBonusOf } from '../../bonus/issued-bonuses';
import {
  activateBonus,
  enterCode,
  findBonus,
  markSeen,
  playerBonuses,
} from '../../bonus/player-bonuses';
import { markHitsSeen } from '../../bonus/jackpots/read-hits';
import { pageOf, paginationOf } from '../../paging';
import { beginAttempt, takeBackAttempt } from '../../db/growing-waits';
import { run } from '../../db/statements';
import { outcomeOf } from '../bets/check-bet';
import { offersNow } from '../bets/offers-now';
import { notFound, type Reading } from '../catalogue/catalogue-routes';
import { readBettor } from '../limits/bettor';
import { notifyIssued } from '../notifications/notify-issued';
import { ambRoutes } from './amb-routes';
import type { BonusDeps } from './bonus-deps';
import { bonusReply, textsIn } from './bonus-reply';
import { codeWaits } from './code-waits';
import { conditionNames } from './condition-names';
import { kindWordOf, listed, narrowed, perKind } from './list-bonuses';
import { ratingRoute } from './rating-route';
import { usableOnSlip } from './usable-on-slip';

/** How many of each type the list of all holds unless said (SPEC §9 "Bonus list default"). */
const USUAL_PER_TYPE = 4;

/** Says how the sportsbook answers for bonuses (SPEC §7 "Bonuses"). */
export function bonusRoutes(router: Router, reading: Reading, deps: BonusDeps): void {
  listRoutes(router, reading, deps);
  changeRoutes(router, reading, deps);
  slipRoute(router, deps);
  ambRoutes(router, deps);
  ratingRoute(router, reading, deps);
}

/** Puts bonuses on the wire, in a locale. */
function repliesOf(reading: Reading, { db, clock, site }: BonusDeps) {
  return async (rows: readonly IssuedRow[], locale: string) => {
    const names = await conditionNames(reading, rows, locale);
    const farmed = await readPointSums(db, farmingIn(rows), site.defaultCurrency);
    const now = clock.now();
    const toBoost = await chestsOf(db, rows, now);
    return rows.map((row) => bonusReply(row, { now, locale, names, farmed, toBoost }));
  };
}

/** Those that bets earn points for. */
function farmingIn(rows: readonly IssuedRow[]): number[] {
  return rows.filter(earnsPoints).map(({ id }) => id);
}

function listRoutes(router: Router, reading: Reading, deps: BonusDeps): void {
  const { db, clock } = deps;
  const replies = repliesOf(reading, deps);
  router.on(calls.listBonuses, async ({ query, playerId, locale }) => {
    const all = listed(await playerBonuses(db, playerId), query, clock.now());
    const kinds = query.type ?? calls.BONUS_KINDS;
    const wanted = all.filter((row) => kinds.some((kind) => kind === kindWordOf(row)));
    return reply({
      data: await replies(perKind(wanted, query.limit_per_type ?? USUAL_PER_TYPE), locale),
    });
  });
  router.on(calls.listBonusesOfKind, async ({ params, query, playerId, locale }) => {
    const own = listed(await playerBonuses(db, playerId), query, clock.now());
    const rows = own.filter((row) => kindWordOf(row) === params.kind);
    const page = pageOf(query, calls.USUAL_LIMITS[params.kind]);
    const shown = rows.slice(page.offset, page.offset + page.limit);
    return reply({
      data: await replies(shown, locale),
      pagination: paginationOf(page, rows.length),
    });
  });
  const found = async (playerId: number, { kind, id }: { kind: string; id: number }) => {
    const row = await findBonus(db, playerId, id);
    return row && kindWordOf(row) === kind ? row : null;
  };
  router.on(calls.getBonusDetails, async ({ params, playerId, locale }) => {
    const row = await found(playerId, params);
    const [data] = row ? await replies([row], locale) : [];
    return data ? reply({ data }) : notFound('bonus');
  });
  router.on(calls.getBonusTerms, async ({ params, playerId, locale }) => {
    const row = await found(playerId, params);
    return row ? reply({ data: textsIn(row, locale) }) : notFound('bonus');
  });
}

const NOT_ACTIVATED = {
  other_freebet: 'another freebet has to be used first',
  not_available: 'the bonus does not wait to be activated',
  player_excluded: 'you are excluded or on a break',
} as const;

function changeRoutes(router: Router, reading: Reading, deps: BonusDeps): void {
  const { db, clock, site } = deps;
  const replies = repliesOf(reading, deps);
  const told = async (row: IssuedRow, locale: string) => {
    const [data] = await replies([row], locale);
    return data ? reply({ data }) : notFound('bonus');
  };
  router.on(calls.activateBonus, async ({ params, playerId, locale }) => {
    const asked = { playerId, id: params.id, now: clock.now() };
    const result = await activateBonus(db, asked, site.severalFreebets ?? true);
    if (result.ok) return told(result.value, locale);
    if (result.error === 'not_found') return notFound('bonus');
    return failure(409, 'conflict', NOT_ACTIVATED[result.error], {
      data: { details: result.error },
    });
  });
  router.on(calls.boostBonus, async ({ params, playerId, locale }) => {
    const result = await boostBonus(db, { playerId, id: params.id, now: clock.now() });
    if (result.ok) return told(result.value, locale);
    if (result.error === 'not_found') return notFound('bonus');
    const why =
      result.error === 'not_boostable'
        ? 'the freebet cannot be multiplied'
        : 'the freebet cannot be used any more';
    return failure(409, 'conflict', why);
  });
  router.on(calls.markBonusesAsSeen, async ({ body, playerId }) => {
    const hits = body.bonuses.flatMap(({ id, type }) => (type === 'jackpot' ? id : []));
    await markSeen(db, playerId, body.bonuses, clock.now());
    await markHitsSeen(db, playerId, hits, clock.now());
    return reply({});
  });
  router.on(calls.enterPromoCode, async ({ body, playerId, ip, locale }) => {
    const ceiling = site.promotionsPerDay;
    const entered = { playerId, code: body.code, now: clock.now(), ceiling };
    const waits = codeWaits(playerId, ip);
    const begun = await beginAttempt(db, waits, entered.now);
    if (!begun.ok) return tooMany('too many codes of no use', begun.error.seconds);
    const result = await enterCode(db, entered, notifyIssued);
    if (!result.ok && result.error === 'unknown') return notFound('promo code');
    if (!result.ok) {
      const why = result.error === 'used' ? 'the code was used' : 'the code is not for this player';
      const data = { details: result.error };
      return failure(409, 'conflict', why, { field: 'body.code', data });
    }
    for (const each of waits) await takeBackAttempt(db, each);
    const row = await findBonus(db, playerId, result.value.id);
    return row ? told(row, locale) : notFound('bonus');
  });
}

function slipRoute(router: Router, { db, clock, site }: BonusDeps): void {
  router.on(calls.usableBonuses, async ({ body, playerId, locale }) => {
    const now = clock.now();
    const rows = narrowed(await playerBonuses(db, playerId), {}, now).filter(kindWordOf);
    const legs = body.bets.flatMap(({ selections }) => selections.map(outcomeOf));
    const offers = await db.transaction().execute((tx) => run(tx, offersNow(legs, now, site)));
    const farmed = await readPointSums(db, farmingIn(rows), site.defaultCurrency);
    const rules = {
      bonuses: rows.map((row) => slipBonusOf(row, farmed(row.id).eventIds)),
      player: await readBettor(db, playerId),
      areSeveralAllowed: site.severalFreebets ?? true,
      now: now.getTime(),
    };
    const on = { rows, rules, offers, defaultCurrency: site.defaultCurrency, locale };
    return reply({ data: body.bets.map((bet) => usableOnSlip(bet, on)) });
  });
}
