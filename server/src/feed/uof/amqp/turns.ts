/** Work done one piece after the other. What fails ends it: nothing more is begun. */
export interface Turns {
  put(work: () => Promise<void>): void;
  /** Resolves when everything that was put has been done; rejects when one has failed. */
  done(): Promise<void>;
}

/** Makes a row of work; `failed` is told at once of what went wrong. */
export function createTurns(failed: () => void): Turns {
  let last: Promise<void> = Promise.resolve();
  let failure: { readonly error: unknown } | null = null;
  return {
    put: (work) => {
      last = last.then(async () => {
        if (failure) return;
        try {
          await work();
        } catch (error) {
          failure = { error };
          failed();
        }
      });
    },
    done: async () => {
      await last;
      if (failure) throw failure.error;
    },
  };
}
