import { Stack } from '@mantine/core';
import { useSessionUser } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { CallsSection } from '#client/modules/callbacks/calls-section.tsx';
import { AnswersView } from '#client/modules/cases/answers/answers-view.tsx';
import { PeopleSection } from '#client/modules/cases/participants/people-section.tsx';
import { Timeline } from '#client/modules/cases/timeline/timeline.tsx';
import { DocumentsSection } from '#client/modules/documents/documents-section.tsx';
import { JoinOffer } from '#client/modules/duplicates/join-offer.tsx';
import { JoinedNotice } from '#client/modules/duplicates/joined-notice.tsx';
import { Conversation } from '#client/modules/messaging/conversation/conversation.tsx';
import { Section } from '#client/ui/section.tsx';
import { isOpen } from '#shared/cases/rules.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import { AskedSection } from './asked-section.tsx';
import { BrokerCard } from './broker-card.tsx';
import { CaseEnd } from './case-end.tsx';
import { CaseHead } from './case-head.tsx';
import { CasePlaces } from './case-places.tsx';
import css from './client-case.module.css';
import { FoldedSection } from './folded-section.tsx';
import { MoreAnswers } from './more-answers.tsx';
import { OptionsSection } from './options-section.tsx';
import { PapersSection } from './papers-section.tsx';
import { PolicyCard } from './policy-card.tsx';
import { useCasePlaces } from './use-case-places.ts';
import { usePlaceInAddress } from './use-place-in-address.ts';

/** Everything about one request, for its client and the people the client invited. */
export function ClientCase({ row }: { row: CaseDetail }) {
  const user = useSessionUser();
  const shared = row.relation === 'participant';
  const timeline = trpc.cases.timeline.useQuery({ caseId: row.id });
  const places = useCasePlaces(row);
  usePageTitle(`${row.title}, ${row.number}`);
  usePlaceInAddress();

  return (
    <>
      <CaseHead row={row} />
      <JoinedNotice row={row} pathOf={paths.portal.case} />
      <JoinOffer row={row} />
      <CallsSection caseId={row.id} side="client" />
      <CasePlaces places={places} />
      <Stack gap="var(--space-24)">
        {row.bound && (
          <div className="not-printed">
            <PolicyCard row={row} bound={row.bound} shared={shared} />
          </div>
        )}
        {!shared && (
          <div className="not-printed">
            <AskedSection row={row} />
          </div>
        )}
        <OptionsSection row={row} />
        <div className={`${css.columns} not-printed`}>
          <Stack gap="var(--space-24)" miw={0}>
            <Section id="conversation" title="Conversation" bare>
              <Conversation
                caseId={row.id}
                side="client"
                canSend={row.allowedEvents.includes('message_sent')}
                cannotSendReason="This conversation is closed."
              />
            </Section>
            <Section id="documents" title="Documents" bare>
              <DocumentsSection caseId={row.id} side="client" />
            </Section>
            <FoldedSection title={shared ? 'Answers' : 'Your answers'}>
              <AnswersView caseId={row.id} recorded={false} note={!shared && <MoreAnswers row={row} />} />
            </FoldedSection>
          </Stack>
          <Stack gap="var(--space-24)" miw={0}>
            {!shared && isOpen(row.status) && <PapersSection caseId={row.id} />}
            <BrokerCard broker={row.broker} matchReason={row.matchReason} shared={shared} />
            <PeopleSection row={row} />
            <Section id="history" title="Activity">
              <Timeline
                entries={timeline.data?.entries ?? []}
                side={shared ? 'participant' : 'client'}
                ownName={user.fullName}
              />
            </Section>
          </Stack>
        </div>
      </Stack>
      <CaseEnd row={row} />
    </>
  );
}
