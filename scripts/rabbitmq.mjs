import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './yard.mjs';

const DEBIAN = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/** Whether there is a RabbitMQ that tests can start. */
export function hasRabbit() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [DEBIAN, ...folders.map((folder) => join(folder, 'rabbitmq-server'))].some(existsSync);
}

/**
 * Installs RabbitMQ where the tests of the queue would be skipped otherwise: in continuous integration, as root on
 * Debian. Without it those tests say that they are skipped, so failing to install it fails nothing.
 */
export async function offerRabbit() {
  if (hasRabbit() || !process.env.CI) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing RabbitMQ');
  // Runlevel 1 keeps the package from starting a broker of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) => run('apt-get', args, { env, quiet: true });
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'rabbitmq-server');
  } catch (error) {
    console.log(`RabbitMQ could not be installed: ${String(error)}`);
  }
  if (!hasRabbit()) console.log('There is no RabbitMQ: the tests that need it are skipped.');
}
