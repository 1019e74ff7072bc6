import { Client } from 'pg';
import { startEmbedded } from '../../../../server/src/db/embedded/start-embedded';

/**
 * A process that owns an embedded database, for tests to kill: `node owner.mjs DIR`. It prints the address, then the
 * number of each row whose commit was acknowledged, until somebody ends it.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { url } = await startEmbedded({ dir: process.argv[2] ?? '', log: say });
  say(`at ${url}`);
  const client = new Client({ connectionString: url });
  client.on('error', () => process.exit(1));
  await client.connect();
  await client.query('create table if not exists kept (number integer primary key)');
  for (let number = 1; ; number += 1) {
    await client.query('insert into kept values ($1)', [number]);
    say(`kept ${number}`);
  }
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
