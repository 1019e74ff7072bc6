import { matchesMedia } from './browser';

/** Puts a text into the clipboard. False where the browser says no, in whichever of its ways: it is still there to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system offers to whom to send: phones do. */
export function canHandOn(): boolean {
  return 'share' in navigator;
}

/** Whether that is the usual way here. */
export function isHandedOn(): boolean {
  return canHandOn() && matchesMedia('(pointer: coarse)');
}

/** Hands an address, a text and a file where the system takes one, to the system; who changes their mind there has sent nothing. */
export async function handOn(
  url: string,
  file: File | null = null,
  text: string | null = null,
): Promise<void> {
  try {
    const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    await navigator.share({ url, ...(text !== null && { text }), ...files });
  } catch {
    // Nothing was sent.
  }
}
