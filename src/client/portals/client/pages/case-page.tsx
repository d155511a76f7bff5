import { Navigate, useParams } from 'react-router-dom';
import { AnswersView } from '#client/features/answers/answers-view.tsx';
import { BoundFacts } from '#client/features/case-overview/bound-facts.tsx';
import { CaseSection } from '#client/features/case-overview/case-section.tsx';
import { Conversation } from '#client/features/conversation/conversation.tsx';
import { Timeline } from '#client/features/timeline/timeline.tsx';
import { toApiError } from '#client/lib/api.ts';
import { useSessionUser } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { BrokerCard } from '../case/broker-card.tsx';
import { CaseHead } from '../case/case-head.tsx';
import { FoldedSection } from '../case/folded-section.tsx';
import { OptionsSection } from '../case/options-section.tsx';
import { WithdrawButton } from '../case/withdraw-button.tsx';
import css from './case-page.module.css';

/** One request, as its client sees it. */
export function ClientCasePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = trpc.cases.get.useQuery({ caseId: id });

  if (!data && error) {
    const { status, serverMessage } = toApiError(error);
    // An address that is no id at all is refused before anybody looks for it.
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.portal.home} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!data) return <PagePlaceholder label="Loading your request" />;
  if (data.relation === 'admin') return <Navigate to={paths.admin.case(id)} replace />;
  if (data.relation !== 'client') return <Navigate to={paths.broker.case(id)} replace />;
  return <ClientCase key={id} row={data} />;
}

function ClientCase({ row }: { row: CaseDetail }) {
  const user = useSessionUser();
  const timeline = trpc.cases.timeline.useQuery({ caseId: row.id });
  usePageTitle(`${row.title}, ${row.number}`);

  return (
    <>
      <CaseHead row={row} />
      {row.bound && (
        <div className={css.block}>
          <CaseSection title="Your broker confirmed with the insurer">
            <BoundFacts bound={row.bound} />
            <p>The policy and its papers come from your broker. Ask in the conversation when something is missing.</p>
          </CaseSection>
        </div>
      )}
      <OptionsSection row={row} />
      <div className={css.columns}>
        <div className={css.work}>
          <h2 className={css.heading}>Conversation</h2>
          <Conversation
            caseId={row.id}
            side="client"
            canSend={row.allowedEvents.includes('message_sent')}
            cannotSendReason="This request was withdrawn, so nobody writes to you about it any more."
          />
          <FoldedSection title="Your answers">
            <AnswersView caseId={row.id} recorded={false} />
          </FoldedSection>
        </div>
        <div className={css.aside}>
          <BrokerCard broker={row.broker} matchReason={row.matchReason} />
          <CaseSection title="What happened so far">
            <Timeline entries={timeline.data?.entries ?? []} side="client" ownName={user.fullName} />
          </CaseSection>
        </div>
      </div>
      <WithdrawButton row={row} />
    </>
  );
}
