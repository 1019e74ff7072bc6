/** As much of a browser as the script needs in a host's page: a window that hears messages, and frames that are told some. */
export interface AHostPage {
  container: HTMLElement;
  /** What the frame was told, with the origin it was meant for. */
  told: { name: string; message: unknown; to: string }[];
  /** A message reaches the window; from the frame, on its origin, unless said otherwise. */
  arrives(data: unknown, from?: { source?: unknown; origin?: string }): void;
  /** The host scrolls or is made wider. */
  moves(): void;
  /** How many listeners the window has left. */
  listeners(): number;
  frame: { style: Record<string, string>; top: number; bottom: number; src: string };
  /** The browser keeps something of this address out, by the page's own policy. */
  blocks(address: string, violation?: object): void;
  /** How far the host was scrolled by the script. */
  scrolled: number[];
  remove(): void;
}

const NAMES = ['window', 'document', 'ResizeObserver'] as const;

/** Puts such a page in place of the globals; `remove` takes it away. */
export function aHostPage(origin: string): AHostPage {
  const heard = new Map<string, Set<(event: unknown) => void>>();
  const told: AHostPage['told'] = [];
  const scrolled: number[] = [];
  const frame = {
    style: {} as Record<string, string>,
    top: 100,
    bottom: 500,
    src: '',
    contentWindow: {
      postMessage: ({ name, message }: { name: string; message: unknown }, to: string) =>
        void told.push({ name, message, to }),
    },
    getBoundingClientRect: () => ({ top: frame.top, bottom: frame.bottom }),
    remove: () => undefined,
  };
  const say = (type: string, event: unknown) => {
    for (const hear of heard.get(type) ?? []) hear(event);
  };
  const listening = {
    addEventListener: (type: string, hear: (event: unknown) => void) =>
      void heard.set(type, (heard.get(type) ?? new Set()).add(hear)),
    removeEventListener: (type: string, hear: (event: unknown) => void) =>
      void heard.get(type)?.delete(hear),
  };
  const window = {
    ...listening,
    innerHeight: 800,
    scrollBy: ({ top }: { top: number }) => void scrolled.push(top),
  };
  const globals = {
    window,
    document: { ...listening, createElement: () => frame },
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  } satisfies Record<(typeof NAMES)[number], unknown>;
  Object.assign(globalThis, globals);
  return {
    container: { append: () => undefined } as unknown as HTMLElement,
    told,
    frame,
    scrolled,
    arrives: (data, from = {}) =>
      say('message', { data, source: frame.contentWindow, origin, ...from }),
    moves: () => say('scroll', {}),
    blocks: (blockedURI, violation = {}) =>
      say('securitypolicyviolation', {
        effectiveDirective: 'frame-src',
        disposition: 'enforce',
        blockedURI,
        ...violation,
      }),
    listeners: () => [...heard.values()].reduce((sum, set) => sum + set.size, 0),
    remove: () => {
      for (const name of NAMES) Reflect.deleteProperty(globalThis, name);
    },
  };
}
