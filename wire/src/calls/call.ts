import * as z from 'zod/mini';

/** Who may make a call: anybody, a signed-in player, or the operator of the site. */
export type Access = 'anyone' | 'player' | 'operator';

/** Which origin answers: the sportsbook's, the player platform's, or the one that operators alone can reach. */
export type Origin = 'sportsbook' | 'platform' | 'operator';

type Schema = z.ZodMiniType;

/** One call of the API: both sides are typed from this object, and both parse by it. */
export interface Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Who extends Access = Access,
> {
  name: string;
  summary: string;
  origin: Origin;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each member of `params`. */
  path: string;
  access: Who;
  /** With what it is answered when it is done: 200 unless something has come to be. */
  status?: 201;
  /** `empty` where a 401 says that there is nothing to read, and nothing of the caller's session (SPEC §7). */
  unauthorized?: 'empty';
  /** The answer may take as long as the book waits with bets on matches in play. */
  mayWait?: true;
  /** Only for a session that has shown within ten minutes that it is its player's; 403 `confirm_password` otherwise. */
  confirmed?: true;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
}

/** The schema of a part that a call does not have. */
export const nothing = z.object({});

type Parts<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  A extends Access,
> = Pick<
  Call<P, Q, B, R, A>,
  | 'name'
  | 'summary'
  | 'origin'
  | 'method'
  | 'path'
  | 'access'
  | 'status'
  | 'unauthorized'
  | 'mayWait'
  | 'confirmed'
  | 'reply'
> & { params?: P; query?: Q; body?: B };

/** Declares a call; parts that are left out are empty objects. */
export function defineCall<
  R extends Schema,
  P extends Schema = typeof nothing,
  Q extends Schema = typeof nothing,
  B extends Schema = typeof nothing,
  const A extends Access = Access,
>(parts: Parts<P, Q, B, R, A>): Call<P, Q, B, R, A> {
  const empty = nothing as unknown;
  return {
    params: empty as P,
    query: empty as Q,
    body: empty as B,
    ...parts,
  };
}

/** What a handler is given: every part parsed. */
export interface Parsed<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
}

/** What a caller passes: every part as it stands on the wire. */
export type Sent<C extends Call> = {
  params?: z.input<C['params']>;
  query?: z.input<C['query']>;
  body?: z.input<C['body']>;
};

/** The reply as the server writes it. */
export type ReplyOf<C extends Call> = z.input<C['reply']>;

/** The reply as the client reads it. */
export type ReadOf<C extends Call> = z.output<C['reply']>;

export const SPORTSBOOK_V2 = '/sportsbook/api/v2';
export const SPORTSBOOK_V3 = '/sportsbook/api/v3';
export const PLATFORM_API = '/api';
/** On the sportsbook's origin, for the operator's own tools. */
export const OPERATOR_API = '/operator/api/v1';
