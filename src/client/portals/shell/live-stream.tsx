import { z } from 'zod';
import { useLive } from '#client/lib/use-live.ts';

const uuid = z.uuid();

/** Keeps the tab live while somebody is signed in. Mounted once per portal, by its layout. */
export function LiveStream({ caseId }: { caseId?: string | undefined }) {
  // An address typed by hand may hold anything; the stream of the user goes on without it.
  useLive(uuid.safeParse(caseId).success ? caseId : undefined);
  return null;
}
