import { useEffect, useRef } from 'react';
import { pushScreen, replaceScreen, screenBehind, screenInAddress } from './screen-address.ts';

interface ScreensOptions {
  screen: string;
  /** The browser went to another screen; answers the one to show instead of it. */
  onWanted: (wanted: string) => void;
  /** Nothing of this is left once the request is sent. */
  active: boolean;
}

/** Keeps screen and address together, and the focus where the reading goes on. */
export function useScreens({ screen, onWanted, active }: ScreensOptions) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen);
  const wanted = useRef(onWanted);
  wanted.current = onWanted;

  useEffect(() => {
    if (!active) return;
    replaceScreen(screen);
    if (shown.current === screen) return;
    shown.current = screen;
    scrollTo({ top: 0, behavior: 'instant' });
    // What is wrong is read before the heading, when it brought the visitor here.
    if (!document.activeElement?.matches('[role=alert]')) heading.current?.focus({ preventScroll: true });
  }, [screen, active]);

  useEffect(() => {
    if (!active) return;
    const onPop = () => {
      const id = screenInAddress();
      if (id) wanted.current(id);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [active]);

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
