import { type RefObject, useEffect, useRef } from 'react';
import type { Issue } from '#shared/platform/errors.ts';

/**
 * The summary of a form's errors takes the focus when a press of its button has found one, not each time one is fixed.
 * @param arrivedWrong the form was opened because of its errors: the summary takes the focus at once
 */
export function useSummaryFocus(issues: readonly Issue[], arrivedWrong = false) {
  const pressed = useRef(arrivedWrong);
  const summary: RefObject<HTMLDivElement | null> = useRef(null);
  useEffect(() => {
    if (!pressed.current || issues.length === 0) return;
    pressed.current = false;
    summary.current?.focus();
  }, [issues]);
  return {
    summary,
    /** To be called when the form is submitted. */
    press() {
      pressed.current = true;
    },
  };
}
