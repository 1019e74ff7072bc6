/** As much of a kept store of files as is needed here. */
export interface Kept {
  match(address: string): Promise<Response | undefined>;
  put(address: string, answer: Response): Promise<void>;
}

/** Where files are kept and fetched. */
export interface Around {
  /** The store, which may be out of order. */
  open: () => Promise<Kept>;
  fetch: (request: Request) => Promise<Response>;
  /** Lets something go on after the answer has gone out. */
  afterwards: (work: Promise<unknown>) => void;
}

/**
 * A built file: as it is kept, or from the network. The answer comes first and is kept after that: a full disk, or a store
 * that is out of order, must not stop a script.
 */
export async function fileOf(request: Request, around: Around): Promise<Response> {
  const found = await keptIn(around, request.url);
  if (found) return found;
  // A browser's own `fetch` is no method: called as one of something else it throws.
  const { fetch } = around;
  const answer = await fetch(request);
  // A part of a file is no file.
  if (answer.status === 200 && answer.type === 'basic') {
    const copy = answer.clone();
    around.afterwards(keepIn(around, request.url, copy));
  }
  return answer;
}

async function keptIn({ open }: Around, address: string): Promise<Response | undefined> {
  try {
    return await (await open()).match(address);
  } catch {
    return undefined;
  }
}

async function keepIn({ open }: Around, address: string, answer: Response): Promise<void> {
  try {
    await (await open()).put(address, answer);
  } catch {
    // It is fetched again the next time.
  }
}
