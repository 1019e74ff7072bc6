import type { CustomBets } from '../custom-bet/custom-bets';
import type { JointChance } from './joint-chance';

/** How a provider is asked about many bets in a row. */
interface ChancePatience {
  /** How long one answer may take. */
  ms: number;
  /** Questions to one provider that are under way together; others wait for their turn. */
  atOnce: number;
  /** How long one may wait for its turn. */
  turnMs: number;
  /** For how long a provider that did not answer is left alone. */
  restMs: number;
}

/** A chance that is older than this is no chance of now. */
const DEFAULT_PATIENCE: ChancePatience = { ms: 2000, atOnce: 20, turnMs: 4000, restMs: 10_000 };

/**
 * Asks whoever prices custom bets how likely their legs are. Every bet gets its turn, so that values do not come and go
 * with how many are asked about at once. Each provider has turns of its own: one that fails, hangs or is slow holds
 * nobody else's bets up, and its own for no longer than a turn and an answer may take.
 */
export function patientChance(
  { price }: Pick<CustomBets, 'price'>,
  { ms, atOnce, turnMs, restMs }: ChancePatience = DEFAULT_PATIENCE,
): JointChance {
  const restsUntil = new Map<string, number>();
  const turns = new Map<string, Turns>();
  const turnsOf = (provider: string) => {
    const known = turns.get(provider) ?? createTurns(atOnce);
    turns.set(provider, known);
    return known;
  };
  const rests = (provider: string) => (restsUntil.get(provider) ?? 0) > performance.now();
  return async (provider, urn, picks) => {
    if (rests(provider)) return null;
    const { begin, end } = turnsOf(provider);
    if (!(await begin(turnMs))) return null;
    try {
      if (rests(provider)) return null;
      const told = await within(ms, price(provider, urn, picks));
      return told && 'probability' in told ? (told.probability ?? null) : null;
    } catch {
      restsUntil.set(provider, performance.now() + restMs);
      return null;
    } finally {
      end();
    }
  };
}

interface Turns {
  /** Resolves once it is one's turn, or with false when that takes too long. */
  begin(ms: number): Promise<boolean>;
  end(): void;
}

function createTurns(free: number): Turns {
  const waiting = new Set<() => void>();
  return {
    begin: (ms) => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          waiting.delete(mine);
          resolve(false);
        }, ms);
        const mine = () => {
          clearTimeout(timer);
          resolve(true);
        };
        waiting.add(mine);
      });
    },
    end: () => {
      const [next] = waiting;
      if (!next) {
        free += 1;
        return;
      }
      waiting.delete(next);
      next();
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
