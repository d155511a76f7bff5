/** Parts of the portals that the first view of a page doesn't show: files of their own, fetched once the page is there. */
import { useEffect } from 'react';

/** After what the page itself loads. */
const LOAD_AFTER_MS = 1500;

type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
let isReady = false;

function fetchSoon(load: Load): void {
  setTimeout(() => void load(), LOAD_AFTER_MS);
}

/** The code of a part: fetched once, and kept whatever came of it. */
export interface LateCode<Code> {
  /** Rejects while the file can't be fetched. */
  get: () => Promise<Code>;
  /** After a failure, so that the next `get` fetches it again. */
  forget: () => void;
}

/** For parts that are loaded when they are rendered. `early` fetches them shortly after the page, so that they then open at once. */
export function later<Code>(load: () => Promise<Code>, early: boolean): LateCode<Code> {
  let loading: Promise<Code> | undefined;
  const get = () => {
    loading ??= load();
    return loading;
  };
  const forget = () => {
    loading = undefined;
  };
  // A failure shows when the part is rendered, which tries again.
  const fetchEarly = () => get().catch(forget);
  if (early && isReady) fetchSoon(fetchEarly);
  else if (early) waiting.add(fetchEarly);
  return { get, forget };
}

/** Fetches those parts. For the frame of the portals. */
export function useLaterParts(): void {
  useEffect(() => {
    isReady = true;
    for (const load of waiting) fetchSoon(load);
    waiting.clear();
  }, []);
}
