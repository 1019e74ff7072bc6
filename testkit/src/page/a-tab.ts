const globals = globalThis as unknown as Record<string, unknown>;

/** A tab of a browser that can be hidden and seen again. */
export interface ATab {
  hide(): void;
  show(): void;
}

/** Puts a tab that is seen in place of the page's; `forgetTab` takes it away again. */
export function aTab(): ATab {
  const tab = Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible' });
  globals['document'] = tab;
  const become = (isHidden: boolean) => {
    tab.hidden = isHidden;
    tab.visibilityState = isHidden ? 'hidden' : 'visible';
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  return { hide: () => become(true), show: () => become(false) };
}

/** Takes the tab away again. */
export function forgetTab(): void {
  delete globals['document'];
}
