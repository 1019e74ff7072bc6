import { ambNext, ambProgress } from '@touchline/domain/bonus/amb';
import type { Amb } from '@touchline/domain/bonus/bonus';
import type { NotCounted } from '@touchline/domain/bonus/why-not-usable';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import * as calls from '@touchline/wire/calls/amb-freebets';
import type { BetOnSlip } from '@touchline/wire/calls/bonuses';
import type { AmbReply, CountingReply, NotCountedReply } from '@touchline/wire/bonuses';
import { reply, type Router } from '@touchline/wire/calls/router';
import { onWire } from '@touchline/wire/money';
import { ambOf, countedOn, isRunning } from '../../bonus/amb-bets';
import type { IssuedRow } from '../../bonus/issued-bonuses';
import { findBonus, playerBonuses } from '../../bonus/player-bonuses';
import { run } from '../../db/statements';
import { pageOf, paginationOf } from '../../paging';
import { kindOf, outcomeOf } from '../bets/check-bet';
import { bonusBetOf, NO_BONUSES } from '../bets/check-bonus';
import { whyNotFor } from '../bets/counting-ambs';
import { type Offers, offersNow } from '../bets/offers-now';
import { notFound } from '../catalogue/catalogue-routes';
import { readBettor } from '../limits/bettor';
import { textsIn } from './bonus-reply';
import type { BonusDeps } from './bonus-deps';
import { narrowed } from './list-bonuses';

/** Says how the sportsbook answers for freebets for making bets (SPEC §7 /bonuses/freebets/amb). */
export function ambRoutes(router: Router, deps: BonusDeps): void {
  const { db, clock } = deps;
  const replies = async (rows: readonly IssuedRow[], locale: string) => {
    const countedBy = await countedOn(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ambReply(ambIn(row, locale), countedBy(row.id)));
  };
  router.on(calls.listAmbs, async ({ query, playerId, locale }) => {
    const rows = narrowed(await ambsOf(deps, playerId), query, clock.now());
    const page = pageOf(query, calls.USUAL_AMBS);
    const shown = rows.slice(page.offset, page.offset + page.limit);
    return reply({
      data: await replies(shown, locale),
      pagination: paginationOf(page, rows.length),
    });
  });
  const found = async (playerId: number, id: number) => {
    const row = await findBonus(db, playerId, id);
    return row?.type === 'amb' ? row : null;
  };
  router.on(calls.getAmb, async ({ params, playerId, locale }) => {
    const row = await found(playerId, params.id);
    const [data] = row ? await replies([row], locale) : [];
    return data ? reply({ data }) : notFound('bonus');
  });
  router.on(calls.getAmbTerms, async ({ params, playerId, locale }) => {
    const row = await found(playerId, params.id);
    return row ? reply({ data: textsIn(row, locale) }) : notFound('bonus');
  });
  countingRoute(router, deps);
}

async function ambsOf({ db }: BonusDeps, playerId: number): Promise<IssuedRow[]> {
  return (await playerBonuses(db, playerId)).filter(({ type }) => type === 'amb');
}

function ambIn(row: IssuedRow, locale: string): Amb {
  return ambOf(row, textsIn(row, locale).name);
}

function countingRoute(router: Router, deps: BonusDeps): void {
  const { db, clock } = deps;
  router.on(calls.countingAmbs, async ({ body, playerId, locale }) => {
    const now = clock.now();
    const rows = (await ambsOf(deps, playerId)).filter((row) => isRunning(row, now));
    const legs = body.bets.flatMap(({ selections }) => selections.map(outcomeOf));
    const offers = await db.transaction().execute((tx) => run(tx, offersNow(legs, now)));
    const countedBy = await countedOn(
      db,
      rows.map(({ id }) => id),
    );
    const player = await readBettor(db, playerId);
    const rules = { ...NO_BONUSES, player, now: now.getTime() };
    const ambs = rows.map((row) => ambIn(row, locale));
    const whyNot = (sent: BetOnSlip) => whyNotOn(sent, offers, rules);
    return reply({
      data: body.bets.map((sent) => {
        const known = ambs.map((amb) => ({ amb, why: whyNot(sent)(amb) }));
        return {
          counting: known.flatMap(({ amb, why }) =>
            why === null ? countingReply(amb, countedBy(amb.id)) : [],
          ),
          not_counting: known.flatMap(({ amb, why }) => (why ? notCountedReply(amb, why) : [])),
        };
      }),
    });
  });
}

/** Why a bet on the slip does not count for one of them; null when it does, undefined when nothing can be said of it. */
function whyNotOn(sent: BetOnSlip, offers: Offers, rules: typeof NO_BONUSES) {
  const kind = kindOf(sent);
  const bet = kind.ok ? bonusBetOf(kind.value, sent.selections.map(outcomeOf).map(offers)) : null;
  const { stake = null, currency } = sent;
  return (amb: Amb): NotCounted | null | undefined =>
    bet ? whyNotFor(amb, { ...bet, stake, bonus: null }, currency, rules) : undefined;
}

/** How far a player has come (SPEC §3 "Amb-freebet progress"). */
function ambReply(amb: Amb, results: readonly BetResult[]): AmbReply {
  const { progressCount, possibleProgressCount } = ambProgress(results);
  return {
    id: amb.id,
    name: amb.name,
    type: amb.type,
    progress_count: progressCount,
    possible_progress_count: possibleProgressCount,
    ranges: amb.ranges.map((range) => ({
      number_of_bets: range.numberOfBets,
      number_of_freebets: range.numberOfFreebets,
      issued_bonus_amount: onWire(range.issuedBonusAmount),
    })),
    stake_currency: amb.stakeCurrency,
    min_stake: onWire(amb.minStake),
    issue_to: amb.issueTo === null ? null : new Date(amb.issueTo).toISOString(),
  };
}

function countingReply(amb: Amb, results: readonly BetResult[]): CountingReply {
  const { id, name, ranges, stakeCurrency: currency } = amb;
  const next = ambNext(ranges, ambProgress(results).possibleProgressCount);
  return {
    id,
    name,
    next: next && {
      bets_missing: next.betsMissing,
      number_of_freebets: next.range.numberOfFreebets,
      issued_bonus_amount: onWire(next.range.issuedBonusAmount),
      currency,
    },
  };
}

function notCountedReply({ id, name }: Amb, why: NotCounted): NotCountedReply {
  return {
    id,
    name,
    code: why.code,
    ...('selections' in why ? { selections: [...why.selections] } : {}),
    ...('missing' in why ? { missing: why.missing } : {}),
    ...('most' in why ? { most: why.most } : {}),
    ...('least' in why ? { least: onWire(why.least) } : {}),
  };
}
