import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const PATIENCE_MS = 10_000;

/**
 * Scrolls to the section in the address (`#request-…`, `#conversation`). Sections load one by one, so it waits for the
 * right one; a user who scrolls or types in the meantime cancels it.
 */
export function usePlaceInAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again scrolls again
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (!id) return;
    let observer: MutationObserver | undefined;
    const stop = () => {
      observer?.disconnect();
      for (const wish of wishes) window.removeEventListener(wish, stop);
    };
    const wishes = ['wheel', 'touchmove', 'keydown'] as const;
    const lead = () => {
      const place = document.getElementById(id);
      if (!place) return false;
      place.scrollIntoView();
      place.focus({ preventScroll: true });
      return true;
    };
    if (lead()) return;
    observer = new MutationObserver(() => lead() && stop());
    observer.observe(document.body, { childList: true, subtree: true });
    for (const wish of wishes) window.addEventListener(wish, stop, { passive: true });
    const timer = setTimeout(stop, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [hash, key]);
}
