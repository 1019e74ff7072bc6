/** Every bound of the hub. Durations are in milliseconds unless named otherwise. */
export interface Limits {
  /** A client gets at most one frame of publications in this time (DESIGN §4.16). */
  tickMs: number;
  pingMs: number;
  /** How long a ping may stay unanswered. */
  pongMs: number;
  /** How long a fresh connection may take to say `connect`. */
  connectMs: number;
  /** How long past its token's expiry a connection or a subscription is kept. */
  expiredGraceMs: number;
  /** Publications kept for each channel, */
  historySize: number;
  /** their age, */
  historyMs: number;
  /** and their bytes. */
  historyBytes: number;
  /** How long the position of a channel that nobody uses is remembered. */
  idleChannelMs: number;
  channelsPerClient: number;
  /** The longest frame a client may send. */
  messageBytes: number;
  /** How much may wait in a client's socket before it is too slow. */
  queueBytes: number;
  /** Commands of one client that may wait for their turn. */
  queuedCommands: number;
  connectionTokenSeconds: number;
  subscriptionTokenSeconds: number;
}

export const DEFAULT_LIMITS: Limits = {
  tickMs: 100,
  pingMs: 25_000,
  pongMs: 10_000,
  connectMs: 10_000,
  expiredGraceMs: 25_000,
  historySize: 300,
  historyMs: 10 * 60_000,
  historyBytes: 512 * 1024,
  idleChannelMs: 24 * 60 * 60_000,
  channelsPerClient: 128,
  messageBytes: 64 * 1024,
  queueBytes: 1024 * 1024,
  queuedCommands: 512,
  connectionTokenSeconds: 30 * 60,
  subscriptionTokenSeconds: 30 * 60,
};

// The longest delay a timer takes; a longer one would fire at once.
const LONGEST_TIMER = 2 ** 31 - 1;

/** Runs `act` after `ms`, without keeping the process alive. */
export function after(ms: number, act: () => void): NodeJS.Timeout {
  return setTimeout(act, Math.min(Math.max(ms, 0), LONGEST_TIMER)).unref();
}
