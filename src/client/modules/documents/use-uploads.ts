import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSession } from '#client/lib/session.tsx';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { UploadItem } from './upload-item.ts';
import { connectUploads, goOnSignedIn } from './upload-runner.ts';
import { currentUploads, subscribeToUploads } from './upload-store.ts';

/** Screens that show uploads of a case: uploads elsewhere are reported by a toast. */
const shown = new Map<string, number>();

/** A pause before the next attempt, in case the server's state changes again. */
const LATE_MS = 1_000;

function useShown(caseId: string): void {
  useEffect(() => {
    shown.set(caseId, (shown.get(caseId) ?? 0) + 1);
    return () => void shown.set(caseId, (shown.get(caseId) ?? 1) - 1);
  }, [caseId]);
}

/** The uploads of one part of a case's page. While the page is open, uploads paused for a login resume after it. */
export function useUploads(caseId: string, place: string): UploadItem[] {
  const utils = trpc.useUtils();
  const session = useSession();
  const { refresh } = session;
  const signedIn = session.status === 'user' && !session.ended;
  // During a login, another check could only come too late.
  const known = useRef(signedIn);
  useEffect(() => {
    known.current = signedIn;
  }, [signedIn]);
  useShown(caseId);

  useEffect(() => {
    if (!signedIn) return;
    connectUploads({
      attach: (input) => utils.client.documents.attach.mutate(input),
      attached(item) {
        void utils.documents.list.invalidate({ caseId: item.caseId });
        if (!shown.get(item.caseId)) showToast({ kind: 'success', message: `${item.name} was uploaded.` });
      },
      failed(item, problem) {
        if (!shown.get(item.caseId))
          showToast({ kind: 'error', title: `${item.name} was not uploaded`, message: problem });
      },
      sessionEnded() {
        // The 401 may be late and refer to the session before the last login: then there is a session, and no new login is needed.
        utils.client.auth.session.query().then(
          () => setTimeout(goOnSignedIn, LATE_MS),
          () => known.current && refresh(),
        );
      },
    });
  }, [signedIn, utils, refresh]);

  const all = useSyncExternalStore(subscribeToUploads, currentUploads);
  return all.filter((item) => item.caseId === caseId && item.place === place);
}
