import { gathered } from '../gathered';
import { channelAccess } from './channels';

/** What channels are about. */
export interface ChannelSubjects {
  locales(): readonly string[];
  /** Those of the matches that there are. */
  findMatches(ids: readonly number[]): Promise<ReadonlySet<number>>;
}

const MATCHES_AT_ONCE = 500;
/** A match that was not there a moment ago may be there now. */
const MISSING_MS = 3000;
const MOST_MISSING = 10_000;
const MOST_FOUND = 50_000;

/** Tells channels that exist from names that anybody can make up without end. What it remembers is bounded. */
export class KnownChannels {
  readonly #subjects: ChannelSubjects;
  readonly #found = new Set<number>();
  readonly #missing = new Map<number, number>();
  readonly #ask: (id: number) => Promise<boolean>;

  constructor(subjects: ChannelSubjects) {
    this.#subjects = subjects;
    this.#ask = gathered(
      async (ids: readonly number[]) => {
        const found = await subjects.findMatches(ids);
        return ids.map((id) => found.has(id));
      },
      { most: MATCHES_AT_ONCE },
    );
  }

  /** Whether there is what the channel is about. A user's own channel is known by its token. */
  async has(channel: string): Promise<boolean> {
    const access = channelAccess(channel);
    if (!access.ok) return false;
    if (access.value === 'private') return true;
    const subject = channel.slice(channel.indexOf(':') + 1);
    if (channel.startsWith('updates:')) return this.#subjects.locales().includes(subject);
    return /^[1-9]\d{0,8}$/.test(subject) && this.#hasMatch(Number(subject));
  }

  async #hasMatch(id: number): Promise<boolean> {
    if (this.#found.has(id)) return true;
    const missingUntil = this.#missing.get(id) ?? 0;
    if (performance.now() < missingUntil) return false;
    const isFound = await this.#ask(id);
    if (isFound) remember(this.#found, MOST_FOUND).add(id);
    else remember(this.#missing, MOST_MISSING).set(id, performance.now() + MISSING_MS);
    return isFound;
  }
}

/** Makes room for one more: what was remembered first is forgotten. */
function remember<Kept extends Set<number> | Map<number, number>>(kept: Kept, most: number): Kept {
  if (kept.size >= most) {
    const [first] = kept.keys();
    if (first !== undefined) kept.delete(first);
  }
  return kept;
}
