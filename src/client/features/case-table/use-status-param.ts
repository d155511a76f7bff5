import { useSearchParams } from 'react-router-dom';
import { type CaseStatus, caseStatusSchema } from '#shared/cases/schema.ts';

/** The status filter of a list, kept in the address: it survives a reload and can be shared. */
export function useStatusParam(): [CaseStatus | undefined, (status: CaseStatus | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const status = caseStatusSchema.safeParse(params.get('status')).data;
  function setStatus(next: CaseStatus | undefined) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('status', next);
        else after.delete('status');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [status, setStatus];
}
