/** What a script of somebody else is brought into: the page's window, and a way to fetch the script. */
export interface Surroundings {
  /** The globals that the script and its snippet share. */
  globals: Record<string, unknown>;
  /** Resolves once the script has run; rejects where it was blocked, or did not come. */
  addScript: (address: string, attributes?: Readonly<Record<string, string>>) => Promise<void>;
}

/** The browser's own. */
export const BROWSER: Surroundings = {
  get globals() {
    return window as unknown as Record<string, unknown>;
  },
  addScript: (address, attributes = {}) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      script.async = true;
      script.src = address;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new BlockedScript(address));
      });
      document.head.append(script);
    }),
};

/** A script of somebody else that did not come: a blocker, an outage, no network. Nothing of ours is broken by it. */
export class BlockedScript extends Error {
  /** Nobody here can do anything about it (SPEC §8). */
  readonly skipCapture = true;

  constructor(address: string) {
    super(`not loaded: ${address}`);
    this.name = 'BlockedScript';
  }
}
