import { createFeedCounters } from '../../../../server/src/feed/uof/counters';
import { BETRADAR_PROFILE } from '../../../../server/src/feed/uof/profile';
import {
  type AmqpOptions,
  createAmqpSource,
  type RecoveryDesk,
} from '../../../../server/src/feed/uof/amqp/source';

export const TOKEN = 'a-token-of-nobody';
export const VIRTUAL_HOST = '/unifiedfeed/11111';
export const EXCHANGE = BETRADAR_PROFILE.exchange;
const QUICKLY = { first: 20, longest: 100 };
const NOBODY: RecoveryDesk = { recover: async () => {} };

/** A source that listens through a wire to the broker, and what it said. */
export async function listening(port: number, options: Partial<AmqpOptions> = {}, api = NOBODY) {
  const said: string[] = [];
  const counters = createFeedCounters();
  const source = createAmqpSource(
    {
      profile: BETRADAR_PROFILE,
      url: `amqp://127.0.0.1:${port}`,
      token: TOKEN,
      virtualHost: VIRTUAL_HOST,
      backoff: QUICKLY,
      now: () => Date.now(),
      log: (line) => said.push(line),
      counters,
      ...options,
    },
    api,
  );
  const count = (name: string) =>
    counters
      .samples()
      .filter((sample) => sample.name === name)
      .reduce((total, { value }) => total + value, 0);
  return { source, said, count };
}
