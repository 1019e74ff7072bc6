import { openDatabase } from '../../server/src/db/connect';
import { changeJackpot, createJackpot } from '../../server/src/bonus/jackpots/jackpots';
import { ANY_BET } from './bonuses';

/** A jackpot that every bet feeds while it is switched on. */
export interface JackpotSwitch {
  turn(isOn: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Four levels, as they are usual: the smallest is hit now and then, so that hits are part of what is measured. */
const LEVELS = [
  { code: 'mini', share: 5000, start_amount: 1000n, must_drop_at: 50_000n, hit_every: 200_000n },
  { code: 'minor', share: 3000, start_amount: 10_000n, must_drop_at: null, hit_every: 10n ** 9n },
  { code: 'major', share: 2000, start_amount: 100_000n, must_drop_at: null, hit_every: 10n ** 11n },
  {
    code: 'grand',
    share: 1000,
    start_amount: 1_000_000n,
    must_drop_at: null,
    hit_every: 10n ** 13n,
  },
];

/** Creates it in the database of a running server, switched off. */
export async function jackpotSwitch(databaseUrl: string): Promise<JackpotSwitch> {
  const { db, close } = await openDatabase({ databaseUrl, dir: '', log: () => {}, poolSize: 1 });
  const now = new Date();
  const about = { by: 'bench', now };
  const id = await db.transaction().execute((tx) =>
    createJackpot(
      tx,
      {
        texts: { en: { name: 'Four corners', terms: 'Every bet takes part.' } },
        terms: ANY_BET,
        currency: 'EUR',
        starts_at: now,
        ends_at: null,
        levels: LEVELS.map((level) => ({ ...level, names: { en: level.code } })),
      },
      about,
    ),
  );
  const turn = async (isOn: boolean) => {
    const change = isOn ? ('resume' as const) : ('pause' as const);
    await db.transaction().execute((tx) => changeJackpot(tx, { id, change, now: new Date() }));
  };
  await turn(false);
  return { turn, close };
}
