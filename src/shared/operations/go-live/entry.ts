import type { LaunchEntry, LaunchItemId, LaunchState } from './schema.ts';

type Check = {
  id: LaunchItemId;
  state: LaunchState;
  title: string;
  found: string;
  why: string;
  /** Shown only while there is something to do. */
  mend: string;
  place?: string;
  link?: string;
};

/** An entry without a person's confirmation; one that is in order has nothing to fix. */
export function entry({ mend, place, link, ...check }: Check): LaunchEntry {
  const mended = check.state === 'green';
  return {
    ...check,
    mend: mended ? null : mend,
    place: place ?? null,
    link: mended ? null : (link ?? null),
    word: null,
  };
}
