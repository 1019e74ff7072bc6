import { expect, vi } from 'vitest';
import type { TextLine } from '../../../../server/src/feed/betconstruct/reading';
import { createBetconstructSource } from '../../../../server/src/feed/betconstruct/source';
import { type Answers, openTcpDesk, type TcpDesk } from './tcp-desk';

/** Short, so that no test waits for long. */
export const TIMING = { connectMs: 2_000, answerMs: 2_000, heartbeatMs: 50, silenceMs: 5_000 };
const WAITS = { first: 20, longest: 100 };
const WHO = { userName: 'touchline', password: 'a secret' };

/** Closes what a test opened, the last first. */
export const cleanUp: (() => Promise<void>)[] = [];

/** To be called after each test. */
export async function closeAll(): Promise<void> {
  for (const each of cleanUp.splice(0).toReversed()) await each();
}

/** Waits until a check passes. */
export const until = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 10_000, interval: 10 });

/** What a desk answers that has one competition and one market type, and no match. */
export function generalData(): Answers {
  const type = { Id: 71001, Name: 'Match Result', IsDynamic: false };
  return {
    GetSports: [{ Id: 1, Name: 'Football' }],
    GetRegions: [{ Id: 101, Name: 'England' }],
    GetCompetitions: [{ Id: 5001, Name: 'Premier League', SportId: 1, RegionId: 101 }],
    GetMarketTypes: [{ ...type, IsHandicap: false, IsOverUnder: false }],
  };
}

interface Wanted {
  readonly timing?: Partial<typeof TIMING>;
  readonly deliver?: (line: TextLine) => Promise<void>;
  readonly openMatches?: () => Promise<readonly number[]>;
  readonly now?: () => number;
}

/** Starts a source on a desk, and keeps what it delivers and says. It stops when the test is over. */
export async function follow(desk: TcpDesk, wanted: Wanted = {}) {
  const lines: TextLine[] = [];
  const said: string[] = [];
  const source = createBetconstructSource({
    door: desk.door,
    login: WHO,
    openMatches: wanted.openMatches ?? (async () => []),
    now: wanted.now ?? (() => 0),
    log: (line) => said.push(line),
    timing: { ...TIMING, ...wanted.timing },
    waits: WAITS,
  });
  await source.start(async (line) => {
    lines.push(line);
    await wanted.deliver?.(line);
  });
  cleanUp.push(() => source.stop());
  return { source, lines, said, keys: () => lines.map(({ rk }) => rk) };
}

/** A provider that closes when the test is over. */
export async function desk(answers: Answers = generalData()): Promise<TcpDesk> {
  const opened = await openTcpDesk('little', answers);
  cleanUp.push(() => opened.close());
  return opened;
}

/** Waits until the last subscription has been asked for. */
export async function subscribed({ commands }: TcpDesk): Promise<void> {
  await until(() => expect(commands.map(({ name }) => name)).toContain('SubscribeMatches'));
}
