import { inspect } from 'node:util';
import { BadConfig, type Config, parseConfig } from './config';
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
  type Fault,
  portError,
  PortInUse,
  watch,
  whereItIs,
} from './start-up';

async function main(): Promise<void> {
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
  house.closing.add('the sportsbook', () => apps.sportsbook.close());
  house.closing.add('the platform', () => apps.platform.close());
  return apps;
}

async function serve({ config }: House, { sportsbook, platform }: Apps): Promise<void> {
  const { HOST: host, PORT, PLATFORM_PORT } = config;
  await takePort();
  await platform.listen({ host, port: PLATFORM_PORT }).catch((error: unknown) => {
    throw portError(error, PLATFORM_PORT, 'PLATFORM_PORT');
  });
  await sportsbook.listen({ host, port: PORT }).catch((error: unknown) => {
    throw portError(error, PORT, 'PORT');
  });
  process.stdout.write(whereItIs(config));
}

try {
  await main();
} catch (error) {
  const expected = [BadConfig, CannotStart, PortInUse].some((kind) => error instanceof kind);
  process.stderr.write(`${expected ? (error as Error).message : inspect(error)}\n`);
  process.exitCode = 1;
}
endSoon();
