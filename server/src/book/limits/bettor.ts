import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import { isMunicipality, needsMunicipality } from '@touchline/domain/bets/municipality';
import { type Kysely, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { run, type Statement, statement } from '../../db/statements';

/** What counts of whoever places a bet. */
export interface Bettor {
  isVip: boolean;
  countryCode: string | null;
  /** The groups an operator has put the player into. */
  statuses: readonly string[];
  /** As ISO 8601 writes a day. */
  birthDate: string | null;
  /** Whether an operator has seen who the player is; some bonuses are for those alone (SPEC §6). */
  isVerified: boolean;
  /** Whether a municipality has to be named first (SPEC §8, code 118). */
  lacksMunicipality: boolean;
  /** Which changed odds are taken, unless a placement says otherwise. */
  acceptMode: OddsAcceptMode;
  /** The currencies of the player's active accounts. */
  currencies: ReadonlySet<string>;
}

interface Row {
  id: number;
  is_vip: boolean;
  country_code: string | null;
  statuses: string[];
  birth_date: string | null;
  municipality: string | null;
  verification: string;
  accept_mode: OddsAcceptMode | null;
  currencies: string[];
}

/** What is known of players who place bets, by their ids. */
export function bettorsNow(playerIds: readonly number[]): Statement<ReadonlyMap<number, Bettor>> {
  const query = sql<Row>`${PREPARED}
    select p.id, p.is_vip, p.country_code, p.statuses, p.birth_date, p.municipality, p.verification, s.accept_mode, array(
      select a.currency from player_accounts a where a.player_id = p.id and a.active) as currencies
    from players p left join player_settings s on s.player_id = p.id
    where p.id = any(${unseen([...new Set(playerIds)], 'integer[]')})`;
  return statement(query, (rows) => new Map(rows.map((row) => [row.id, bettorOf(row)])));
}

/** What is known of one of them. Throws when there is no such player. */
export async function readBettor(db: Kysely<Database>, playerId: number): Promise<Bettor> {
  const bettor = (await run(db, bettorsNow([playerId]))).get(playerId);
  if (!bettor) throw new Error(`there is no player ${playerId}`);
  return bettor;
}

function bettorOf(row: Row): Bettor {
  const isKnown = row.municipality !== null && isMunicipality(row.municipality);
  return {
    isVip: row.is_vip,
    countryCode: row.country_code,
    statuses: row.statuses,
    birthDate: row.birth_date,
    isVerified: row.verification === 'verified',
    lacksMunicipality: needsMunicipality(row.country_code, isKnown),
    acceptMode: row.accept_mode ?? 'none',
    currencies: new Set(row.currencies),
  };
}
