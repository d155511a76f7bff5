import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { paths } from '#shared/platform/paths.ts';
import { LoadingScreen } from '../../shell/loading-screen.tsx';

/** A signed-in user opened the link in a receipt email: the request is linked to their account, and they are redirected to it. */
export function JoinRequest({ token, caseId }: { token: string; caseId: string }) {
  const accept = trpc.auth.acceptInvitation.useMutation();
  const started = useRef(false);
  const [settled, setSettled] = useState(false);
  const { mutate } = accept;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // Whether it worked or not, the case page shows the rest.
    mutate({ invitation: token }, { onSettled: () => setSettled(true) });
  }, [mutate, token]);

  return settled ? <Navigate to={paths.portal.case(caseId)} replace /> : <LoadingScreen />;
}
