import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from '../db/schema';
import { openMatches } from './betconstruct/open-matches';
import { matchUrn, PRODUCER } from './betconstruct/match-memory';
import { createBetconstructReader } from './betconstruct/reader';
import { createBetconstructSource } from './betconstruct/source';
import type { Translated } from './fixture-desk';
import type { Spoken } from './names/languages';
import type { OpenSource } from './opened-source';
import type { FeedLine } from './source';
import { createAmqpSource } from './uof/amqp/source';
import { createUofApi } from './uof/api/client';
import type { FeedCounters } from './uof/counters';
import { BETRADAR_PROFILE, ODDIN_PROFILE, type Profile } from './uof/profile';

/** What the sources of real providers stand on. */
export interface LiveOptions {
  readonly db: Kysely<Database>;
  readonly config: LiveConfig;
  /** Wall time, ms since epoch. */
  now(): number;
  readonly log: (line: string) => void;
  readonly counters: FeedCounters;
}

export type LiveConfig = Pick<
  Config,
  `${'BETRADAR' | 'ODDIN'}_${'TOKEN' | 'API_URL' | 'AMQP_URL' | 'API_PER_MINUTE' | 'LANGUAGES'}`
> &
  Pick<Config, `BETCONSTRUCT_${'URL' | 'USER' | 'PASSWORD' | 'BYTE_ORDER'}` | 'FEED_NODE_ID'>;

/** The sources of every provider of which the configuration holds an account. Rejects when one refuses it. */
export async function liveSources(options: LiveOptions): Promise<OpenSource[]> {
  const { config } = options;
  const unified = [
    {
      profile: BETRADAR_PROFILE,
      token: config.BETRADAR_TOKEN,
      baseUrl: config.BETRADAR_API_URL,
      url: config.BETRADAR_AMQP_URL,
      perMinute: config.BETRADAR_API_PER_MINUTE,
      spoken: config.BETRADAR_LANGUAGES,
    },
    {
      profile: ODDIN_PROFILE,
      token: config.ODDIN_TOKEN,
      baseUrl: config.ODDIN_API_URL,
      url: config.ODDIN_AMQP_URL,
      perMinute: config.ODDIN_API_PER_MINUTE,
      spoken: config.ODDIN_LANGUAGES,
    },
  ];
  const accounts = unified.flatMap(({ token, ...account }) =>
    token === undefined ? [] : [{ ...account, token }],
  );
  const opened = await Promise.all(accounts.map((account) => unifiedSource(account, options)));
  const socket = betconstruct(options);
  return socket ? [...opened, socket] : opened;
}

interface Account {
  readonly profile: Profile;
  readonly token: string;
  readonly baseUrl: string;
  readonly url: string;
  readonly perMinute: number;
  readonly spoken: Spoken;
}

async function unifiedSource(
  { profile, token, baseUrl, url, perMinute, spoken }: Account,
  { config, now, log, counters }: LiveOptions,
): Promise<OpenSource> {
  const { provider, dialect } = profile;
  const api = createUofApi({ profile, baseUrl, token, log, counters, perMinute });
  const { virtualHost } = await api.whoami();
  const nodeId = config.FEED_NODE_ID ?? null;
  const about = { profile, url, token, virtualHost, nodeId, log, now, counters };
  const source = createAmqpSource(about, api);
  return { provider, source, api, dialect, names: { api, spoken }, keepsLog: true };
}

/** Its lines hold JSON in the place of XML, and one object reads them and knows the fixtures that they told of. */
function betconstruct({ db, config, now, log }: LiveOptions): OpenSource | null {
  const { BETCONSTRUCT_URL: url, BETCONSTRUCT_BYTE_ORDER: byteOrder } = config;
  if (url === undefined || byteOrder === undefined) return null;
  const { hostname: host, port, protocol } = new URL(url);
  const provider = 'betconstruct';
  const told = createBetconstructSource({
    door: { host, port: Number(port), isSecure: protocol === 'tls:', byteOrder },
    login: {
      userName: config.BETCONSTRUCT_USER ?? '',
      password: config.BETCONSTRUCT_PASSWORD ?? '',
    },
    openMatches: () => openMatches(db, provider),
    now,
    log,
  });
  const reader = createBetconstructReader();
  const read = ({ t, rk, xml }: FeedLine): Translated[] => {
    const { refused, lost, ...reading } = reader.read({ t, rk, text: xml });
    const losses = refused.map((reason) => {
      const id = lost?.get(reason);
      const about = id === undefined ? null : { product: PRODUCER, match: matchUrn(id) };
      return { what: 'part' as const, about, reason: `${rk}: ${reason}` };
    });
    return [{ ...reading, losses }];
  };
  const source = {
    stop: told.stop,
    recover: told.recover,
    recoverEvent: told.recoverEvent,
    start: (deliver: (line: FeedLine) => Promise<void>) =>
      told.start(({ t, rk, text }) => deliver({ t, rk, xml: text })),
  };
  return { provider, source, api: reader, read, keepsLog: true };
}
