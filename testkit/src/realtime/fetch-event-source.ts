/** An event source as browsers have it, over fetch. */
export class FetchEventSource {
  onopen: (() => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly #abort = new AbortController();

  constructor(url: string) {
    this.#read(url).catch((error: unknown) => this.onerror?.(error));
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(url: string): Promise<void> {
    const response = await fetch(url, { signal: this.#abort.signal });
    const type = response.headers.get('content-type');
    if (!type?.includes('text/event-stream')) throw new Error(`this is no stream: ${type}`);
    this.onopen?.();
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      const events = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const lines = event.split('\n').map((line) => line.replace(/^data: /, ''));
        this.onmessage?.({ data: lines.join('\n') });
      }
    }
    throw new Error('the stream has ended');
  }
}
