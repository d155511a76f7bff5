/** Parts of the portals that the first view of a page doesn't show: files of their own, fetched once the page is there. */
import { type ComponentType, useEffect } from 'react';

/** After what the page itself loads. */
const LOAD_AFTER_MS = 1500;

type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
let isReady = false;

function fetchSoon(load: Load): void {
  // A failure shows when the part is rendered, which tries again.
  setTimeout(() => void load().catch(() => {}), LOAD_AFTER_MS);
}

/** For `lazy`: loads a component when it is rendered, or shortly after the page, so that it then opens at once. */
export function later<Props>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<{ default: ComponentType<Props> }> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = () => {
    loading ??= load().then(
      (Part) => ({ default: Part }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  if (isReady) fetchSoon(once);
  else waiting.add(once);
  return once;
}

/** Fetches those parts. For the frame of the portals. */
export function useLaterParts(): void {
  useEffect(() => {
    isReady = true;
    for (const load of waiting) fetchSoon(load);
    waiting.clear();
  }, []);
}
