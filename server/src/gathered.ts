/** How questions are gathered. */
export interface Gathering<Q> {
  /** So many at most go together. */
  most: number;
  /** What may not go together with its like: of those with one key, each waits for the one before. Left out, all may. */
  keyOf?: (question: Q) => string;
}

interface Waiting<Q, A> {
  question: Q;
  done(answer: A): void;
  failed(error: unknown): void;
}

/**
 * Answers many small questions with few large ones: what is asked while one is under way waits, and goes together
 * after it. Each is answered in its place. Whoever asks alone waits for nobody. What fails fails for all that went
 * together.
 */
export function gathered<Q, A>(
  answerAll: (questions: readonly Q[]) => Promise<readonly A[]>,
  { most, keyOf }: Gathering<Q>,
): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  let isBusy = false;
  const run = async () => {
    isBusy = true;
    // Whatever is asked in the same turn goes together from the start.
    await Promise.resolve();
    while (waiting.length > 0) {
      const { first, rest } = split(waiting, most, keyOf);
      waiting = rest;
      await settle(first, answerAll);
    }
    isBusy = false;
  };
  return (question) =>
    new Promise((done, failed) => {
      waiting.push({ question, done, failed });
      if (!isBusy) void run();
    });
}

/** Those that go now, and those that wait on, each in the order of asking. */
function split<Q, A>(
  waiting: readonly Waiting<Q, A>[],
  most: number,
  keyOf: Gathering<Q>['keyOf'],
): { first: Waiting<Q, A>[]; rest: Waiting<Q, A>[] } {
  if (!keyOf) return { first: waiting.slice(0, most), rest: waiting.slice(most) };
  const keys = new Set<string>();
  const first: Waiting<Q, A>[] = [];
  const rest: Waiting<Q, A>[] = [];
  for (const each of waiting) {
    const key = keyOf(each.question);
    const goes = first.length < most && !keys.has(key);
    keys.add(key);
    (goes ? first : rest).push(each);
  }
  return { first, rest };
}

async function settle<Q, A>(
  asked: readonly Waiting<Q, A>[],
  answerAll: (questions: readonly Q[]) => Promise<readonly A[]>,
): Promise<void> {
  try {
    const answers = await answerAll(asked.map(({ question }) => question));
    if (answers.length !== asked.length) throw new Error('each question has one answer');
    for (const [at, { done }] of asked.entries()) done(answers[at] as A);
  } catch (error) {
    for (const { failed } of asked) failed(error);
  }
}
