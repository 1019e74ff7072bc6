import { Client } from 'pg';

/** They stand before PostgreSQL's own in databases of journeys, and are as far ahead as the row says. */
const OWN_CLOCK = `
  create table public.clock_of_tests (ahead interval not null);
  insert into public.clock_of_tests values ('0');
  ${['now', 'transaction_timestamp', 'statement_timestamp']
    .map((name) => ownFunction(name, 'stable'))
    .join('\n')}
  ${ownFunction('clock_timestamp', 'volatile')}`;

function ownFunction(name: string, kind: 'stable' | 'volatile'): string {
  return `create function public.${name}() returns timestamptz language sql ${kind} parallel safe
    as 'select pg_catalog.${name}() + (select ahead from public.clock_of_tests)';`;
}

/** Lets an empty database have a clock that tests move; those copied from it need `followOwnClock`. */
export async function giveOwnClock(url: string): Promise<void> {
  await inDatabase(url, async (client) => {
    await client.query(OWN_CLOCK);
    await followOwnClock(url);
  });
}

/** Whoever connects from now on goes by the clock that tests move. */
export async function followOwnClock(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await inDatabase(url, (client) =>
    client.query(`alter database ${name} set search_path = public, pg_catalog`),
  );
}

/** The clock of the database is so many ms ahead of the machine's. */
export async function setDatabaseClock(url: string, aheadMs: number): Promise<void> {
  await inDatabase(url, (client) =>
    client.query(`update public.clock_of_tests set ahead = $1 * interval '1 ms'`, [aheadMs]),
  );
}

async function inDatabase(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
