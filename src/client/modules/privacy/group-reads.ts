import { siteDay } from '#client/lib/site-clock.ts';
import type { CaseReadView } from '#shared/cases/reads.ts';

/** What one reader saw of one request in a day. */
export type ReadGroup = Pick<CaseReadView, 'id' | 'reader' | 'part' | 'request' | 'at'> & {
  kinds: CaseReadView['kind'][];
};

/** The reads of a list, newest first, with those of the same reader, request and day as one. `at` is the first time. */
export function groupReads(reads: readonly CaseReadView[]): ReadGroup[] {
  const groups = new Map<string, ReadGroup>();
  for (const { kind, ...read } of reads) {
    const key = [siteDay(read.at), read.reader, read.part, read.request?.id].join();
    const known = groups.get(key);
    if (!known) groups.set(key, { ...read, kinds: [kind] });
    else {
      known.at = read.at;
      if (!known.kinds.includes(kind)) known.kinds.unshift(kind);
    }
  }
  return [...groups.values()];
}
