import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'amqplib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { FeedLine } from '../../source';
import { type Broker, findRabbit, startBroker } from '@touchline/testkit/feed/amqp/broker';
import { EXCHANGE, listening, TOKEN, VIRTUAL_HOST } from '@touchline/testkit/feed/amqp/listening';
import { playedThrough } from '@touchline/testkit/feed/amqp/played-through';
import { openStation, until } from '@touchline/testkit/feed/amqp/station';
import { openWire } from '@touchline/testkit/feed/amqp/wire';

const script = findRabbit();

const alive = (product: number, timestamp: number): FeedLine => ({
  t: timestamp,
  rk: '-.-.-.alive.-.-.-.-',
  xml: `<alive product="${product}" timestamp="${timestamp}" subscribed="1"/>`,
});

test('a broker that is away holds nobody up, and stopping does not wait for it', async () => {
  const { source, said } = await listening(1);
  await source.start(async () => {});
  source.recover(1, null, 1001);
  await source.stop();
  expect(said).toEqual([expect.stringContaining('No connection to the queue of betradar')]);
});

describe.skipIf(script === null)(
  script === null ? 'with RabbitMQ (skipped: rabbitmq-server is not installed)' : 'with RabbitMQ',
  () => {
    let broker: Broker;
    beforeAll(async () => {
      broker = await startBroker(script ?? '', {
        virtualHost: VIRTUAL_HOST,
        exchange: EXCHANGE,
        token: TOKEN,
      });
    }, 90_000);
    afterAll(() => broker.stop());

    async function station() {
      const opened = await openStation(broker.publisherUrl, EXCHANGE);
      onTestFinished(() => opened.close());
      return opened;
    }

    test('messages arrive in order, with their routing keys', async () => {
      const { send } = await station();
      const { source, count } = await listening(broker.port);
      const lines: FeedLine[] = [];
      await source.start(async (line) => {
        lines.push(line);
      });
      const sent = Array.from({ length: 200 }, (_, index) => alive(1, index));
      await send(sent);
      await until('all have come', () => lines.length === sent.length);
      await source.stop();
      expect(lines.map(({ rk, xml }) => ({ rk, xml }))).toEqual(
        sent.map(({ rk, xml }) => ({ rk, xml })),
      );
      expect(count('feed_connections_total')).toBe(1);
    });

    test('what is not UTF-8 or too large is refused, and what follows comes', async () => {
      const { source, said, count } = await listening(broker.port);
      const lines: FeedLine[] = [];
      await source.start(async (line) => {
        lines.push(line);
      });
      const model = await connect(broker.publisherUrl);
      const channel = await model.createConfirmChannel();
      const bodies = [
        Buffer.from([0x3c, 0xff]),
        Buffer.alloc(3 * 1024 * 1024, 32),
        Buffer.from('<a/>'),
      ];
      for (const body of bodies) channel.publish(EXCHANGE, '-.-.-.alive.-.-.-.-', body);
      await channel.waitForConfirms();
      await until('the last has come', () => lines.length === 1);
      await model.close();
      await source.stop();
      expect(lines[0]?.xml).toBe('<a/>');
      expect(count('feed_refused_total')).toBe(2);
      expect(said.filter((line) => line.startsWith('Refused'))).toEqual([
        'Refused a message (-.-.-.alive.-.-.-.-): it is not UTF-8',
        'Refused a message (-.-.-.alive.-.-.-.-): it is too large',
      ]);
    });

    test('a slow book holds the broker back: no more than the prefetch comes ahead', async () => {
      const { send } = await station();
      const wire = await openWire(broker.port, null);
      onTestFinished(() => wire.close());
      const { source } = await listening(wire.port, { prefetch: 5 });
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let taken = 0;
      await source.start(async () => {
        await held;
        taken += 1;
      });
      await send(Array.from({ length: 500 }, (_, index) => alive(1, index)));
      await sleep(300);
      const ahead = wire.delivered(EXCHANGE);
      expect(ahead).toBe(5);
      release();
      await until('all have been taken', () => taken === 500);
      await source.stop();
    });

    test('a wrong token is told of without the token', async () => {
      const { source, said } = await listening(broker.port, { token: 'another-token' });
      await source.start(async () => {});
      await source.stop();
      expect(said).toEqual([expect.stringContaining('No connection to the queue of betradar')]);
      expect(said.join()).not.toContain('another-token');
    });

    test('what a producer is asked while nobody listens is asked when we listen again', async () => {
      const { send } = await station();
      const wire = await openWire(broker.port, null);
      onTestFinished(() => wire.close());
      const asked: object[] = [];
      const desk = { recover: async (request: object) => void asked.push(request) };
      const { source, count } = await listening(wire.port, { nodeId: 7 }, desk);
      const lines: FeedLine[] = [];
      await source.start(async (line) => {
        lines.push(line);
      });
      await send([alive(1, 10), alive(3, 11)]);
      await until('both have come', () => lines.length === 2);
      wire.cut();
      await until('both have lost track', () => lines.length === 4);
      expect(lines.slice(2).map(({ xml }) => /product="\d" .*subscribed="0"/.test(xml))).toEqual([
        true,
        true,
      ]);
      source.recover(1, 10, 1001);
      expect(asked).toEqual([]);
      wire.mend();
      await until('it has been asked', () => asked.length === 1);
      expect(asked).toEqual([{ product: 1, after: 10, requestId: 1001, node: 7 }]);
      expect(count('feed_disconnections_total')).toBe(1);
      await source.stop();
    });

    test('a request that is refused is made again until it is taken', async () => {
      const asked: object[] = [];
      const desk = {
        recover: async (request: object) => {
          asked.push(request);
          if (asked.length < 3) throw new Error('not now');
        },
      };
      const options = { askAgain: { first: 5, longest: 10 } };
      const { source, said } = await listening(broker.port, options, desk);
      await source.start(async () => {});
      source.recover(3, null, 1001);
      await until('it has been taken', () => asked.length === 3);
      await sleep(50);
      expect(asked.length).toBe(3);
      expect(said.filter((line) => line.startsWith('Recovery'))).toEqual([
        'Recovery of producer 3 was refused: Error: not now',
      ]);
      await source.stop();
    });

    test('a request that has been answered is not made again when the connection comes back', async () => {
      const { send } = await station();
      const wire = await openWire(broker.port, null);
      onTestFinished(() => wire.close());
      const asked: number[] = [];
      const desk = {
        recover: async ({ requestId }: { requestId: number }) => void asked.push(requestId),
      };
      const { source, count } = await listening(wire.port, {}, desk);
      const lines: FeedLine[] = [];
      await source.start(async (line) => {
        lines.push(line);
      });
      source.recover(1, null, 1001);
      source.recover(3, null, 1002);
      const xml = '<snapshot_complete product="1" timestamp="5" request_id="1001"/>';
      await send([{ t: 5, rk: '-.-.-.snapshot_complete.-.-.-.-', xml }]);
      await until('the answer has come', () => lines.length === 1);
      wire.cut();
      await until('the connection is gone', () => count('feed_disconnections_total') === 1);
      wire.mend();
      await until('the other is asked again', () => asked.length === 3);
      expect(asked).toEqual([1001, 1002, 1002]);
      await source.stop();
    });

    test('a match whose connection drops half-way ends as one that was heard whole', async () => {
      const [whole, cut] = [await playedThrough(broker, false), await playedThrough(broker, true)];
      expect(whole.whileCut).toBeNull();
      expect(cut.whileCut?.producers).toEqual(['down', 'down']);
      expect(cut.whileCut?.missing).not.toBeNull();
      expect(new Set(cut.asked.slice(0, 2).map(({ product }) => product))).toEqual(new Set([1, 3]));
      expect(cut.asked.length).toBe(whole.asked.length + 2);
      expect(cut.difference).toBeNull();
      expect(cut.remains).toEqual(whole.remains);
    }, 180_000);
  },
);
