import { Tabs } from '@mantine/core';
import { CallsSection } from '#client/modules/callbacks/calls-section.tsx';
import { WorkActions } from '#client/modules/case-views/steps/work-actions.tsx';
import { AnswersView } from '#client/modules/cases/answers/answers-view.tsx';
import { BoundFacts } from '#client/modules/cases/overview/bound-facts.tsx';
import { CaseColumns } from '#client/modules/cases/overview/case-columns.tsx';
import { CaseHeader } from '#client/modules/cases/overview/case-header.tsx';
import { CaseTabs } from '#client/modules/cases/overview/case-tabs.tsx';
import { useViewParam } from '#client/modules/cases/overview/use-view-param.ts';
import { AssistantsLine } from '#client/modules/cases/participants/assistants-line.tsx';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import { WithdrawalNotice } from '#client/modules/cases/withdrawal/withdrawal-notice.tsx';
import { DocumentsSection } from '#client/modules/documents/documents-section.tsx';
import { DuplicatesNotice } from '#client/modules/duplicates/duplicates-notice.tsx';
import { JoinedNotice } from '#client/modules/duplicates/joined-notice.tsx';
import { Conversation } from '#client/modules/messaging/conversation/conversation.tsx';
import { PriorityMark } from '#client/modules/queue/priority-mark.tsx';
import { OptionComparison } from '#client/modules/quote-options/option-comparison.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import { cannotWriteWords, statusPhrases } from '#shared/cases/labels.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import { CaseHistory } from '../../shell/case-history.tsx';
import { AssignForm } from './assign-form.tsx';
import { CaseBroker } from './case-broker.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { LegalHoldSection } from './legal-hold-section.tsx';

const names = {
  history: 'Activity',
  conversation: 'Conversation',
  answers: 'Answers',
  documents: 'Documents',
  options: 'Options',
  decisions: 'Why this broker',
};
const views = ['conversation', 'answers', 'documents', 'options', 'decisions', 'history'] as const;

/** One case for an administrator. A missing broker comes first. */
export function AdminCase({ row }: { row: CaseDetail }) {
  const { id: caseId, allowedEvents, options, bound } = row;
  const needsBroker = allowedEvents.includes('assigned');
  const [view, setView] = useViewParam(views, needsBroker ? 'decisions' : 'history');
  return (
    <>
      <WithdrawalNotice row={row} />
      <CaseHeader
        row={row}
        back={{ to: paths.admin.cases, label: 'All requests' }}
        next={`This request is ${statusPhrases[row.status]}.`}
        status={
          <>
            <StatusBadge status={row.status} side="staff" />
            <PriorityMark priority={row.priority} />
          </>
        }
        actions={<WorkActions row={row} />}
      />
      <AssistantsLine caseId={caseId} />
      <JoinedNotice row={row} pathOf={paths.admin.case} />
      <DuplicatesNotice row={row} pathOf={paths.admin.case} />
      <CallsSection caseId={caseId} side="staff" />
      <CaseColumns
        main={
          <CaseTabs view={view} onView={setView} names={names}>
            <Tabs.Panel value="history">
              <CaseHistory caseId={caseId} />
            </Tabs.Panel>
            <Tabs.Panel value="conversation">
              <Conversation
                key={caseId}
                caseId={caseId}
                side="staff"
                canSend={allowedEvents.includes('message_sent')}
                cannotSendReason={cannotWriteWords(row.status)}
              />
            </Tabs.Panel>
            <Tabs.Panel value="answers">
              <AnswersView caseId={caseId} work={row} />
            </Tabs.Panel>
            <Tabs.Panel value="documents">
              <DocumentsSection caseId={caseId} side="staff" />
            </Tabs.Panel>
            <Tabs.Panel value="options">
              {bound && <BoundFacts bound={bound} />}
              {options.length > 0 ? (
                <OptionComparison caseId={row.id} options={options} type={row.type} />
              ) : (
                <EmptyState title="No options yet">
                  <p>Options appear here, as the client sees them, once the broker sends them.</p>
                </EmptyState>
              )}
            </Tabs.Panel>
            <Tabs.Panel value="decisions">
              <CaseDecisions caseId={caseId} status={row.status} />
            </Tabs.Panel>
          </CaseTabs>
        }
        aside={
          <>
            {needsBroker && (
              <Section title="Assign a broker">
                <AssignForm caseId={caseId} version={row.version} />
              </Section>
            )}
            <CaseBroker broker={row.broker} />
            <LegalHoldSection caseId={caseId} />
          </>
        }
      />
    </>
  );
}
