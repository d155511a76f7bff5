import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element is at least this wide, for what a style sheet's container query cannot decide: how many views there are.
 * Null until it is measured, which is before anything is painted: what would be shown twice otherwise can wait for it.
 * @param rem the width, in the size of the root's text
 */
export function useRoomy<Box extends HTMLElement>(rem: number): [RefObject<Box | null>, boolean | null] {
  const box = useRef<Box>(null);
  const [roomy, setRoomy] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoomy(element.clientWidth >= rem * size);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [rem]);
  return [box, roomy];
}
