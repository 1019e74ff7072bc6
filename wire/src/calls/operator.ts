import { BET_STATUSES } from '@touchline/domain/bets/bet-status';
import { isMunicipality } from '@touchline/domain/bets/municipality';
import * as z from 'zod/mini';
import { bet } from '../bets';
import { pagination } from '../catalogue';
import { defineCall, OPERATOR_API } from './call';
import { wordsOf } from './filters';
import { pageLimit, pageNumber, wholeNumberFrom } from './whole-number';

/** The largest number that a row of ours can have within nine digits. */
const LAST = 999_999_999;

const numbered = z.object({ id: wholeNumberFrom(1, LAST) });

const paged = { page: z.optional(pageNumber), limit: z.optional(pageLimit) };

/** A bet, and whose it is. */
const playersBet = z.object({ player_id: z.int(), bet });

/** All players' bets, those that wait longest first; by default the ones to decide on. */
export const listPlayersBets = defineCall({
  name: 'listPlayersBets',
  summary: 'Bets of all players by status; left out, those that wait for a decision',
  origin: 'sportsbook',
  method: 'GET',
  path: `${OPERATOR_API}/bets`,
  access: 'operator',
  query: z.object({ status: z.optional(wordsOf(BET_STATUSES)), ...paged }),
  reply: z.object({ data: z.array(playersBet), pagination }),
});

/** Takes a VIP's bet at the odds it was placed at (SPEC §4); 409 when it is decided or a leg has ended. */
export const approveBet = defineCall({
  name: 'approveBet',
  summary: 'Take a bet that waits for a decision',
  origin: 'sportsbook',
  method: 'POST',
  path: `${OPERATOR_API}/bets/:id/approve`,
  access: 'operator',
  params: numbered,
  reply: z.object({ data: playersBet }),
});

/** Gives the stake of a VIP's bet back (SPEC §4); 409 when it was approved or rejected before. */
export const rejectBet = defineCall({
  name: 'rejectBet',
  summary: 'Reject a bet that waits for a decision',
  origin: 'sportsbook',
  method: 'POST',
  path: `${OPERATOR_API}/bets/:id/reject`,
  access: 'operator',
  params: numbered,
  reply: z.object({ data: playersBet }),
});

/** What the operator has decided about a player. */
const playerFlags = z.object({
  player_id: z.int(),
  is_vip: z.boolean(),
  /** The IBGE's code; null where none is known. */
  municipality: z.nullable(z.string()),
});

/** Whose bets beyond the usual limits are decided on by hand (SPEC §3 "Bet", is_vip). */
export const setVip = defineCall({
  name: 'setVip',
  summary: 'Make a player a VIP, or no longer',
  origin: 'sportsbook',
  method: 'PUT',
  path: `${OPERATOR_API}/players/:id/vip`,
  access: 'operator',
  params: numbered,
  body: z.object({ is_vip: z.boolean() }),
  reply: z.object({ data: playerFlags }),
});

/** What bettors in Brazil have to name (SPEC §8, code 118). */
export const setMunicipality = defineCall({
  name: 'setMunicipality',
  summary: 'Say which municipality a player lives in',
  origin: 'sportsbook',
  method: 'PUT',
  path: `${OPERATOR_API}/players/:id/municipality`,
  access: 'operator',
  params: numbered,
  body: z.object({
    code: z.nullable(
      z.string().check(z.refine(isMunicipality, { error: 'is no code of a municipality' })),
    ),
  }),
  reply: z.object({ data: playerFlags }),
});

/** Every decision: who, when and what, the newest first. */
export const listDecisions = defineCall({
  name: 'listDecisions',
  summary: 'What operators have decided',
  origin: 'sportsbook',
  method: 'GET',
  path: `${OPERATOR_API}/log`,
  access: 'operator',
  query: z.object(paged),
  reply: z.object({
    data: z.array(
      z.object({
        at: z.string(),
        operator: z.string(),
        action: z.string(),
        player_id: z.nullable(z.int()),
        bet_id: z.nullable(z.int()),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
    pagination,
  }),
});
