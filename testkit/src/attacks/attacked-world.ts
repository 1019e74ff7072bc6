import { randomUUID } from 'node:crypto';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import { aLine, aMatch } from '../betting/rows';
import { Secret, TOTP } from 'otpauth';
import { issueToken, type Purpose } from '../../../server/src/player/accounts/tokens';
import { addPasskey, beginPasskey } from '../../../server/src/player/second-factor/passkeys';
import { makeRecoveryCodes } from '../../../server/src/player/second-factor/recovery-codes';
import { PASSWORD_HASH } from '../players/signed-up';
import { softwareAuthenticator } from '../players/software-authenticator';
import { beginTotp, confirmTotp } from '../../../server/src/player/second-factor/totp';
import { FAILURES_TO_LIMIT, limitOf } from '../../../server/src/player/sign-in-waits';
import { beginAttempt } from '../../../server/src/db/growing-waits';
import { beginSession } from '../../../server/src/player/sessions';
import { post } from '../../../server/src/wallet/post';
import type { AttackedHouse } from './attacked-house';

/** Somebody who is signed in, with 1,000.00 EUR. */
export interface AttackedPlayer {
  id: number;
  email: string;
  token: string;
}

/** What requests are made of: players and matches that nobody else has touched. */
export type World = ReturnType<typeof worldOf>;

/** What stands on the house. */
export function worldOf(attacked: AttackedHouse) {
  const { database, config } = attacked.house;
  const site = {
    secret: attacked.house.secret,
    siteName: config.SITE_NAME,
    rpId: new URL(config.PLATFORM_ORIGIN).hostname,
    origins: [config.SPORTSBOOK_ORIGIN, config.PLATFORM_ORIGIN],
  };
  return {
    ...attacked,
    db: database.db,
    pool: database.pool,
    ...people(attacked),
    ...factors(attacked, site),
    matchToBetOn: async () => {
      const startTime = new Date(Date.now() + 86_400_000).toISOString();
      const matchId = await aMatch(database.pool, { startTime });
      await aLine(database.pool, { matchId });
      const told = { 1: { odds: 2000, active: true, p: 0.45 }, 2: { odds: 3500, active: true } };
      await database.pool.query(
        `with offered as (update matches set custom_bet = true where id = $1)
         update markets set cashout = 1, outcomes = $2 where match_id = $1`,
        [matchId, JSON.stringify(told)],
      );
      await aLine(database.pool, {
        matchId,
        marketId: 18,
        specifier: 'total=2.5',
        odds: { 12: 1900, 13: 1900 },
      });
      return matchId;
    },
  };
}

function people({ house }: AttackedHouse) {
  const { db } = house.database;
  const aSession = async (playerId: number, isConfirmed = true) => {
    const about = { playerId, userAgent: 'test', replaces: null, ip: '192.0.2.1', isConfirmed };
    return (await beginSession(db, about, new Date())).token;
  };
  return {
    /** A session, whose player has just shown that it is them unless `isConfirmed` says otherwise. */
    aSession,
    /** Strangers are kept out of the account with this address. */
    limited: async (email: string) => {
      const tries = Array.from({ length: FAILURES_TO_LIMIT }, () => limitOf(email));
      for (const each of tries) await beginAttempt(db, [each], new Date());
    },
    aPlayer: async (about: object = {}): Promise<AttackedPlayer> => {
      const email = `${randomUUID()}@mail.example`;
      const { id } = await db
        .insertInto('players')
        .values({
          email,
          password_hash: PASSWORD_HASH,
          language: 'en',
          currency: 'EUR',
          confirmed_at: new Date(),
          birth_date: '1990-01-01',
          ...about,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const account = { player_id: id, currency: 'EUR', active: true };
      await db.insertInto('player_accounts').values(account).execute();
      const amount = minor(100_000);
      const paid = depositPosting({
        id: randomUUID(),
        provider: 'test',
        playerId: id,
        currency: 'EUR',
        amount,
      });
      await db.transaction().execute((tx) => post(tx, [paid]));
      return { id, email, token: await aSession(id) };
    },
    /** The token of a link in a mail. */
    aLink: (playerId: number, purpose: Purpose) =>
      issueToken(db, { playerId, purpose }, new Date()),
    /** The newest message to an address or number. */
    messageTo: async (recipient: string) => {
      const messages = db.selectFrom('messages').selectAll().where('recipient', '=', recipient);
      return (await messages.orderBy('id', 'desc').executeTakeFirst()) ?? null;
    },
  };
}

function factors({ house }: AttackedHouse, site: Parameters<typeof beginTotp>[1]) {
  const { db } = house.database;
  const anUnconfirmedApp = async ({ id: playerId, email }: AttackedPlayer) => {
    const begun = await beginTotp(db, site, { playerId, email }, new Date());
    if (!begun.ok) throw new Error(begun.error);
    const totp = new TOTP({ secret: Secret.fromBase32(begun.value.secret) });
    return () => totp.generate();
  };
  const aMadePasskey = async ({ id: playerId, email }: AttackedPlayer) => {
    const { challenge } = await beginPasskey(db, site, { playerId, email }, new Date());
    const [origin = ''] = site.origins;
    return softwareAuthenticator().make({ rpId: site.rpId, origin, challenge });
  };
  return {
    /** Begins an app; answers with what it shows now. */
    anUnconfirmedApp,
    /** An app that counts; answers with recovery codes. */
    anApp: async (player: AttackedPlayer): Promise<string[]> => {
      const code = (await anUnconfirmedApp(player))();
      return db.transaction().execute(async (tx) => {
        await confirmTotp(tx, site, { playerId: player.id, code }, new Date());
        return makeRecoveryCodes(tx, player.id);
      });
    },
    aMadePasskey,
    /** A passkey that counts; answers with its id and recovery codes. */
    aPasskey: async (player: AttackedPlayer) => {
      const made = await aMadePasskey(player);
      return db.transaction().execute(async (tx) => {
        const about = { playerId: player.id, name: 'a key', made };
        const added = await addPasskey(tx, site, about, new Date());
        if (!added.ok) throw new Error(added.error);
        const codes = await makeRecoveryCodes(tx, player.id);
        return { id: added.value.id, recoveryCode: codes[0] ?? '' };
      });
    },
  };
}
