import { freshDatabase } from './test-database';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openDatabaseDoor } from './database-door';

test('databases that a run did not give back are dropped with their guests when it ends', async () => {
  const { url: server, drop } = await freshDatabase();
  const door = await openDatabaseDoor('door', () => Promise.resolve(server));
  const [given, kept] = [await made(door.address), await made(door.address)];
  const guest = await connect(kept);
  const sentAway = new Promise((resolve) => guest.on('error', resolve));
  await fetch(door.address, { method: 'DELETE', body: given });
  await expect(connect(given)).rejects.toThrow('does not exist');
  await door.close();
  await sentAway;
  await expect(connect(kept)).rejects.toThrow('does not exist');
  await drop();
});

test('databases of a template are copies of one that is filled once, each its own', async () => {
  const { url: server, drop } = await freshDatabase();
  const migrated: string[] = [];
  const door = await openDatabaseDoor('door', () => Promise.resolve(server), {
    '/migrated': async (url) => {
      migrated.push(url);
      await inDatabase(url, 'create table tables_of_ours (id integer)');
    },
  });
  const address = `${door.address}/migrated`;
  const [one, other] = await Promise.all([made(address), made(address)]);
  await inDatabase(one, 'insert into tables_of_ours values (1)');
  expect(await inDatabase(other, 'select count(*)::integer from tables_of_ours')).toEqual([
    { count: 0 },
  ]);
  expect(migrated).toHaveLength(1);
  await door.close();
  await drop();
});

test('who asks is told why there is no database', async () => {
  const door = await openDatabaseDoor('door', () => Promise.reject(new Error('nobody is at home')));
  const reply = await fetch(door.address, { method: 'POST' });
  expect([reply.status, await reply.text()]).toEqual([500, 'Error: nobody is at home']);
  await door.close();
});

async function made(address: string): Promise<string> {
  return (await fetch(address, { method: 'POST' })).text();
}

async function inDatabase(url: string, statement: string): Promise<unknown[]> {
  const client = await connect(url);
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
