import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** Figures that somebody counts, by the name of a metric. */
export interface Counted {
  readonly help: Readonly<Record<string, string>>;
  /** The names of those that go up and down. */
  readonly gauges?: ReadonlySet<string>;
  samples(): readonly {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

/** Answers `/metrics` as Prometheus reads it: the process, and everything that was counted. */
export function metricsRoute(app: FastifyInstance, ...all: readonly Counted[]): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const counted of all) registerFigures(registry, counted);
  app.get('/metrics', async (_request, response) =>
    response.header('content-type', registry.contentType).send(await registry.metrics()),
  );
}

function registerFigures(registry: Registry, { help, gauges, samples }: Counted): void {
  for (const [name, text] of Object.entries(help)) {
    const Kind = gauges?.has(name) ? Gauge : Counter;
    const figure = new Kind({
      name,
      help: text,
      labelNames: ['provider', 'type', 'reason', 'product', 'outcome', 'transport', 'kind'],
      registers: [registry],
      collect: () => {
        figure.reset();
        for (const sample of samples()) {
          if (sample.name === name) figure.inc({ ...sample.labels }, sample.value);
        }
      },
    });
  }
}
