import { useEffect, useState } from 'react';
import {
  consentAnswer,
  isLighthouse,
  showsConsent,
  useIsConsentAnswered,
} from '../../state/consent';
import { later } from '../../ui/later';
import { LAZY_LOAD_MS, whenIdle } from '../../ui/when-idle';

const never = () => false;

/**
 * Asks about cookies once the page stands, where it is ours to ask (SPEC §2). `isApp` says whether a mobile app is around
 * it; it is asked in the browser alone.
 */
export function ConsentGate({ isApp = never }: { isApp?: () => boolean }) {
  const [isAsked, setAsked] = useState(false);
  const isAnswered = useIsConsentAnswered();
  useEffect(() => {
    let isGone = false;
    void whenIdle(LAZY_LOAD_MS).then(() => {
      const now = {
        isFramed: window.parent !== window,
        isLighthouse: isLighthouse(navigator.userAgent),
        isApp: isApp(),
        hasAnswered: consentAnswer() !== null,
      };
      if (!isGone) setAsked(showsConsent(now));
    });
    return () => {
      isGone = true;
    };
  }, [isApp]);
  return isAsked && !isAnswered ? <ConsentCard /> : null;
}

const ConsentCard = later(async () => (await import('./consent-card')).ConsentCard);
