import { useNavigate } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { listState } from '#client/modules/queue/list-state.ts';
import { paths } from '#shared/platform/paths.ts';

interface Accept {
  caseId: string;
  version: number;
  /** The query of the list it is opened from. */
  list: string;
}

/** Accepts an offer or claims a request, and opens it: with `writing` the composer has the greeting ready. */
export function useAccept({ caseId, version, list }: Accept) {
  const navigate = useNavigate();
  const outcome = useCommandOutcome({
    caseId,
    done: 'The request is yours. The client has been notified.',
    failed: 'The request was not assigned to you',
  });
  const accept = trpc.cases.acceptOffer.useMutation(outcome);
  const claim = trpc.cases.claim.useMutation(outcome);
  const open = (writing: boolean) => ({
    onSuccess: () =>
      void navigate(`${paths.broker.case(caseId)}${writing ? '?write=greeting' : ''}`, {
        state: listState(list),
        // From its own page the offer is no longer a step to go back to.
        replace: window.location.pathname === paths.broker.case(caseId),
      }),
  });
  return {
    pending: accept.isPending || claim.isPending,
    accept: (writing = false) => accept.mutate({ caseId, version }, open(writing)),
    claim: (writing = false) => claim.mutate({ caseId, version }, open(writing)),
  };
}
