import type { LaunchEntry, LaunchItemId, LaunchState } from './schema.ts';

type Check = {
  id: LaunchItemId;
  state: LaunchState;
  title: string;
  found: string;
  why: string;
  /** Shown only while there is something to do. */
  fix: string;
  place?: string;
  link?: string;
};

/** An entry without a person's confirmation; one that is in order has nothing to fix. */
export function entry({ fix, place, link, ...check }: Check): LaunchEntry {
  const fixed = check.state === 'green';
  return {
    ...check,
    fix: fixed ? null : fix,
    place: place ?? null,
    link: fixed ? null : (link ?? null),
    word: null,
  };
}
