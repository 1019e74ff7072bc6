import { lazy, Suspense, useState, type ComponentType } from 'react';
import { loadAgain } from './load-again';
import { useIsRunning } from './in-browser';
import { nextTask } from './next-task';
import { LAZY_LOAD_MS, whenIdle } from './when-idle';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

const loads = new Set<() => Promise<unknown>>();
let before: () => Promise<unknown> = () => Promise.resolve();

/** Says what everything that is shown later has to wait for besides its script, such as its words. */
export function laterWaitsFor(load: () => Promise<unknown>): void {
  before = load;
}

/**
 * A component whose script is no part of the first load: it is fetched when it is first shown, or by
 * `loadLater` before that. Until it is there, and while the server's page is taken over, `Waiting`
 * stands in its place, also for as long as there is no connection.
 */
export function later<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType | null = null,
): ComponentType<Props> {
  return laterAlone(() => withWhatIsWaitedFor(load), Waiting);
}

/** Fetches a script together with everything that is shown later has to wait for. */
export async function withWhatIsWaitedFor<T>(load: () => Promise<T>): Promise<T> {
  return (await Promise.all([load(), before()]))[0];
}

/** The same for what waits for nothing but its script: it says no words but those of the first screens. */
export function laterAlone<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType | null = null,
): ComponentType<Props> {
  let found: ComponentType<Props> | undefined;
  const whole = async () => {
    found = await load();
    return { default: found };
  };
  // Many are shown at once when the page has been taken over, and asking for a script and its styles takes a while.
  const Loaded = lazy(() => nextTask().then(() => loadAgain(whole)));
  loads.add(whole);
  return function Later(props: Props) {
    const isRunning = useIsRunning();
    // Chosen once: another type would mean another component, and what was typed into it gone.
    const [Shown] = useState(() => found ?? Loaded);
    const waiting = Waiting && <Waiting />;
    if (!isRunning) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

/**
 * Fetches what is shown later, so that it is there at once: one after the other, whenever the browser has nothing better to
 * do. What fails is fetched again when it is needed.
 */
export async function loadLater(): Promise<void> {
  for (const load of loads) {
    await whenIdle(LAZY_LOAD_MS);
    await load().catch(() => undefined);
  }
}
