import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JackpotProofReply } from '@touchline/wire/jackpots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE } from '@touchline/testkit/betting/book-database';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';
import { inTerminal } from '@touchline/testkit/operator/terminal';

let server: OperatorServer;
let folder: string;
beforeAll(async () => {
  server = await operatorServer({ site: { ...SITE, featureFlags: ['jackpots'] } });
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-jackpots-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command; what it wrote to either side is one text. */
async function operator(...args: readonly string[]): Promise<{ code: number; out: string }> {
  const { code, out, err } = await inTerminal(server, args);
  return { code, out: `${out}${err}` };
}

async function fileOf(name: string, content: object): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

const A_JACKPOT = {
  texts: { en: { name: 'Four corners', terms: 'Every bet.' } },
  currency: 'EUR',
  levels: [
    { code: 'mini', names: { en: 'Mini' }, share: 10_000, start_amount: 900, hit_every: 1000 },
  ],
};

test('a jackpot is created, hit, verified, approved, paused and ended from a terminal', async () => {
  const file = await fileOf('jackpot.json', A_JACKPOT);
  expect(await operator('jackpot', 'create', file, '--dry-run')).toMatchObject({ code: 0 });
  expect((await operator('jackpot', 'list')).out).toBe('nothing\n');
  expect((await operator('jackpot', 'create', file)).out).toMatch(
    /Four corners +mini +active +900/,
  );
  const playerId = await server.aBettor();
  await server.place(playerId, [aSingle(await server.aMatchToBetOn(), 1000)]);
  expect((await operator('jackpot', 'hits')).out).toMatch(/mini .* drawn +910 +EUR +initial/);
  const verified = await operator('jackpot', 'verify', '1');
  expect(verified).toEqual({
    code: 0,
    out: 'Fair: level mini was drawn for bet 1, with seed 1 of jackpot 1\n',
  });
  expect((await operator('jackpot', 'approve', '1')).out).toMatch(/paid/);
  expect((await operator('jackpot', 'decline', '1', '--reason', 'late')).code).toBe(1);
  expect((await operator('jackpot', 'pause', '1', '--level', 'mini')).out).toMatch(/paused/);
  expect((await operator('jackpot', 'end', '1')).out).toMatch(/finished/);
});

test('a proof in a file is checked likewise, and one byte that was changed is refused', async () => {
  const { out } = await operator('jackpot', 'verify', '1', '--json');
  const kept = JSON.parse(out) as { data: JackpotProofReply };
  expect(await operator('jackpot', 'verify', await fileOf('kept.json', kept))).toMatchObject({
    code: 0,
  });
  const { seed } = kept.data;
  const other = seed.value.startsWith('0') ? '1' : '0';
  const changed = { ...kept.data, seed: { ...seed, value: other + seed.value.slice(1) } };
  const file = await fileOf('changed.json', { data: changed });
  expect(await operator('jackpot', 'verify', file)).toEqual({
    code: 1,
    out: 'Refused: the seed is not the one that was committed to\n',
  });
});

test('what is no proof, or is not there, is said to be so', async () => {
  const file = await fileOf('empty.json', { data: {} });
  expect(await operator('jackpot', 'verify', file)).toMatchObject({ code: 1 });
  expect(await operator('jackpot', 'verify', '987')).toMatchObject({ code: 1 });
  expect(await operator('jackpot', 'verify', 'all')).toMatchObject({ code: 2 });
});
