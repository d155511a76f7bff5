import { useEffect, useRef } from 'react';
import { pushScreen, replaceScreen, screenBehind, screenInAddress } from './screen-address.ts';

interface ScreensOptions {
  screen: string;
  /** The browser went to another screen; answers the one to show instead of it. */
  onWanted: (wanted: string) => void;
  /** A button has led to the first screen, so the focus follows; a page that is opened keeps its own. */
  focusFirst: boolean;
}

/** Keeps screen and address together, and the focus where the reading goes on. */
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
    // What is wrong is read before the heading, when it brought the visitor here.
    if (!document.activeElement?.matches('[role=alert]')) heading.current?.focus({ preventScroll: true });
  }, [screen]);

  useEffect(() => {
    const onPop = () => {
      const id = screenInAddress();
      if (id) wanted.current(id);
    };
    addEventListener('popstate', onPop);
    // Every screen begins at its top, also the one that Back returns to.
    history.scrollRestoration = 'manual';
    return () => {
      removeEventListener('popstate', onPop);
      history.scrollRestoration = 'auto';
    };
  }, []);

  return {
    heading,
    /** Forward, or to a screen that was chosen: the browser's Back button returns from it. */
    open: (next: string) => pushScreen(next, screen),
    /** Back to the screen before: through the history when it is there, so that Back and Back do not add up. */
    back: (previous: string) => {
      if (screenBehind() === previous) history.back();
      else {
        pushScreen(previous, screen);
        wanted.current(previous);
      }
    },
  };
}
