import { useEffect, useState } from 'react';
import { api } from '#client/lib/api.ts';
import type { OpenRequest } from '#shared/cases/move-schema.ts';
import type { Line } from '#shared/lines/ids.ts';
import { cookieNames } from '#shared/platform/cookies.ts';

/** The choice not to add to an open request. */
export const NEW_REQUEST = 'new';

export interface Joining {
  requests: readonly OpenRequest[];
  /** The id of a request, or `NEW_REQUEST`; null until one is chosen. */
  chosen: string | null;
  choose: (value: string) => void;
}

/** The open requests of the signed-in client for this line. Nobody is asked about them who isn’t signed in. */
export function useJoining(line: Line): Joining {
  const [requests, setRequests] = useState<readonly OpenRequest[]>([]);
  const [chosen, choose] = useState<string | null>(null);

  useEffect(() => {
    if (!document.cookie.includes(`${cookieNames.signedIn}=`)) return;
    let gone = false;
    api.quotes.openRequests.query({ line }).then(
      (answer) => gone || setRequests(answer.requests),
      // Then it is sent as a new one, as for everybody else.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [line]);

  return { requests, chosen, choose };
}

/** The request to add to, if any. */
export function joinedId({ requests, chosen }: Joining): string | undefined {
  return requests.find(({ caseId }) => caseId === chosen)?.caseId;
}
