import * as z from 'zod';
import { bettingVariables } from './config-betting';
import { feedVariables, providerVariables } from './config-feed';
import { limitVariables } from './config-limits';
import { platformVariables } from './config-platform';
import { shownValue } from './config-secrets';
import { addressVariables, pushVariables, siteVariables, storageVariables } from './config-server';

/** Settings that belong together; each variable has a default or may be absent, and says what it is. */
export interface SettingsGroup {
  title: string;
  variables: Readonly<Record<string, z.ZodType>>;
}

/** Every variable the server reads, by what it is about, in the order in which they are listed for people. */
export const SETTINGS: readonly SettingsGroup[] = [
  { title: 'Addresses', variables: addressVariables },
  { title: 'Database, files and secrets', variables: storageVariables },
  { title: 'The site', variables: siteVariables },
  { title: 'Feed', variables: feedVariables },
  { title: 'Accounts at providers of odds', variables: providerVariables },
  { title: 'Betting', variables: bettingVariables },
  { title: 'Players', variables: platformVariables },
  { title: 'Realtime and push notifications', variables: pushVariables },
  { title: 'Time limits', variables: limitVariables },
];

const environment = z.object({
  ...addressVariables,
  ...storageVariables,
  ...siteVariables,
  ...feedVariables,
  ...providerVariables,
  ...bettingVariables,
  ...platformVariables,
  ...pushVariables,
  ...limitVariables,
});

export type Config = ReturnType<typeof settled>;

/** The names of all variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/** Says which variables are wrong, and how, one line each. */
export class BadConfig extends Error {
  constructor(lines: readonly string[]) {
    super(['The configuration is not usable:', ...lines.map((line) => `  ${line}`)].join('\n'));
    this.name = 'BadConfig';
  }
}

/** Reads the environment once. Throws `BadConfig` with a line for each bad variable. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const present = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environment.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    throw new BadConfig(
      parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return `${name}=${shownValue(name, env[name] ?? '')}: ${message}`;
      }),
    );
  }
  const values = parsed.data;
  if (values.FEED === 'replay' && !values.FEED_REPLAY) {
    throw new BadConfig(['FEED_REPLAY: names the session to play when FEED is replay']);
  }
  if (values.FEED === 'script' && !values.FEED_SCRIPT) {
    throw new BadConfig(['FEED_SCRIPT: names the socket of the script when FEED is script']);
  }
  if (values.FEED === 'live') requireAccount(values);
  if (!values.ONESIGNAL_APP_ID !== !values.ONESIGNAL_API_KEY) {
    throw new BadConfig(['ONESIGNAL_APP_ID, ONESIGNAL_API_KEY: name an account together']);
  }
  if (!values.SMTP_URL !== !values.MAIL_FROM) {
    throw new BadConfig(['SMTP_URL, MAIL_FROM: say together how mails are sent']);
  }
  if (!values.SMS_GATEWAY_URL !== !values.SMS_GATEWAY_KEY) {
    throw new BadConfig(['SMS_GATEWAY_URL, SMS_GATEWAY_KEY: name a gateway together']);
  }
  refuseSamePorts(values);
  return settled(values);
}

function refuseSamePorts({ PORT, PLATFORM_PORT, OPERATOR_PORT }: z.output<typeof environment>) {
  if (PORT === PLATFORM_PORT) {
    throw new BadConfig([`PLATFORM_PORT=${PLATFORM_PORT}: is the same as PORT`]);
  }
  if (OPERATOR_PORT === PORT || OPERATOR_PORT === PLATFORM_PORT) {
    throw new BadConfig([`OPERATOR_PORT=${OPERATOR_PORT}: is the port of something else`]);
  }
}

function requireAccount(values: z.output<typeof environment>): void {
  const { BETRADAR_TOKEN, ODDIN_TOKEN, BETCONSTRUCT_URL, BETCONSTRUCT_BYTE_ORDER } = values;
  if (!BETRADAR_TOKEN && !ODDIN_TOKEN && !BETCONSTRUCT_URL) {
    throw new BadConfig([
      'FEED=live: needs an account: BETRADAR_TOKEN, ODDIN_TOKEN or BETCONSTRUCT_URL',
    ]);
  }
  if (BETCONSTRUCT_URL && !BETCONSTRUCT_BYTE_ORDER) {
    throw new BadConfig(['BETCONSTRUCT_BYTE_ORDER: is little or big, as the provider says']);
  }
}

/** The operator's own word, that of the hosting platform, else production (SPEC §8 "Error-report filtering"). */
function environmentOf(values: z.output<typeof environment>): string {
  return values.ENVIRONMENT ?? values.VERCEL_ENV ?? values.RAILWAY_ENVIRONMENT_NAME ?? 'production';
}

function settled(values: z.output<typeof environment>) {
  return {
    ...values,
    ENVIRONMENT: environmentOf(values),
    SPORTSBOOK_ORIGIN: values.SPORTSBOOK_ORIGIN ?? `http://localhost:${values.PORT}`,
    PLATFORM_ORIGIN: values.PLATFORM_ORIGIN ?? `http://localhost:${values.PLATFORM_PORT}`,
  };
}
