import * as calls from '@touchline/wire/calls/jackpots';
import { reply, type Router } from '@touchline/wire/calls/router';
import { type Kysely, sql } from 'kysely';
import { hitById, hitsNow } from '../../bonus/jackpots/read-hits';
import { jackpotById, jackpotsNow, NOT_ENDED } from '../../bonus/jackpots/read-jackpots';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { pageOf, paginationOf } from '../../paging';
import { outcomeOf } from '../bets/check-bet';
import { NO_BONUSES } from '../bets/check-bonus';
import { offersNow } from '../bets/offers-now';
import { notFound } from '../catalogue/catalogue-routes';
import { readBettor } from '../limits/bettor';
import type { SiteSettings } from '../site';
import { hitReply, jackpotReply, proofReply } from './jackpot-reply';
import { fedOnSlip } from './jackpots-on-slip';

/** What jackpots stand on. */
interface JackpotDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  site: SiteSettings;
}

const USUAL_LIMIT = 50;

/** Says how the sportsbook answers for jackpots (SPEC §7 "Jackpots"). Where they are switched off, there are none. */
export function jackpotRoutes(router: Router, deps: JackpotDeps): void {
  const { db, site } = deps;
  const isOn = () => site.featureFlags?.includes('jackpots') === true;
  poolRoutes(router, deps, isOn);
  router.on(calls.listJackpotHits, async ({ query, playerId, locale }) => {
    const {
      jackpot_id: jackpotId = null,
      limit = calls.USUAL_HITS,
      status = [...calls.PUBLIC_PAYOUTS],
      for_user: isOwn = false,
      unseen = null,
    } = query;
    if (!isOn()) return reply({ data: [] });
    const isUnseen = sql`(h.player_id = ${playerId}::integer and h.seen_at is null) is true`;
    const { rows } = await hitsNow(
      sql`h.status = any(${status}::text[])
        and (${jackpotId === null} or h.jackpot_id = ${jackpotId ?? 0}::bigint)
        and (${!isOwn} or h.player_id = ${playerId}::integer)
        and (${unseen === null} or ${isUnseen} = ${unseen ?? false})`,
      sql`order by h.id desc limit ${limit}`,
    ).execute(db);
    return reply({ data: rows.map((row) => hitReply(row, { playerId, locale })) });
  });
  router.on(calls.getJackpotProof, async ({ params }) => {
    const row = isOn() ? await hitById(db, params.id) : null;
    const isPublic = calls.PUBLIC_PAYOUTS.some((status) => status === row?.status);
    return row && isPublic ? reply({ data: proofReply(row) }) : notFound('jackpot hit');
  });
}

function poolRoutes(router: Router, { db, clock }: JackpotDeps, isOn: () => boolean): void {
  router.on(calls.getJackpots, async ({ query, locale }) => {
    const page = pageOf(query, USUAL_LIMIT);
    if (!isOn()) return reply({ data: [], pagination: paginationOf(page, 0) });
    const rest = sql`order by j.id desc limit ${page.limit} offset ${page.offset}`;
    const { rows } = await jackpotsNow(NOT_ENDED, rest).execute(db);
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::integer as total from jackpots j where ${NOT_ENDED}`.execute(db);
    return reply({
      data: rows.map((row) => jackpotReply(row, locale)),
      pagination: paginationOf(page, counted[0]?.total ?? 0),
    });
  });
  router.on(calls.getJackpot, async ({ params, locale }) => {
    const row = isOn() ? await jackpotById(db, params.id) : null;
    return row ? reply({ data: jackpotReply(row, locale) }) : notFound('jackpot');
  });
  router.on(calls.jackpotsOnSlip, async ({ body, playerId, locale }) => {
    const now = clock.now();
    const legs = body.bets.flatMap(({ selections }) => selections.map(outcomeOf));
    const offers = await db.transaction().execute((tx) => run(tx, offersNow(legs, now)));
    const running = sql`${NOT_ENDED} and (j.ends_at is null or j.ends_at > ${now}) and exists (
      select from jackpot_levels l where l.jackpot_id = j.id and l.state = 'active')`;
    const jackpots = isOn() ? (await jackpotsNow(running).execute(db)).rows : [];
    const own = playerId === null ? NO_BONUSES.player : await readBettor(db, playerId);
    const player = { ...NO_BONUSES, player: own };
    return reply({
      data: body.bets.map((bet) => fedOnSlip(bet, { jackpots, offers, player, locale })),
    });
  });
}
