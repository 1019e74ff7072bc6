import type { CustomBets } from '../custom-bet/custom-bets';
import type { JointChance } from './joint-chance';

/** How a provider is asked about many bets in a row. */
interface ChancePatience {
  /** How long one answer may take. */
  ms: number;
  /** Questions that are under way together; others wait for their turn. */
  atOnce: number;
  /** For how long a provider that did not answer is left alone. */
  restMs: number;
}

/** A chance that is older than this is no chance of now. */
const USUAL_PATIENCE: ChancePatience = { ms: 2000, atOnce: 20, restMs: 10_000 };

/**
 * Asks whoever prices custom bets how likely their legs are. Every bet gets its turn, so that values do not come and go
 * with how many are asked about at once; a provider that fails or hangs holds nobody up for longer than one answer.
 */
export function patientChance(
  { price }: Pick<CustomBets, 'price'>,
  { ms, atOnce, restMs }: ChancePatience = USUAL_PATIENCE,
): JointChance {
  const restsUntil = new Map<string, number>();
  const turns = createTurns(atOnce);
  const rests = (provider: string) => (restsUntil.get(provider) ?? 0) > performance.now();
  return async (provider, urn, picks) => {
    await turns.begin();
    try {
      if (rests(provider)) return null;
      const told = await within(ms, price(provider, urn, picks));
      return told?.ok ? (told.probability ?? null) : null;
    } catch {
      restsUntil.set(provider, performance.now() + restMs);
      return null;
    } finally {
      turns.end();
    }
  };
}

function createTurns(free: number): { begin(): Promise<void>; end(): void } {
  const waiting: (() => void)[] = [];
  return {
    begin: async () => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    end: () => {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
