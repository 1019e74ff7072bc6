import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';

/** Figures that somebody counts, by the name of a metric. */
export interface Counted {
  readonly help: Readonly<Record<string, string>>;
  samples(): readonly {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

/** Answers `/metrics` as Prometheus reads it: the process, and everything that was counted. */
export function metricsRoute(app: FastifyInstance, counted: Counted): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const [name, help] of Object.entries(counted.help)) {
    const counter = new Counter({
      name,
      help,
      labelNames: ['provider', 'type', 'reason', 'product', 'outcome'],
      registers: [registry],
      collect: () => {
        counter.reset();
        for (const sample of counted.samples()) {
          if (sample.name === name) counter.inc({ ...sample.labels }, sample.value);
        }
      },
    });
  }
  app.get('/metrics', async (_request, response) =>
    response.header('content-type', registry.contentType).send(await registry.metrics()),
  );
}
