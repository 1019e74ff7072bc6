import { fairCashOut } from '@touchline/domain/bets/cash-out-offer';
import { matchResult } from '@touchline/domain/pricing/outcomes';
import { decimalOdds } from '@touchline/domain/pricing/quoted-odds';
import { scoreGrid } from '@touchline/domain/pricing/score-grid';
import { gameChance } from '@touchline/domain/pricing/tennis/game';
import { withoutMargin } from '@touchline/domain/pricing/without-margin';
import * as z from 'zod/mini';
import { decimal, fraction, mean, price } from './inputs';
import { isRecord, NOTHING, row, section } from './section';
import type { Answers, Section } from './section';

/** Figures printed by others, with as many decimals as they printed. */
export const anchors = section((value, path, tolerance) => {
  if (!isRecord(value)) return { ...NOTHING, malformed: [`${path}: is not an object`] };
  const text = `${String(value['what'])} ${String(value['source'])}`;
  for (const { title, judge } of KINDS) {
    const found = title.exec(text);
    if (found) return judge(decimalsIn(value))({ ...value, ...found.groups }, path, tolerance);
  }
  return { ...NOTHING, skipped: [`${path} (${String(value['what'])})`] };
});

/** A kind of anchor: part of its inputs stands in its title or its source, as the groups of a pattern. */
interface Kind {
  readonly title: RegExp;
  readonly judge: (decimals: number) => Section;
}

function kind<Given extends z.ZodMiniObject>(
  title: RegExp,
  given: Given,
  answer: (row: z.output<Given>) => Answers,
): Kind {
  return { title, judge: (decimals) => row(given, answer, decimals) };
}

const prose = { what: z.string(), source: z.optional(z.string()) };

const written = z.coerce.number();
const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map(Number)),
);

const KINDS: readonly Kind[] = [
  kind(
    /^Shin, odds \[(?<odds>[^\]]*)\]/,
    z.looseObject({ ...prose, odds: z.pipe(list, z.array(decimal).check(z.minLength(2))) }),
    ({ odds }) => {
      const { probabilities, parameter } = withoutMargin('shin', odds);
      return { expected: probabilities, z: parameter };
    },
  ),
  kind(
    /^Dixon-Coles 1X2, home_mean (?<home>[\d.]+), away_mean (?<away>[\d.]+).*\brho=(?<rho>[-\d.]+)/,
    z.looseObject({
      ...prose,
      home: z.pipe(written, mean),
      away: z.pipe(written, mean),
      rho: written,
    }),
    ({ home, away, rho }) => {
      const result = matchResult(scoreGrid({ home, away }, { rho }));
      return { expected: [result.home, result.draw, result.away] };
    },
  ),
  kind(
    /^American to decimal/,
    z.looseObject({ ...prose, input: z.array(z.number()) }),
    ({ input }) => ({
      expected: input.map((each) => decimalOdds(each, 'american')),
    }),
  ),
  kind(
    /^hold\((?<p>[\d.]+)\)/,
    z.looseObject({ ...prose, p: z.pipe(written, fraction) }),
    ({ p }) => ({
      expected: gameChance(p),
    }),
  ),
  kind(
    /^cash out of a single/,
    z.looseObject({
      ...prose,
      stake: z.number().check(z.gt(0)),
      odds_taken: price,
      odds_now: decimal,
      commission: fraction,
    }),
    ({ stake, odds_taken: odds, odds_now: now, commission }) => {
      const leg = { odds, result: 'no_results', probability: 1 / now } as const;
      return { printed: fairCashOut(stake, [leg]) * (1 - commission) };
    },
  ),
];

/** How many decimals an anchor's figures are printed with: those of the longest. */
function decimalsIn({ expected, printed }: Record<string, unknown>): number {
  const figures = [expected, printed].flat().filter((each) => typeof each === 'number');
  return Math.max(0, ...figures.map((each) => String(each).split('.')[1]?.length ?? 0));
}
