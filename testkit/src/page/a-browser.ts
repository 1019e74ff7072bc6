/** As much of a browser as what it keeps needs: its two stores, and what is assigned to `document.cookie`. */
export interface ABrowser {
  local: Map<string, string>;
  session: Map<string, string>;
  /** Every text that was assigned, in order. */
  assigned: string[];
  /** What `document.cookie` says. */
  cookies: string;
}

const globals = globalThis as unknown as Record<string, unknown>;

/** Puts a browser with empty stores, whose window hears events, in place of the page's; `forgetBrowser` takes it away again. */
export function aBrowser({ refuses = false }: { refuses?: boolean } = {}): ABrowser {
  const browser: ABrowser = { local: new Map(), session: new Map(), assigned: [], cookies: '' };
  const storage = (held: Map<string, string>) => ({
    getItem: (key: string) => (refuses ? refuse() : (held.get(key) ?? null)),
    setItem: (key: string, value: string) => (refuses ? refuse() : void held.set(key, value)),
    removeItem: (key: string) => (refuses ? refuse() : void held.delete(key)),
  });
  const heard = new EventTarget();
  globals['window'] = {
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
    dispatchEvent: heard.dispatchEvent.bind(heard),
    localStorage: storage(browser.local),
    sessionStorage: storage(browser.session),
  };
  globals['document'] = {
    get cookie() {
      return refuses ? refuse() : browser.cookies;
    },
    set cookie(text: string) {
      if (refuses) refuse();
      browser.assigned.push(text);
    },
  };
  return browser;
}

/** The page is shown again as it was left, out of the browser's own cache. */
export function comeBack(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** Takes the browser away again. */
export function forgetBrowser(): void {
  delete globals['window'];
  delete globals['document'];
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}
