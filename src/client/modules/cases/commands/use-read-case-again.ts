import { useCallback } from 'react';
import { trpc } from '#client/lib/trpc.tsx';

/** Refetches a case after a command on it, whether it succeeded or the case had changed. */
export function useReadCaseAgain(caseId: string): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    void utils.cases.get.invalidate({ caseId });
    void utils.cases.timeline.invalidate({ caseId });
    void utils.cases.askedQuestions.invalidate({ caseId });
    void utils.messages.list.invalidate({ caseId });
    void utils.cases.list.invalidate();
    void utils.worklist.invalidate();
    void utils.cases.needs.invalidate();
  }, [utils, caseId]);
}
