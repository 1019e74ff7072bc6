import type { Answered, Fetch } from './api';

/** What a page was rendered from: an address that was asked and the text that came. */
interface Asked {
  address: string;
  init: RequestInit | undefined;
  text: string;
}

interface Kept<Page> {
  asked: readonly Asked[];
  page: Page;
  /** When its answers were asked for last, in ms. */
  at: number;
}

/** A page that is being rendered, and from which answers. */
interface UnderWay<Page> {
  answers: ReadonlyMap<string, string>;
  page: Promise<Page>;
}

/** How many pages are kept; the one used longest ago makes room. */
const MOST = 24;

/**
 * Keeps rendered pages. Nothing on them belongs to one reader, so the same replies make the same page:
 * what a page asked is asked again, and only where an answer differs is it rendered again. Readers who
 * come while one is rendered from the same answers share it.
 *
 * A page whose answers were asked for within `freshMs` is given without asking. It carries the position
 * in the stream that its answers were read at, so whoever follows from there misses nothing (decision 24).
 * `now` counts milliseconds and never goes back.
 */
export class KeptPages<Page> {
  readonly #pages = new Map<string, Kept<Page>>();
  readonly #underWay = new Map<string, UnderWay<Page>>();
  readonly #freshMs: number;
  readonly #now: () => number;

  constructor(freshMs = 0, now: () => number = () => performance.now()) {
    this.#freshMs = freshMs;
    this.#now = now;
  }

  /**
   * The page of a key: kept if its answers are still the same, else rendered with a `fetch` that has
   * them at hand. `keep` says whether a rendered page may be kept.
   */
  async get(
    key: string,
    fetch: Fetch,
    render: (fetch: Fetch) => Promise<Page>,
    keep: (page: Page) => boolean,
  ): Promise<Page> {
    const kept = this.#pages.get(key);
    const at = this.#now();
    if (kept && at - kept.at < this.#freshMs) return kept.page;
    const answers = await askAgain(kept?.asked ?? [], fetch);
    this.#pages.delete(key);
    if (kept && kept.asked.every(({ address, text }) => answers.get(address) === text)) {
      this.#pages.set(key, { ...kept, at });
      return kept.page;
    }
    const underWay = this.#underWay.get(key);
    if (underWay && sameAnswers(underWay.answers, answers)) return underWay.page;
    const page = this.#render(key, at, recordingOf(fetch, answers), render, keep);
    this.#underWay.set(key, { answers: new Map(answers), page });
    return page.finally(() => {
      if (this.#underWay.get(key)?.page === page) this.#underWay.delete(key);
    });
  }

  async #render(
    key: string,
    at: number,
    { asked, asking }: Recording,
    render: (fetch: Fetch) => Promise<Page>,
    keep: (page: Page) => boolean,
  ): Promise<Page> {
    const page = await render(asking);
    if (keep(page)) this.#keep(key, { asked, page, at });
    return page;
  }

  #keep(key: string, kept: Kept<Page>): void {
    this.#pages.set(key, kept);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MOST && oldest !== undefined) this.#pages.delete(oldest);
  }
}

function sameAnswers(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): boolean {
  return one.size === other.size && [...one].every(([key, text]) => other.get(key) === text);
}

/** The texts of good answers, by address. */
async function askAgain(asked: readonly Asked[], fetch: Fetch): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  await Promise.all(
    asked.map(async ({ address, init }) => {
      const response = await fetch(address, init);
      if (response.ok) answers.set(address, await response.text());
    }),
  );
  return answers;
}

/** A `fetch`, and what it was asked so far. */
interface Recording {
  asked: Asked[];
  asking: Fetch;
}

/** A `fetch` that answers from what is at hand, once each, and notes what it was asked. */
function recordingOf(fetch: Fetch, atHand: ReadonlyMap<string, string>): Recording {
  const answers = new Map(atHand);
  const asked: Asked[] = [];
  const asking: Fetch = async (address, init) => {
    const known = answers.get(address);
    answers.delete(address);
    if (known !== undefined) {
      asked.push({ address, init, text: known });
      return good(known);
    }
    const response = await fetch(address, init);
    if (!response.ok) return response;
    const text = await response.text();
    asked.push({ address, init, text });
    return good(text);
  };
  return { asked, asking };
}

function good(text: string): Answered {
  return { ok: true, status: 200, text: () => Promise.resolve(text) };
}
