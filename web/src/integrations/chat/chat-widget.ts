import type { SiteConfig } from '@touchline/wire/site-config';
import type { Surroundings } from '../add-script';

/** Whose chat it is, for which account. */
export type Chat = NonNullable<SiteConfig['chat']>;

/** A chat window of somebody else that is there, with its own button hidden where it can be. */
export interface ChatWidget {
  open: () => void;
}

/**
 * Brings a chat by the snippet that its maker documents. Resolves once it can be opened; rejects where its script was
 * blocked or did not come.
 */
export type BringChat = (chat: Chat, locale: string, around: Surroundings) => Promise<ChatWidget>;

/** A function of somebody else's. */
export type Command = (...args: unknown[]) => unknown;

/** How long a script that has come may take until it says that it is ready, in milliseconds. */
const READY_WITHIN_MS = 15_000;

/** Resolves with what `ready` is called with; rejects when that takes too long. */
export function whenReady(wait: (ready: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new NotReady()), READY_WITHIN_MS);
    wait(() => {
      clearTimeout(late);
      resolve();
    });
  });
}

/** A chat whose script came and never got ready: an account that is closed, most likely. */
class NotReady extends Error {
  readonly skipCapture = true;
  override readonly name = 'NotReady';
}

/** A global function that remembers what it is told until the script is there, in `queue` of it. */
export function remembering(queue: string): Command {
  const waiting: unknown[] = [];
  const command: Command = (...args) => void waiting.push(args);
  return Object.assign(command, { [queue]: waiting });
}

/** Calls a global function of the script, as it is now. */
export function tell(around: Surroundings, name: string, ...args: unknown[]): void {
  const command = around.globals[name];
  if (typeof command === 'function') (command as Command)(...args);
}
