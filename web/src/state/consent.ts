import { createStore, useStore } from 'zustand';
import { consentCookie } from './cookies';
import { keptConsent } from './local-keys';

/** Whether cookies that are not needed may be set, and scripts of others brought along; null until the reader has said. */
export const consent = createStore<{ isGiven: boolean | null }>()(() => ({ isGiven: null }));

/** What the reader has answered, on this page or an earlier one; null while they have not. */
export function consentAnswer(): boolean | null {
  const kept = consentCookie.read();
  return consent.getState().isGiven ?? (kept === null ? keptConsent.read() : kept === '1');
}

/** Whether the reader has agreed to cookies. */
export function hasConsent(): boolean {
  return consentAnswer() === true;
}

/** Keeps the answer, in a cookie for 365 days and in local storage (SPEC §3, §9), and tells whoever waits for it. */
export function answerConsent(isGiven: boolean): void {
  consentCookie.write(isGiven ? '1' : '0');
  keptConsent.write(isGiven);
  consent.setState({ isGiven });
}

/** Whether the reader has answered on this page; renders again when they do. */
export function useIsConsentAnswered(): boolean {
  return useStore(consent, ({ isGiven }) => isGiven !== null);
}

/** What decides whether the reader is asked about cookies. */
export interface ConsentCase {
  /** The page stands in a frame: its host asks. */
  isFramed: boolean;
  /** A measuring run, which nobody reads. */
  isLighthouse: boolean;
  /** A mobile app around the page: it asks in its own way. */
  isApp: boolean;
  /** The reader has agreed, or refused. */
  hasAnswered: boolean;
}

/** SPEC §2: the confirmation shows when not in an iframe, not in a lighthouse run and not in a mobile app; and once. */
export function showsConsent(now: ConsentCase): boolean {
  return !now.isFramed && !now.isLighthouse && !now.isApp && !now.hasAnswered;
}

/** Whether a user agent is that of a lighthouse run. */
export function isLighthouse(userAgent: string): boolean {
  return /lighthouse/i.test(userAgent);
}
