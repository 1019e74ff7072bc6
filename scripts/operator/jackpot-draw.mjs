import { createHash, createHmac } from 'node:crypto';

/**
 * What is wrong with a hit, by its proof, or null when it is fair. This is the rule of the draw written a second time, on
 * purpose, in what comes with Node alone: a check that ran the house's own code would believe the house.
 *
 * The seed was committed to by its hash. HMAC-SHA256 with it over the bet and the level is the digest; read as a fraction
 * of one, that lies below `stake / hit_every`, unless the pool had reached what it must drop at.
 */
export function faultOfDraw({ seed, bet_id: betId, level_code: level, ...draw }) {
  const isHex = /^[0-9a-f]{64}$/.test(seed.value) && /^[0-9a-f]{64}$/.test(seed.hash);
  if (!isHex) return 'the seed or its hash is no 32 bytes in hex';
  const key = Buffer.from(seed.value, 'hex');
  const hash = createHash('sha256').update(key).digest('hex');
  if (hash !== seed.hash) return 'the seed is not the one that was committed to';
  const { cause, must_drop_at: ceiling } = draw;
  const [stake, hitEvery, pool] = [draw.stake, draw.hit_every, draw.pool].map(BigInt);
  const mustDrop = ceiling !== null && pool >= BigInt(ceiling);
  if (cause === 'must_drop') return mustDrop ? null : 'the pool did not have to drop';
  if (mustDrop) return 'the pool had to drop, whatever was drawn';
  const digest = createHmac('sha256', key).update(`${betId}:${level}`).digest('hex');
  return BigInt(`0x${digest}`) * hitEvery < stake * 2n ** 256n ? null : 'the draw does not hit';
}
