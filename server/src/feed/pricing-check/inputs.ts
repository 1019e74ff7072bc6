import { odds } from '@touchline/domain/money';
import * as z from 'zod/mini';

/** A probability, or a share of something. */
export const fraction = z.number().check(z.gte(0), z.lte(1));
export const mean = z.number().check(z.gte(0));
export const count = z.int().check(z.gte(0));

/** Goals, games or sets of home and away, or of A and B. */
export const score = z.pipe(
  z.tuple([count, count]),
  z.transform(([home, away]) => ({ home, away })),
);

/** Decimal odds of any precision. */
export const decimal = z.number().check(z.gt(1));

/** Decimal odds that become ours, in thousandths. */
export const price = z.pipe(
  decimal.check(
    z.refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, {
      error: 'odds have at most three decimals',
    }),
  ),
  z.transform((value) => odds(Math.round(value * 1000))),
);

/** The most goals of a side that a grid counts, where a file does not say. */
export const gridMax = z._default(z.int().check(z.gte(1), z.lte(100)), 15);

/** Expected values by line, such as "2.25" or "-0.5". */
export const byLine = z.optional(
  z.record(
    z.string().check(
      z.refine((text) => text.trim() !== '' && Number.isInteger(Number(text) * 4), {
        error: 'lines are whole, half or quarter numbers',
      }),
    ),
    z.unknown(),
  ),
);

/** Expected values by score, such as "2:1". */
export const byScore = z.optional(z.record(z.string().check(z.regex(/^\d+:\d+$/)), z.unknown()));

/** Reads "2:1". */
export function scoreOf(text: string): { home: number; away: number } {
  const [home = NaN, away = NaN] = text.split(':').map(Number);
  return { home, away };
}

/** One answer for each key of an expected record. */
export function answers<T>(
  expected: Readonly<Record<string, unknown>> | undefined,
  answer: (key: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.keys(expected ?? {}).map((key) => [key, answer(key)]));
}
