import { inspect } from 'node:util';
import { BadConfig, type Config, parseConfig, VARIABLES } from './config';
import { CannotStart } from './db/embedded/cannot-start';
import { takePort } from './http/handover';
import { type Apps, build, openApps } from './main-build';
import type { House } from './main-house';
import { startJobs } from './main-jobs';
import { openPages } from './main-pages';
import {
  asked,
  Closing,
  createFault,
  endAfterSignal,
  endSoon,
  CannotListen,
  listenError,
  type Fault,
  watch,
  whereItIs,
} from './start-up';
import { unknownVariables } from './unknown-variables';

const SPORTSBOOK_LISTENER = { port: 'PORT', host: 'HOST' };
const PLATFORM_LISTENER = { port: 'PLATFORM_PORT', host: 'HOST' };
const OPERATOR_LISTENER = { port: 'OPERATOR_PORT', host: 'OPERATOR_HOST' };

async function main(): Promise<void> {
  for (const line of unknownVariables(process.env, VARIABLES)) process.stderr.write(`${line}\n`);
  const config = parseConfig(process.env);
  const closing = new Closing();
  const signal = asked();
  endAfterSignal(signal);
  const fault = createFault();
  try {
    await Promise.race([run(config, closing, fault, signal), fault.raised]);
  } finally {
    await closing.run();
  }
}

async function run(
  config: Config,
  closing: Closing,
  fault: Fault,
  signal: Promise<unknown>,
): Promise<void> {
  const isOver = watch(signal);
  // Whoever ends it while it starts waits for the step under way, not for all of them.
  const house = await build(config, closing, fault.raise);
  if (isOver()) return;
  const apps = await open(house);
  if (isOver()) return;
  await startJobs(house);
  if (isOver()) return;
  await Promise.race([serve(house, apps), signal]);
  await signal;
}

async function open(house: House): Promise<Apps> {
  const apps = await openApps(house);
  await openPages(house, apps);
  house.closing.add('the operator', () => apps.operator.close());
  house.closing.add('the sportsbook', () => apps.sportsbook.close());
  house.closing.add('the platform', () => apps.platform.close());
  return apps;
}

async function serve({ config }: House, { sportsbook, platform, operator }: Apps): Promise<void> {
  const { HOST: host, OPERATOR_HOST, PORT, PLATFORM_PORT, OPERATOR_PORT } = config;
  await takePort();
  await operator.listen({ host: OPERATOR_HOST, port: OPERATOR_PORT }).catch((error: unknown) => {
    throw listenError(error, { port: OPERATOR_PORT, host: OPERATOR_HOST }, OPERATOR_LISTENER);
  });
  await platform.listen({ host, port: PLATFORM_PORT }).catch((error: unknown) => {
    throw listenError(error, { port: PLATFORM_PORT, host }, PLATFORM_LISTENER);
  });
  await sportsbook.listen({ host, port: PORT }).catch((error: unknown) => {
    throw listenError(error, { port: PORT, host }, SPORTSBOOK_LISTENER);
  });
  process.stdout.write(whereItIs(config));
}

try {
  await main();
} catch (error) {
  const expected = [BadConfig, CannotStart, CannotListen].some((kind) => error instanceof kind);
  process.stderr.write(`${expected ? (error as Error).message : inspect(error)}\n`);
  process.exitCode = 1;
}
endSoon();
