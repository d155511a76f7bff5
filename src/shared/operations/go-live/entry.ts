import type { LaunchEntry, LaunchItemId, LaunchState } from './schema.ts';

type Check = {
  id: LaunchItemId;
  state: LaunchState;
  title: string;
  found: string;
  why: string;
  /** Told only while there is something to do. */
  mend: string;
  place?: string;
  link?: string;
};

/** An entry without a person's word; what is in order needs no mend. */
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
