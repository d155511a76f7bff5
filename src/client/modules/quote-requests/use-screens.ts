import { useEffect, useRef } from 'react';
import { pushScreen, replaceScreen, screenBehind, screenInAddress } from './screen-address.ts';

interface ScreensOptions {
  screen: string;
  /** The browser went to another screen; the handler shows the right one. */
  onWanted: (wanted: string) => void;
  /** A button led to the first screen, so the focus follows; on page load the focus stays. */
  focusFirst: boolean;
}

/** Keeps screen and address in sync, and the focus where reading continues. */
export function useScreens({ screen, onWanted, focusFirst }: ScreensOptions) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(focusFirst ? null : screen);
  const wanted = useRef(onWanted);
  wanted.current = onWanted;

  useEffect(() => {
    replaceScreen(screen);
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo({ top: 0, behavior: 'instant' });
    // Errors that brought the visitor here are read before the heading.
    if (!document.activeElement?.matches('[role=alert]')) heading.current?.focus({ preventScroll: true });
  }, [screen]);

  useEffect(() => {
    const onPop = () => {
      const id = screenInAddress();
      if (id) wanted.current(id);
    };
    addEventListener('popstate', onPop);
    // Every screen starts at its top, including the one that Back returns to.
    history.scrollRestoration = 'manual';
    return () => {
      removeEventListener('popstate', onPop);
      history.scrollRestoration = 'auto';
    };
  }, []);

  return {
    heading,
    /** Forward, or to a chosen screen: the browser's Back button returns from it. */
    open: (next: string) => pushScreen(next, screen),
    /** Back to the previous screen: through the history if it is there, so that the entries do not add up. */
    back: (previous: string) => {
      if (screenBehind() === previous) history.back();
      else {
        pushScreen(previous, screen);
        wanted.current(previous);
      }
    },
  };
}
