import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasApt, installPackage } from './apt.mjs';

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
  if (!hasApt) return;
  console.log('Installing RabbitMQ');
  // Runlevel 1 keeps the package from starting a broker of its own.
  await installPackage('rabbitmq-server', { RUNLEVEL: '1' });
  if (!hasRabbit()) console.log('There is no RabbitMQ: the tests that need it are skipped.');
}
