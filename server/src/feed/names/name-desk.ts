import type { Kysely } from 'kysely';
import type { FeedChange, LineNamed } from '../../book/ingest/change';
import type { LineUnnamed } from '../../book/ingest/lines-held';
import type { FindUnnamed } from '../../book/ingest/names-wanted';
import type { Database } from '../../db/schema';
import type { Catalogue } from '../uof/api/catalogue';
import { createSeldom } from '../uof/seldom';
import { createDescriptionLists } from './description-lists';
import { createKnownNames } from './known-names';
import type { Language } from './languages';
import { createMatchNamer } from './match-namer';
import { createMissingNames } from './missing-names';
import { createNameAsker } from './name-asker';
import { createQuestions } from './questions';
import { keptSides, readUnnamed } from './stored-lines';
import { createRounds, type Time } from './time';
import { createUnnamedLines, lineNamed, type UnnamedLine } from './unnamed-lines';

/** What a provider can be asked about names; each in a language as it spells it. */
export type NamesApi = Pick<
  Catalogue,
  'markets' | 'variants' | 'variant' | 'competitor' | 'player'
>;

/** How names are asked for. */
export interface NamesSettings {
  /** The languages that are wanted now, the site's own first; English is one of them. */
  languages(): readonly Language[];
  /** How long a line waits for its name, in ms. */
  readonly waitMs: number;
  /** When lists of descriptions are asked for again, in ms. */
  readonly refreshMs: number;
}

export interface NameDeskOptions extends NamesSettings {
  readonly db: Kysely<Database>;
  readonly provider: string;
  readonly api: NamesApi;
  readonly time: Time;
  readonly log: (line: string) => void;
}

type Tell = (changes: readonly FeedChange[]) => Promise<void>;

/** Asks a provider for names, and lets lines go on offer that waited for them. */
export interface NameDesk {
  readonly findUnnamed: FindUnnamed;
  /** Takes in lines that wait for names, or are on offer without. */
  want(lines: readonly LineUnnamed[]): void;
  /**
   * Begins to ask; `tell` resolves when the book has taken in what it was told. Resolves when the markets are described
   * in the site's own language; at the first start ever that is worth waiting for, no longer than lines wait.
   */
  start(tell: Tell): Promise<void>;
  stop(): void;
}

const LOOK_EVERY_MS = 250;
const ASK_AGAIN_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 60 * 60_000;

/** Makes a desk that has not begun: until then every line without a name waits. */
export function createNameDesk(options: NameDeskOptions): NameDesk {
  const { db, provider, time, waitMs, languages } = options;
  const seldom = createSeldom(options.log, time.now);
  const failed = (what: string) => (error: unknown) => seldom(what, `${what}: ${String(error)}`);
  const questions = createQuestions({ time, log: seldom });
  const known = createKnownNames(db);
  const rounds = createRounds(time);
  let hand: Tell | null = null;
  const tell: Tell = (changes) =>
    hand?.(changes) ?? Promise.reject(new Error('the feed has ended'));
  const about = { ...options, known, questions, tell };
  const lists = createDescriptionLists(about);
  const asker = createNameAsker(about);
  const namer = createMatchNamer({ ...about, asker });
  const missing = createMissingNames({ ...about, asker, lists, sidesOf: keptSides(db) });
  const waiting = createWaitingLines({ missing, tell, time, waitMs, named: namer.want, failed });

  const want = (unnamed: readonly UnnamedLine[]): void => {
    if (!hand || unnamed.length === 0) return;
    const lines = unnamed.map((line) => ({ ...line }));
    const take = () => waiting.take(lines);
    known
      .read(lines.flatMap(missing.urnsOf))
      .catch(failed('Names are not looked up'))
      .then(take, take);
  };

  const askAgain = () => {
    lists.askDue(languages());
    readUnnamed(db, provider).then(want, failed('Lines without names are not read'));
  };

  return {
    findUnnamed: missing.findUnnamed,
    want,
    start: async (to) => {
      hand = to;
      await lists.open().catch(failed('Lists of descriptions are not read'));
      rounds.every(ASK_AGAIN_EVERY_MS, askAgain);
      rounds.every(LOOK_EVERY_MS, waiting.lookAtLate);
      rounds.every(SWEEP_EVERY_MS, namer.sweep);
      const [own] = languages();
      if (own) await Promise.race([lists.ready(own), rounds.pause(waitMs)]);
    },
    stop: () => {
      hand = null;
      rounds.stop();
      questions.stop();
    },
  };
}

interface WaitingOptions {
  readonly missing: ReturnType<typeof createMissingNames>;
  readonly tell: Tell;
  readonly time: Time;
  readonly waitMs: number;
  /** Is told of the match of each line that has all its names. */
  readonly named: (match: string) => void;
  readonly failed: (what: string) => (error: unknown) => void;
}

/** The lines without names: each goes on offer when it has them, or has waited long enough, or nobody can help it. */
function createWaitingLines({ missing, tell, time, waitMs, named, failed }: WaitingOptions) {
  const lines = createUnnamedLines();
  const pursued = new Set<string>();
  const isLate = (line: UnnamedLine) => !line.isShown && time.now() - line.since >= waitMs;
  // Where the feed has ended meanwhile, the lines wait in the table of held lines.
  const say = (news: readonly LineNamed[]) => void (news.length > 0 && tell(news).catch(() => {}));

  /** Asks for what lines lack, once for all that lack it, and looks at them again. */
  function pursue(need: string, ask: () => Promise<void>): void {
    if (pursued.has(need)) return;
    pursued.add(need);
    const done = () => void pursued.delete(need);
    ask().then(
      () => {
        done();
        look(lines.waitingFor(need));
      },
      (error: unknown) => {
        done();
        // What stands in the way is ours, and would do so at once again: the clock looks at whoever waits.
        failed('Names are not asked for')(error);
      },
    );
  }

  function look(at: readonly UnnamedLine[]): void {
    say(at.flatMap(lookAt));
  }

  function lookAt(line: UnnamedLine): LineNamed[] {
    const lacks = missing.of(line);
    if (lacks.length === 0) {
      lines.delete(line);
      named(line.urn);
      return [lineNamed(line, false)];
    }
    lines.needs(
      line,
      lacks.map(({ need }) => need),
    );
    const isHopeless = lacks.every(({ ask }) => ask === null);
    for (const { need, ask } of lacks) if (ask) pursue(need, ask);
    if (!isLate(line) && (line.isShown || !isHopeless)) return [];
    line.isShown = true;
    return [lineNamed(line, true)];
  }

  return {
    take: (unnamed: readonly UnnamedLine[]) => {
      const full = unnamed.filter((line) => !lines.set(line) && !line.isShown);
      // Where there is no room to wait in, nobody waits.
      say(full.map((line) => lineNamed(line, true)));
      look(unnamed.filter((line) => !full.includes(line)));
    },
    lookAtLate: () => look(lines.all().filter(isLate)),
  };
}
