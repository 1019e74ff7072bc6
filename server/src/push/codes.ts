/** An error reply to one command. The client tries again by itself when it is temporary. */
export interface ProtocolError {
  code: number;
  message: string;
  temporary?: boolean;
}

/** Why a connection ends. Codes 3500-3999 and 4500-4999 tell the client to stay away (SPEC §8). */
export interface Disconnect {
  code: number;
  reason: string;
}

/** The numbers and words are Centrifugo's. */
export const ERROR = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  expired: { code: 110, message: 'expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ProtocolError>;

export const DISCONNECT = {
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  expired: { code: 3005, reason: 'connection expired' },
  slow: { code: 3008, reason: 'slow' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forced: { code: 3503, reason: 'force disconnect' },
  inappropriateProtocol: { code: 3506, reason: 'inappropriate protocol' },
} as const satisfies Record<string, Disconnect>;

/** Ends one subscription; from 2500 the client subscribes again by itself. */
export const UNSUBSCRIBE = {
  expired: { code: 2501, reason: 'subscription expired' },
} as const satisfies Record<string, Disconnect>;
