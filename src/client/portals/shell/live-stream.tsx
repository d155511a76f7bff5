import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useSession } from '#client/lib/session.tsx';
import { currentView } from '#client/lib/view-as.ts';
import { useLive } from '#client/modules/case-views/live/use-live.ts';
import { useKeptDevice } from '#client/modules/notifications/device/use-kept-device.ts';
import { areaOf } from './area-of.ts';

const uuid = z.uuid();

interface LiveStreamProps {
  caseId?: string | undefined;
}

/** Keeps the tab live while a user is signed in. Mounted once per portal, by its layout. */
export function LiveStream({ caseId }: LiveStreamProps) {
  const session = useSession();
  // Impersonation fetches data without a stream.
  if (currentView()) return null;
  // An ended session has no stream; after the next login a new one starts, and catches up.
  if (session.status !== 'user' || session.ended || session.loggingOut) return null;
  // A hand-typed address may contain anything; the user's stream works without it.
  return <Stream caseId={uuid.safeParse(caseId).success ? caseId : undefined} />;
}

function Stream({ caseId }: LiveStreamProps) {
  const { pathname } = useLocation();
  useLive(caseId);
  useKeptDevice(areaOf(pathname));
  return null;
}
