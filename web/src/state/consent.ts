import { createStore } from 'zustand';

const COOKIE = /(^|;\s*)consent=1(;|$)/;

/** Whether cookies that are not needed may be set. */
export const consent = createStore<{ isGiven: boolean }>()(() => ({ isGiven: false }));

/** Whether the reader has agreed to cookies, on this page or an earlier one. */
export function hasConsent(): boolean {
  return consent.getState().isGiven || COOKIE.test(document.cookie);
}
