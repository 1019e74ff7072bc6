import { createStore, useStore } from 'zustand';
import { consentCookie } from './cookies';
import { keptConsent } from './local-keys';

/** Whether cookies that are not needed may be set, and scripts of others brought along. */
export const consent = createStore<{ isGiven: boolean }>()(() => ({ isGiven: false }));

/** Whether the reader has agreed to cookies, on this page or an earlier one. */
export function hasConsent(): boolean {
  return consent.getState().isGiven || consentCookie.read() !== null || keptConsent.read() !== null;
}

/** Keeps the agreement, in a cookie for 365 days and in local storage (SPEC §3, §9), and tells whoever waits for it. */
export function giveConsent(): void {
  consentCookie.write('1');
  keptConsent.write(true);
  consent.setState({ isGiven: true });
}

/** Whether the reader has agreed on this page; renders again when they do. */
export function useIsConsentGiven(): boolean {
  return useStore(consent, ({ isGiven }) => isGiven);
}

/** What decides whether the reader is asked about cookies. */
export interface ConsentCase {
  /** The page stands in a frame: its host asks. */
  isFramed: boolean;
  /** A measuring run, which nobody reads. */
  isLighthouse: boolean;
  /** A mobile app around the page: it asks in its own way. */
  isApp: boolean;
  hasConsent: boolean;
}

/** SPEC §2: the confirmation shows when not in an iframe, not in a lighthouse run and not in a mobile app; and once. */
export function showsConsent(now: ConsentCase): boolean {
  return !now.isFramed && !now.isLighthouse && !now.isApp && !now.hasConsent;
}

/** Whether a user agent is that of a lighthouse run. */
export function isLighthouse(userAgent: string): boolean {
  return /lighthouse/i.test(userAgent);
}
