import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { minor } from '@touchline/domain/money';
import type { JackpotProof } from '@touchline/wire/jackpots';
import { expect, test } from 'vitest';
import { commandsOf, drawAgain } from './draw-again';

const SEED = '5eed'.repeat(16);
const hashOf = (seed: string) =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const DIGEST = createHmac('sha256', Buffer.from(SEED, 'hex')).update('81:mega').digest('hex');
/** What is drawn of 10,000.00. */
const DRAWN = (BigInt(`0x${DIGEST}`) * 1_000_000n) >> 256n;

/** A hit that was drawn: the stake is as small as it may be. */
const PROOF: JackpotProof = {
  hit_id: 7,
  jackpot_id: 1,
  bet_id: 81,
  level_code: 'mega',
  cause: 'drawn',
  seed: {
    number: 3,
    hash: hashOf(SEED),
    value: SEED,
    committed_at: '2026-03-01T10:00:00Z',
    revealed_at: '2026-03-01T12:00:00Z',
  },
  stake: minor(DRAWN + 1n),
  pool: minor(50_000),
  must_drop_at: null,
  hit_every: minor(1_000_000),
};
const seeded = (seed: Partial<JackpotProof['seed']>) => ({ seed: { ...PROOF.seed, ...seed } });
const other = `6${SEED.slice(1)}`;

test.each([
  ['a hit that was drawn', {}, true],
  ['a stake just too small', { stake: minor(DRAWN) }, false],
  ['another bet', { bet_id: 82, stake: minor(1) }, false],
  ['another level', { level_code: 'mini', stake: minor(1) }, false],
  ['a seed of which one digit is another', seeded({ value: other }), false],
  ['a hash of which one digit is another', seeded({ hash: hashOf(other) }), false],
  ['a seed that is none', seeded({ value: 'secret' }), false],
  ['a pool that had to drop', { cause: 'must_drop', must_drop_at: minor(50_000) }, true],
  ['a pool that had not', { cause: 'must_drop', must_drop_at: minor(50_001) }, false],
] as const)('what was published is drawn again: %s', async (_rule, change, isFair) => {
  expect(await drawAgain({ ...PROOF, ...change })).toMatchObject({ isFair });
});

test('what was drawn is told as a part of what one hit comes in', async () => {
  expect(await drawAgain(PROOF)).toEqual({ drawn: DRAWN, isFair: true });
  expect(await drawAgain({ ...PROOF, ...seeded({ value: '' }) })).toMatchObject({ drawn: null });
});

// Not every machine has them.
const hasTools = ['xxd', 'sha256sum', 'openssl'].every(
  (tool) => spawnSync(tool, ['--version']).error === undefined,
);

test.skipIf(!hasTools)('the commands for a terminal give the hash and the digest', () => {
  const said = commandsOf(PROOF).map((line) =>
    execFileSync('sh', ['-c', line], { encoding: 'utf8' }),
  );
  expect(said[0]).toContain(PROOF.seed.hash);
  expect(said[1]).toContain(DIGEST);
});
