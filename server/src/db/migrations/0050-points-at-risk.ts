import { type Kysely, sql } from 'kysely';

/**
 * What a bet earns follows from the stake that is left of it, so the price of its points stands with it in place of what
 * the whole stake would earn. Bets that wait earn at most what a campaign now gives by default. Campaigns of before get
 * the defaults where they say nothing: a stake of 1.00 at least, odds of 20.00 at most, 100,000 points a bet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bonus_points
      add column times numeric,
      add column over numeric check (over > 0),
      add column min_stake bigint not null default 0,
      add column max_points bigint;
    update bonus_points p set times = p.possible, over = b.stake,
      max_points = case when p.points > 0 then p.possible else least(p.possible, 100000) end
    from bets b where b.id = p.bet_id;
    update bonus_points set times = possible, over = 1, max_points = possible where over is null;
    alter table bonus_points
      alter column times set not null,
      alter column over set not null,
      alter column max_points set not null,
      alter column min_stake drop default,
      drop column possible;
    update bonus_campaigns set offer = offer || jsonb_build_object(
      'maxPointsPerBet', coalesce((offer ->> 'maxPointsPerBet')::bigint, 100000),
      'pointsMinStake', 100, 'pointsMaxOdds', 20000)
    where offer ? 'pointsNeeded';
  `.execute(db);
}
