import { BET_BONUS_TYPES, stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { minor } from '@touchline/domain/money';
import { endingOf } from '@touchline/domain/settlement/ending';
import { aPlayer } from '@touchline/testkit/betting/rows';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { BET_RESULTS } from '@touchline/wire/bets';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../connect';
import { up } from './0066-what-bets-came-to';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await migratedDatabase();
});
afterAll(() => opened.close());

test('bets from before came to what the domain says, and no result says more than was paid', async () => {
  const { db, pool } = opened;
  const playerId = await aPlayer(pool);
  await sql`drop index bets_of_player; alter table bets drop column ended_as;
    create index bets_of_player on bets (player_id)`.execute(db);
  const results = BET_RESULTS.filter((result) => result !== 'no_results');
  const given = results.flatMap((result) =>
    [null, ...BET_BONUS_TYPES].flatMap((type) =>
      [0, 500, 1000, 1500].map((paid) => ({ result, type, paid })),
    ),
  );
  await sql`
    insert into bets (player_id, placement_id, ordinal, type, status, result, currency, stake, win_amount, odds,
      bonus, freebet_id)
    select ${playerId}, gen_random_uuid(), ordinal, 'single',
      case when result = 'cashed_out' then result else 'done' end, result, 'EUR', 1000, paid, 2000,
      case when type is not null then jsonb_build_object('id', 1, 'type', type) end,
      case when of_house then 1 end
    from json_to_recordset(${JSON.stringify(
      given.map((each, ordinal) => ({
        ...each,
        ordinal,
        of_house: each.type !== null && !stakesCash({ type: each.type }),
      })),
    )}::json) t (ordinal integer, result text, type text, paid bigint, of_house boolean)`.execute(
    db,
  );
  await up(db as unknown as Kysely<unknown>);
  const rows = await db
    .selectFrom('bets')
    .select(['ordinal', 'result', 'ended_as'])
    .orderBy('ordinal')
    .execute();
  expect(rows.map((row) => row.ended_as)).toEqual(
    given.map(({ result, type, paid }) =>
      endingOf({ result, stake: minor(1000), paid: minor(paid), bonus: type && { type } }),
    ),
  );
  const won = rows.filter(({ result }) => /win/u.test(result));
  expect(new Set(won.map((row) => row.ended_as))).toEqual(new Set(['win', 'refund']));
});
