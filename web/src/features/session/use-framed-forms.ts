import type { FramedForm } from '@touchline/wire/window/auth';
import { useEffect, useState } from 'react';
import { useFlag } from '../../state/flags';
import { useSession } from '../../state/session';
import { LAZY_LOAD_MS, whenIdle } from '../../ui/when-idle';

/**
 * The forms that are to be loaded into hidden frames: those the site has flags for, for visitors in iframe mode, and not
 * before the page has come to rest (SPEC §6).
 */
export function useFramedForms(): readonly FramedForm[] {
  const isSignIn = useFlag('sign_in_iframe_preloader');
  const isSignUp = useFlag('sign_up_iframe_preloader');
  const isVisitor = useSession(({ status }) => status === 'not-logged-in');
  const isWanted = (isSignIn || isSignUp) && isVisitor;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isWanted || window.parent === window) return;
    let isOver = false;
    void whenIdle(LAZY_LOAD_MS).then(() => {
      if (!isOver) setIdle(true);
    });
    return () => {
      isOver = true;
      setIdle(false);
    };
  }, [isWanted]);
  if (!isWanted || !isIdle) return [];
  return [...(isSignIn ? (['sign_in'] as const) : []), ...(isSignUp ? (['sign_up'] as const) : [])];
}
