import { ApiRefusal } from '../uof/api/http';
import type { Time } from './time';

/** How asking ended: `unknown` is the provider's word that it does not know, the last two say nothing about that. */
export type Asked = 'answered' | 'unknown' | 'failed' | 'dropped';

/** Questions to a provider, a few of them under way at a time. */
export interface Questions {
  /**
   * Asks, once for all that ask the same at a time; what is urgent goes first. `run` asks the provider and takes in the
   * answer. Never rejects.
   */
  ask(key: string, isUrgent: boolean, run: () => Promise<void>): Promise<Asked>;
  /** Drops what waits. */
  stop(): void;
}

export interface QuestionsOptions {
  readonly time: Time;
  readonly log: (key: string, line: string) => void;
  /** Questions under way at a time: others of the same API, such as for fixtures, go between them. */
  readonly atOnce?: number;
  /** Questions that wait; those that are not urgent make room. */
  readonly most?: number;
}

interface Question {
  readonly key: string;
  readonly run: () => Promise<void>;
  readonly asked: Promise<Asked>;
  readonly end: (how: Asked) => void;
  isUrgent: boolean;
  tries: number;
}

const DEFAULTS = { atOnce: 4, most: 5_000 };
const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Makes a queue of questions. Where the provider does not answer, is too busy or asks for patience, nothing is asked for
 * a while, each time for longer, and what was asked goes behind the others.
 */
export function createQuestions(options: QuestionsOptions): Questions {
  const { time, log, atOnce, most } = { ...DEFAULTS, ...options };
  const backlog = createBacklog(most);
  const underWay = new Map<string, Question>();
  const patience = createPatience(time, run);
  let isOver = false;

  function run(): void {
    const isHeld = isOver || patience.isPausing();
    const free = isHeld ? 0 : atOnce - underWay.size;
    for (const next of backlog.take(free)) {
      underWay.set(next.key, next);
      void put(next);
    }
  }

  async function put(question: Question): Promise<void> {
    const error = await question.run().then(
      () => null,
      (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown))),
    );
    underWay.delete(question.key);
    if (error) refuse(question, error);
    else answer(question);
    run();
  }

  function answer(question: Question): void {
    patience.restore();
    question.end('answered');
  }

  function refuse(question: Question, error: Error): void {
    if (isOver) return question.end('dropped');
    const passes = mayPass(error);
    log(passes ? 'waits' : question.key, `No answer to ${question.key}: ${error.message}`);
    if (!passes) return question.end(isUnknown(error) ? 'unknown' : 'failed');
    patience.pause(error instanceof ApiRefusal ? error.retryAfterMs : 0);
    question.tries += 1;
    if (question.tries >= MOST_TRIES || !backlog.add(question)) question.end('failed');
  }

  return {
    ask: (key, isUrgent, ask) => {
      const known = underWay.get(key) ?? backlog.get(key);
      if (known) {
        known.isUrgent ||= isUrgent;
        return known.asked;
      }
      const question = questionOf(key, isUrgent, ask);
      if (isOver || !backlog.add(question)) question.end('dropped');
      run();
      return question.asked;
    },
    stop: () => {
      isOver = true;
      patience.stop();
      for (const each of backlog.take(Infinity)) each.end('dropped');
    },
  };
}

function questionOf(key: string, isUrgent: boolean, run: () => Promise<void>): Question {
  let end: Question['end'] = () => {};
  const asked = new Promise<Asked>((resolve) => {
    end = resolve;
  });
  return { key, run, asked, end, isUrgent, tries: 0 };
}

/** Questions that wait, the urgent ones first, otherwise in the order in which they came. */
function createBacklog(most: number) {
  const waiting = new Map<string, Question>();
  const some = (isUrgent: boolean, count: number): Question[] => {
    const found: Question[] = [];
    for (const each of waiting.values()) {
      if (found.length >= count) break;
      if (each.isUrgent === isUrgent) found.push(each);
    }
    return found;
  };
  return {
    get: (key: string) => waiting.get(key),
    /** False where there is no room; what is not urgent is given up for what is. */
    add: (question: Question): boolean => {
      const [given] = waiting.size >= most && question.isUrgent ? some(false, 1) : [];
      if (given) waiting.delete(given.key);
      given?.end('dropped');
      if (waiting.size >= most) return false;
      waiting.set(question.key, question);
      return true;
    },
    take: (count: number): Question[] => {
      const urgent = some(true, count);
      const taken = [...urgent, ...some(false, count - urgent.length)];
      for (const { key } of taken) waiting.delete(key);
      return taken;
    },
  };
}

/** How long nothing is asked after failures in a row. */
function createPatience(time: Time, goOn: () => void) {
  let failures = 0;
  let callOff: (() => void) | null = null;
  return {
    isPausing: () => callOff !== null,
    restore: () => {
      failures = 0;
    },
    pause: (wanted: number) => {
      failures += 1;
      const grown = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      callOff ??= time.after(Math.max(wanted, grown), () => {
        callOff = null;
        goOn();
      });
    },
    stop: () => callOff?.(),
  };
}

const TOO_MANY = 429;
const FIRST_OF_SERVER = 500;

function mayPass(error: Error): boolean {
  if (!(error instanceof ApiRefusal)) return true;
  const { status } = error;
  return status === 0 || status === TOO_MANY || status >= FIRST_OF_SERVER;
}

/** What is not there, or not for us: the provider's last word. A bad token or an answer that nobody can read is none. */
const NOT_THERE: ReadonlySet<number> = new Set([400, 403, 404, 410]);

function isUnknown(error: Error): boolean {
  return error instanceof ApiRefusal && NOT_THERE.has(error.status);
}
