import { usableBonuses } from '@touchline/wire/calls/bonuses';
import { expect, test } from 'vitest';
import { adviceOf } from './bonus-offers';

test('a bonus is known to earn nothing where an event on the bet has had its turn', () => {
  const hunt = (id: number, farmed: number[]) => ({
    id,
    type: 'hunting' as const,
    name: 'A hunt',
    expired_at: null,
    farmed_event_ids: farmed,
  });
  const boost = { id: 7, type: 'comboboost' as const, name: 'A boost', expired_at: null };
  const [offer] = usableBonuses.reply.parse({
    data: [{ usable: [hunt(1, [902]), hunt(2, []), boost], best: null, not_usable: [] }],
  }).data;
  expect(offer && [...adviceOf(offer).farmed]).toEqual(['hunting/1']);
});
