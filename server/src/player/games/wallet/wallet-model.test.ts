import { debtOf } from '@touchline/domain/ledger/accounts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../../wallet/reconcile';
import { type GameHouse, openGameHouse, type Told } from '@touchline/testkit/games/game-house';
import { anySaid, type Said, WalletModel } from '@touchline/testkit/games/wallet-model';

/** Each goes over HTTP to a real database. */
const RUNS = 20;
const PATIENCE_MS = 60_000;

let house: GameHouse;
let runs = 0;

beforeAll(async () => {
  house = await openGameHouse();
});
afterAll(() => house.close());

/** A player with 100 on the account, and their provider. */
async function playing() {
  runs += 1;
  const run = runs;
  const player = await house.aPlayer(100);
  const session_id = await house.aSession(player);
  return {
    player,
    say: ({ request, transaction, round, amount }: Said): Promise<Told> => {
      const named = { session_id, transaction_id: `run-${run}-${transaction}` };
      if (request === 'rollback') return house.tell(request, named);
      const fields = { ...named, round_id: `round-${round}`, currency: 'EUR', amount };
      return house.tell(request, request === 'debit' ? fields : { ...fields, closes_round: false });
    },
  };
}

async function debt(player: number): Promise<number> {
  const row = await house.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', debtOf(player, 'EUR'))
    .executeTakeFirst();
  return Number(0n - (row?.balance ?? 0n));
}

test(
  'whatever a provider says, in whatever order, the wallet answers as the model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anySaid, { minLength: 5, maxLength: 20 }), async (sayings) => {
        const { player, say } = await playing();
        const model = new WalletModel(100);
        for (const said of sayings) {
          expect([said, await say(said)]).toEqual([said, model.say(said)]);
          expect(Number(await house.cash(player))).toBe(model.cash);
        }
        expect(await debt(player)).toBe(model.owed);
      }),
      { numRuns: RUNS },
    );
    expect(await reconcile(house.db)).toEqual([]);
  },
  PATIENCE_MS,
);

/** Whether some order of what was said at once gives just these answers, and leaves just this. */
function isExplained(sayings: readonly Said[], told: readonly Told[], ends: string): boolean {
  return orders(sayings.map((_, index) => index)).some((order) => {
    const model = new WalletModel(100);
    const answers: Told[] = [];
    for (const index of order) {
      const said = sayings[index];
      if (said) answers[index] = model.say(said);
    }
    return (
      JSON.stringify([model.cash, model.owed]) === ends &&
      JSON.stringify(answers) === JSON.stringify(told)
    );
  });
}

function orders(left: readonly number[]): number[][] {
  if (left.length === 0) return [[]];
  return left.flatMap((first) =>
    orders(left.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

test(
  'what is said at once is answered as if it had been said in some order',
  async () => {
    const racing = anySaid.map((said) => ({
      ...said,
      transaction: said.transaction % 3,
      round: 0,
    }));
    await fc.assert(
      fc.asyncProperty(fc.array(racing, { minLength: 3, maxLength: 6 }), async (sayings) => {
        const { player, say } = await playing();
        const told = await Promise.all(sayings.map(say));
        const ends = JSON.stringify([Number(await house.cash(player)), await debt(player)]);
        expect(isExplained(sayings, told, ends)).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(await reconcile(house.db)).toEqual([]);
  },
  PATIENCE_MS,
);

test('stakes of two sessions at once never take more than there is', async () => {
  const player = await house.aPlayer(100);
  const sessions = [await house.aSession(player), await house.aSession(player)];
  const told = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      house.tell('debit', {
        session_id: sessions[index % 2],
        transaction_id: `both-${index}`,
        round_id: 'r',
        currency: 'EUR',
        amount: 15,
      }),
    ),
  );
  expect(told.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(await house.cash(player)).toBe(10n);
});

test('one id in two sessions at once is taken by one of them', async () => {
  const player = await house.aPlayer(100);
  const sessions = [await house.aSession(player), await house.aSession(player)];
  const moving = { transaction_id: 'contested', round_id: 'r', currency: 'EUR', amount: 10 };
  const told = await Promise.all(
    sessions.map((session_id) => house.tell('debit', { ...moving, session_id })),
  );
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await house.cash(player)).toBe(90n);
});
