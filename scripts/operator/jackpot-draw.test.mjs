import { createHash, createHmac } from 'node:crypto';
import { drawFault, hitCause } from '@touchline/domain/bonus/jackpot-draw';
import { minor } from '@touchline/domain/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfDraw } from './jackpot-draw.mjs';

const hashOf = (seed) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const digestOf = (seed, text) =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();

const anyProof = fc
  .record({
    value: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    bet_id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    level_code: fc.constantFrom('mini', 'major'),
    cause: fc.constantFrom('drawn', 'must_drop'),
    stake: fc.integer({ min: 0, max: 2000 }),
    hit_every: fc.integer({ min: 1, max: 2000 }),
    pool: fc.integer({ min: 1, max: 2000 }),
    must_drop_at: fc.option(fc.integer({ min: 1, max: 2000 })),
  })
  .map(({ value: bytes, ...draw }) => {
    const value = Buffer.from(bytes).toString('hex');
    return { seed: { value, hash: hashOf(value) }, ...draw };
  });

test('whoever checks with Node alone says what the rules of the house say', () => {
  fc.assert(
    fc.property(anyProof, (proof) => {
      const { seed, bet_id: betId, level_code: code, cause, must_drop_at: ceiling } = proof;
      const level = {
        pool: minor(proof.pool),
        ceiling: ceiling === null ? null : minor(ceiling),
        hitEvery: minor(proof.hit_every),
      };
      const stake = minor(proof.stake);
      const digest = digestOf(seed.value, `${betId}:${code}`);
      const draw = { ...level, stake, cause, seedHash: seed.hash };
      const said = drawFault(draw, { seedHash: hashOf(seed.value), digest });
      expect(faultOfDraw(proof) === null).toBe(said === null);
    }),
    { numRuns: 2000 },
  );
});

/** A fair proof of a hit whose chance is one in two. */
function aFairProof() {
  const value = '5e'.repeat(32);
  const draw = { level_code: 'mini', stake: 500, hit_every: 1000, pool: 900, must_drop_at: null };
  for (let betId = 1; ; betId += 1) {
    const level = { pool: minor(900), ceiling: null, hitEvery: minor(1000) };
    const cause = hitCause(level, minor(500), digestOf(value, `${betId}:mini`));
    if (cause) return { seed: { value, hash: hashOf(value) }, bet_id: betId, cause, ...draw };
  }
}

test('one byte that is changed in what was committed to is refused, wherever it is', () => {
  const proof = aFairProof();
  expect(faultOfDraw(proof)).toBeNull();
  for (const name of ['value', 'hash']) {
    for (let at = 0; at < 32; at += 1) {
      const bytes = Buffer.from(proof.seed[name], 'hex');
      bytes[at] ^= 1;
      const seed = { ...proof.seed, [name]: bytes.toString('hex') };
      expect(faultOfDraw({ ...proof, seed })).toMatch('not the one that was committed to');
    }
  }
});

test.each([
  ['another cause', { cause: 'must_drop' }],
  ['a chance that is too small', { hit_every: 10 ** 12 }],
  ['a ceiling that was passed over', { must_drop_at: 900 }],
  ['a seed that is too short', { seed: { value: 'ab', hash: 'cd' } }],
])('%s is refused', (_title, changed) => {
  expect(faultOfDraw({ ...aFairProof(), ...changed })).not.toBeNull();
});
