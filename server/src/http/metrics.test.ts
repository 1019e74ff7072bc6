import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createFeedCounters, FEED_COUNTERS } from '../feed/uof/counters';
import { metricsRoute } from './metrics';

it('metrics tell what was counted, each time as it stands then', async () => {
  const counters = createFeedCounters();
  const app = fastify();
  metricsRoute(app, { help: FEED_COUNTERS, samples: counters.samples });
  counters.add('feed_refused_total', { provider: 'betradar', reason: 'doctype' });
  const line = async () => {
    const { body } = await app.inject('/metrics');
    return body.split('\n').find((each) => each.startsWith('feed_refused_total{'));
  };
  expect(await line()).toBe('feed_refused_total{provider="betradar",reason="doctype"} 1');
  counters.add('feed_refused_total', { provider: 'betradar', reason: 'doctype' }, 2);
  expect(await line()).toBe('feed_refused_total{provider="betradar",reason="doctype"} 3');
  await app.close();
});
