import { Tabs, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { actionKeys } from '#client/lib/actions/keys.ts';
import { useRoomy } from '#client/lib/use-roomy.ts';
import { CallsSection } from '#client/modules/callbacks/calls-section.tsx';
import { WorkActions } from '#client/modules/case-views/steps/work-actions.tsx';
import { AnswersView } from '#client/modules/cases/answers/answers-view.tsx';
import { CaseColumns, TWO_COLUMNS_REM } from '#client/modules/cases/overview/case-columns.tsx';
import { CaseHeader } from '#client/modules/cases/overview/case-header.tsx';
import { CaseTabs } from '#client/modules/cases/overview/case-tabs.tsx';
import { useViewParam } from '#client/modules/cases/overview/use-view-param.ts';
import { AssistantsLine } from '#client/modules/cases/participants/assistants-line.tsx';
import { StatusBadge } from '#client/modules/cases/status/status-badge.tsx';
import { WithdrawalNotice } from '#client/modules/cases/withdrawal/withdrawal-notice.tsx';
import { DocumentsSection } from '#client/modules/documents/documents-section.tsx';
import { DuplicatesNotice } from '#client/modules/duplicates/duplicates-notice.tsx';
import { JoinedNotice } from '#client/modules/duplicates/joined-notice.tsx';
import { WRITE_PARAM } from '#client/modules/messaging/conversation/write-requests.ts';
import { PriorityMark } from '#client/modules/queue/priority-mark.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import { CaseHistory } from '../../shell/case-history.tsx';
import { wayBack } from '../desk/way-back.ts';
import { CaseConversation } from './case-conversation.tsx';
import { CaseOptions } from './case-options.tsx';
import { useCaseKeys } from './use-case-keys.ts';

const views = ['conversation', 'answers', 'documents', 'options', 'history'] as const;

const tabKeys = {
  answers: actionKeys.answers,
  documents: actionKeys.documents,
  options: actionKeys.options,
  history: actionKeys.activity,
};

/** The most relevant view for the case's state. */
function firstView(
  { allowedEvents, unread, status }: CaseDetail,
  wide: boolean,
  writes: boolean,
): (typeof views)[number] {
  if (!wide && (unread > 0 || writes)) return 'conversation';
  return allowedEvents.includes('bound') || status === 'bound' ? 'options' : 'answers';
}

/** A case the broker works on. The conversation is next to the work; where there is no room, it is the first tab. */
export function WorkedCase({ row }: { row: CaseDetail }) {
  const [room, wide] = useRoomy<HTMLDivElement>(TWO_COLUMNS_REM);
  return <div ref={room}>{wide !== null && <CaseWork row={row} wide={wide} />}</div>;
}

function CaseWork({ row, wide }: { row: CaseDetail; wide: boolean }) {
  const { state } = useLocation();
  const shown = wide ? views.slice(1) : views;
  // Remembered: the composer removes it from the address.
  const [params] = useSearchParams();
  const [writes] = useState(() => params.has(WRITE_PARAM));
  const [view, setView] = useViewParam(shown, firstView(row, wide, writes));
  useCaseKeys({ row, view: setView });
  const names = {
    ...(!wide && { conversation: row.unread > 0 ? `Conversation (${row.unread} new)` : 'Conversation' }),
    answers: 'Answers',
    documents: 'Documents',
    options: row.status === 'bound' ? 'Policy' : 'Options',
    history: 'Activity',
  };

  const work = (
    <CaseTabs view={view} onView={setView} names={names} keys={tabKeys}>
      <Tabs.Panel value="conversation">
        <CaseConversation row={row} />
      </Tabs.Panel>
      <Tabs.Panel value="answers">
        <VisuallyHidden component="h2">Answers</VisuallyHidden>
        <AnswersView caseId={row.id} work={row} />
      </Tabs.Panel>
      <Tabs.Panel value="documents">
        <DocumentsSection caseId={row.id} side="staff" />
      </Tabs.Panel>
      <Tabs.Panel value="options">
        <CaseOptions row={row} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <CaseHistory caseId={row.id} />
      </Tabs.Panel>
    </CaseTabs>
  );

  return (
    <>
      <WithdrawalNotice row={row} />
      <CaseHeader
        row={row}
        back={wayBack(state)}
        beside
        status={
          <>
            <StatusBadge status={row.status} side="staff" />
            <PriorityMark priority={row.priority} />
          </>
        }
        actions={<WorkActions row={row} />}
      />
      <AssistantsLine caseId={row.id} />
      <JoinedNotice row={row} pathOf={paths.broker.case} />
      <DuplicatesNotice row={row} pathOf={paths.broker.case} />
      <CallsSection caseId={row.id} side="staff" />
      <CaseColumns
        main={work}
        below={view === 'options'}
        aside={
          wide && (
            <Section title="Conversation" bare>
              <CaseConversation row={row} />
            </Section>
          )
        }
      />
    </>
  );
}
