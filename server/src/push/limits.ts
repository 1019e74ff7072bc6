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
  /** How much may wait for a client, replies included, before it is too slow. */
  queueBytes: number;
  /** Frames leave in pieces of this size, each when the client has taken the one before. */
  pieceBytes: number;
  /** How long a client may take nothing of what waits for it. */
  stalledMs: number;
  /** Commands of one client that may wait for their turn, */
  queuedCommands: number;
  /** and their bytes. */
  queuedCommandBytes: number;
  /** Commands of one client at once; a page that opens follows 128 channels. */
  commandsAtOnce: number;
  /** Commands of one client in a second after that. */
  commandsPerSecond: number;
  /** The most publications in an answer with history, */
  historyAnswerSize: number;
  /** and their bytes, unless a single one has more. */
  historyAnswerBytes: number;
  /** Bytes of history and of recovered publications for one client at once, */
  historyBytesAtOnce: number;
  /** and in a second after that. */
  historyBytesPerSecond: number;
  /** Channels of all clients together. */
  channels: number;
  connections: number;
  connectionsPerAddress: number;
  /** Connections by SSE and HTTP streams; they count as connections too. */
  streams: number;
  streamsPerAddress: number;
  connectionTokenSeconds: number;
  subscriptionTokenSeconds: number;
}

export const DEFAULT_LIMITS: Limits = {
  tickMs: 100,
  pingMs: 25_000,
  pongMs: 10_000,
  connectMs: 8_000,
  expiredGraceMs: 25_000,
  historySize: 300,
  historyMs: 10 * 60_000,
  historyBytes: 512 * 1024,
  idleChannelMs: 24 * 60 * 60_000,
  channelsPerClient: 128,
  messageBytes: 64 * 1024,
  queueBytes: 1024 * 1024,
  pieceBytes: 64 * 1024,
  stalledMs: 20_000,
  queuedCommands: 512,
  queuedCommandBytes: 128 * 1024,
  commandsAtOnce: 600,
  commandsPerSecond: 50,
  historyAnswerSize: 100,
  historyAnswerBytes: 64 * 1024,
  historyBytesAtOnce: 1024 * 1024,
  historyBytesPerSecond: 64 * 1024,
  channels: 100_000,
  connections: 20_000,
  connectionsPerAddress: 500,
  streams: 2_000,
  streamsPerAddress: 200,
  connectionTokenSeconds: 30 * 60,
  subscriptionTokenSeconds: 30 * 60,
};

// The longest delay a timer takes; a longer one would fire at once.
const LONGEST_TIMER = 2 ** 31 - 1;

/** Runs `act` after `ms`, without keeping the process alive. */
export function after(ms: number, act: () => void): NodeJS.Timeout {
  return setTimeout(act, Math.min(Math.max(ms, 0), LONGEST_TIMER)).unref();
}
