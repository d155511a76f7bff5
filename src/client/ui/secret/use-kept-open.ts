import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds the page while something on it would be lost for good: leaving it, by the back button or a link, calls `onLeaving` instead, and the
 * browser asks before it closes the tab.
 */
export function useKeptOpen(onLeaving: () => void) {
  const released = useRef(false);
  const blocker = useBlocker(() => !released.current);
  const ask = useRef(onLeaving);
  ask.current = onLeaving;

  useEffect(() => {
    if (blocker.state === 'blocked') ask.current();
  }, [blocker.state]);
  useEffect(() => {
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prevent);
    return () => window.removeEventListener('beforeunload', prevent);
  }, []);

  return {
    stay: () => blocker.reset?.(),
    /** Nothing is held anymore. @returns whether the page is being left now, to where its user wanted to go */
    release(): boolean {
      released.current = true;
      blocker.proceed?.();
      return blocker.state === 'blocked';
    },
  };
}
