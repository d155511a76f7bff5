import { trpc } from '#client/lib/trpc.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import type { CasePlace } from './case-places.tsx';

/** The sections of a request's page, with what is waiting in each. */
export function useCasePlaces(row: CaseDetail): CasePlace[] {
  const documents = trpc.documents.list.useQuery({ caseId: row.id });
  const wanted =
    documents.data?.requests.filter(({ status }) => status === 'open' || status === 'rejected').length ?? 0;
  const asked = trpc.cases.askedQuestions.useQuery({ caseId: row.id }, { enabled: row.relation === 'client' });
  const open = row.allowedEvents.includes('answers_added') ? (asked.data?.open ?? 0) : 0;
  return [
    ...(open > 0 ? [{ id: 'questions', label: 'Questions', news: String(open) }] : []),
    { id: 'conversation', label: 'Conversation', news: row.unread > 0 ? `${row.unread} new` : undefined },
    { id: 'documents', label: 'Documents', news: wanted > 0 ? `${wanted} needed` : undefined },
    ...(row.options.length > 0
      ? [{ id: 'options', label: 'Options', news: row.status === 'quoted' ? `${row.options.length}` : undefined }]
      : []),
    { id: 'people', label: 'People' },
    { id: 'history', label: 'Activity' },
  ];
}
