import { consent, hasConsent } from '../state/consent';

/** Resolves once the reader has agreed to cookies: at once, when they do, or never. */
export function consented(): Promise<void> {
  if (hasConsent()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = consent.subscribe(() => {
      if (!hasConsent()) return;
      end();
      resolve();
    });
  });
}
