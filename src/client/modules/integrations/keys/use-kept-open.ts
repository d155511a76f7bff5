import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds the page while something on it would be lost for good: leaving it, by the back button or a link, calls `onLeaving` instead, and the
 * browser asks before it closes the tab.
 */
export function useKeptOpen(onLeaving: () => void): { release: () => void } {
  const released = useRef(false);
  const blocker = useBlocker(() => !released.current);
  const asked = useRef(onLeaving);
  asked.current = onLeaving;

  useEffect(() => {
    if (blocker.state === 'blocked') asked.current();
  }, [blocker.state]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return {
    release() {
      released.current = true;
      if (blocker.state === 'blocked') blocker.proceed();
    },
  };
}
