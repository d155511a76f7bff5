import { z } from 'zod';
import { useSession } from '#client/lib/session.tsx';
import { currentView } from '#client/lib/view-as.ts';
import { useLive } from '#client/modules/case-views/live/use-live.ts';

const uuid = z.uuid();

interface LiveStreamProps {
  caseId?: string | undefined;
}

/** Keeps the tab live while somebody is signed in. Mounted once per portal, by its layout. */
export function LiveStream({ caseId }: LiveStreamProps) {
  const session = useSession();
  // A view as a client is asked for, not streamed.
  if (currentView()) return null;
  // A session that has ended has no stream; after the login that follows a new one begins, and reads what was missed.
  if (session.status !== 'user' || session.ended || session.loggingOut) return null;
  // An address typed by hand may hold anything; the stream of the user goes on without it.
  return <Stream caseId={uuid.safeParse(caseId).success ? caseId : undefined} />;
}

function Stream({ caseId }: LiveStreamProps) {
  useLive(caseId);
  return null;
}
